# Accounts, sessions, privacy and moderation.

refusal-database-scheme = “{ $scheme }” is no database that can be used. Name a file, or an address that begins with sqlite:/// or postgresql://.
refusal-database-no-file = A server needs a database that lasts: name a file.
