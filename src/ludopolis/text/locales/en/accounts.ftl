# Accounts, sessions, privacy and moderation.

refusal-database-scheme = “{ $scheme }” is no database that can be used. Name a file, or an address that begins with sqlite:/// or postgresql://.
refusal-database-no-file = A server needs a database that lasts: name a file.

refusal-account-scripts = The account “{ $account }” mixes letters of several scripts. Choose letters of one.
refusal-account-unknown = There is no account “{ $account }”.
refusal-no-account = You have no account yet.
refusal-password-wrong = That is not your present password.
refusal-reset-code = This code is not valid, or no longer. Ask your host for another.
