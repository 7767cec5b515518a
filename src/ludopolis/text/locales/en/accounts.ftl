# Accounts, sessions, privacy and moderation.

refusal-database-scheme = “{ $scheme }” is no database that can be used. Name a file, or an address that begins with sqlite:/// or postgresql://.
refusal-database-no-file = A server needs a database that lasts: name a file.

refusal-account-scripts = The account “{ $account }” mixes letters of several scripts. Choose letters of one.
refusal-account-unknown = There is no account “{ $account }”.
refusal-no-account = You have no account yet.
refusal-password-wrong = That is not your present password.
refusal-reset-code = This code is not valid, or no longer. Ask your host for another.

refusal-banned = You are shut out of this server. { $reason }
refusal-person-unknown = It is not known who that is.
refusal-not-oneself = You can’t do that to yourself.
refusal-too-many-reports = You may send { $max } reports a day.
refusal-report-unknown = There is no open report { $number }.
refusal-ban-unknown = There is no ban { $number } in force.
refusal-address-unknown = “{ $address }” is not an address or a network.
refusal-farewell-name = To be forgotten, type your name: { $name }.
refusal-not-sure = Nothing was deleted. Say --yes if you are sure.

# What `ludopolis admin` says.
server-reset = Let { $account } open this address within a day, after the address of your site: { $path }
server-backed-up = The store was copied to { $file }.
server-dossier = All that is known of { $account } was written to { $file }.
server-erased = { $account } is forgotten.
server-banned = Ban { $number } is in force.
server-unbanned = Ban { $number } is lifted.
server-no-reports = No reports are open.
server-report-closed = Report { $number } is closed.
refusal-backup-sqlite = Only a SQLite store can be copied. Use pg_dump for PostgreSQL.
refusal-backup-exists = { $file } is there already. Name another file.
