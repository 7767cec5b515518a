# Accounts, sessies, privacy en moderatie.

refusal-database-scheme = ‘{ $scheme }’ is geen bruikbare database. Noem een bestand, of een adres dat begint met sqlite:/// of postgresql://.
refusal-database-no-file = Een server heeft een blijvende database nodig: noem een bestand.

refusal-account-scripts = Het account ‘{ $account }’ mengt letters van verschillende schriften. Kies letters van één schrift.
refusal-account-unknown = Er is geen account ‘{ $account }’.
refusal-no-account = Je hebt nog geen account.
refusal-password-wrong = Dat is niet je huidige wachtwoord.
refusal-reset-code = Deze code is niet (meer) geldig. Vraag je gastheer om een andere.

refusal-banned = Je bent van deze server uitgesloten. { $reason }
refusal-person-unknown = Het is niet bekend wie dat is.
refusal-not-oneself = Dat kun je jezelf niet aandoen.
refusal-too-many-reports = Je mag { $max } meldingen per dag sturen.
refusal-report-unknown = Er is geen open melding { $number }.
refusal-ban-unknown = Er is geen uitsluiting { $number } van kracht.
refusal-address-unknown = ‘{ $address }’ is geen adres of netwerk.
refusal-farewell-name = Typ je naam om vergeten te worden: { $name }.
refusal-not-sure = Er is niets verwijderd. Voeg --yes toe als je het zeker weet.

# Wat `ludopolis admin` zegt.
server-reset = Laat { $account } binnen een dag dit adres openen, na het adres van je site: { $path }
server-backed-up = De database is gekopieerd naar { $file }.
server-dossier = Alles wat over { $account } bekend is, staat in { $file }.
server-erased = { $account } is vergeten.
server-banned = Uitsluiting { $number } is van kracht.
server-unbanned = Uitsluiting { $number } is opgeheven.
server-no-reports = Er zijn geen open meldingen.
server-report-closed = Melding { $number } is gesloten.
refusal-backup-sqlite = Alleen een SQLite-database kan gekopieerd worden. Gebruik pg_dump voor PostgreSQL.
refusal-backup-exists = { $file } bestaat al. Noem een ander bestand.
