# Comptes, sessions, vie privée et modération.

refusal-database-scheme = « { $scheme } » n'est pas une base de données utilisable. Indiquez un fichier, ou une adresse qui commence par sqlite:/// ou postgresql://.
refusal-database-no-file = Un serveur a besoin d'une base de données durable : indiquez un fichier.
