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

## In de browser

web-account = Je account
web-account-yours = Je bent aangemeld bij het account ‘{ $account }’.
web-account-make = Account maken
web-account-why = Met een account ben je op al je apparaten dezelfde. Spelen kan ook zonder.
web-account-have = Ik heb al een account
web-account-none = Ik heb nog geen account
web-account-name = Account
web-sign-in = Aanmelden
web-sign-out = Afmelden
web-sign-out-everywhere = Overal afmelden
web-password = Wachtwoord
web-password-old = Huidig wachtwoord
web-password-new = Nieuw wachtwoord
web-password-change = Wachtwoord wijzigen
web-password-why = Alle andere apparaten worden afgemeld.
web-password-changed = Het wachtwoord is gewijzigd.
web-reset = Een nieuw wachtwoord kiezen
web-reset-why = Je gastheer heeft je een code gegeven. Die werkt één keer, een dag lang; daarna zijn alle apparaten afgemeld.
web-reset-code = Code
web-sessions = Waar je aangemeld bent
web-session-unknown = Een apparaat van eerder
web-session-used = laatst gebruikt: { $when }
web-session-this = dit apparaat
web-muted = Mensen die je niet hoort
web-mute = Niet meer tonen wat { $player } zegt
web-unmute = { $player } weer horen
web-report = Melden bij de gastheer
web-report-why = Wat is er mis mee?
web-reported = De gastheer krijgt het te zien.
web-line-menu = Over deze regel van { $player }
web-chat-deleted = verwijderd
web-guests = Gasten
web-expel = { $player } de deur wijzen
web-data = Je gegevens
web-data-why = Alles wat deze server van je weet: naam, apparaten, partijen, zetten en berichten.
web-data-save = Opslaan als bestand
web-farewell = Al mijn gegevens verwijderen
web-farewell-why = Dit kan niet ongedaan gemaakt worden. Je account, naam, apparaten en berichten worden verwijderd en je lopende partijen opgegeven; afgelopen partijen houden hun zetten, zonder je naam. Typ ter bevestiging je naam: { $name }
web-farewell-name = Je naam
