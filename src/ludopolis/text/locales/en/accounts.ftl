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

## In the browser

web-account = Your account
web-account-yours = You are signed in to the account “{ $account }”.
web-account-make = Make an account
web-account-why = With an account you are the same person on all your devices. You can play without one.
web-account-have = I have an account
web-account-none = I have no account yet
web-account-name = Account
web-sign-in = Sign in
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-password = Password
web-password-old = Present password
web-password-new = New password
web-password-change = Change the password
web-password-why = All other devices are signed out.
web-password-changed = The password was changed.
web-reset = Choose a new password
web-reset-why = Your host has given you a code. It is good once, for a day; afterwards all devices are signed out.
web-reset-code = Code
web-sessions = Where you are signed in
web-session-unknown = A device from before
web-session-used = last used { $when }
web-session-this = this device
web-muted = People you don’t hear
web-mute = Don’t show what { $player } says
web-unmute = Hear { $player } again
web-report = Report to the host
web-report-why = What is wrong with it?
web-reported = The host will see it.
web-line-menu = About this line of { $player }
web-chat-deleted = deleted
web-guests = Guests
web-expel = Show { $player } the door
web-data = Your data
web-data-why = All that this server knows of you: name, devices, matches, moves and chat.
web-data-save = Save as a file
web-farewell = Delete all my data
web-farewell-why = This can’t be undone. Your account, name, devices and chat are deleted, and your games in progress are given up; games that are over keep their moves, without your name. To confirm, type your name: { $name }
web-farewell-name = Your name
