# Comptes, sessions, vie privée et modération.

refusal-database-scheme = « { $scheme } » n'est pas une base de données utilisable. Indiquez un fichier, ou une adresse qui commence par sqlite:/// ou postgresql://.
refusal-database-no-file = Un serveur a besoin d'une base de données durable : indiquez un fichier.

refusal-account-scripts = Le compte « { $account } » mêle des lettres de plusieurs écritures. Choisissez-en une seule.
refusal-account-unknown = Il n'y a pas de compte « { $account } ».
refusal-no-account = Vous n'avez pas encore de compte.
refusal-password-wrong = Ce n'est pas votre mot de passe actuel.
refusal-reset-code = Ce code n'est pas valable, ou ne l'est plus. Demandez-en un autre à votre hôte.
