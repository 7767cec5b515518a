# Accounts, sessies, privacy en moderatie.

refusal-database-scheme = ‘{ $scheme }’ is geen bruikbare database. Noem een bestand, of een adres dat begint met sqlite:/// of postgresql://.
refusal-database-no-file = Een server heeft een blijvende database nodig: noem een bestand.

refusal-account-scripts = Het account ‘{ $account }’ mengt letters van verschillende schriften. Kies letters van één schrift.
refusal-account-unknown = Er is geen account ‘{ $account }’.
refusal-no-account = Je hebt nog geen account.
refusal-password-wrong = Dat is niet je huidige wachtwoord.
refusal-reset-code = Deze code is niet (meer) geldig. Vraag je gastheer om een andere.
