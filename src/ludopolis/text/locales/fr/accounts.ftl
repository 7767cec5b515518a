# Comptes, sessions, vie privée et modération.

refusal-database-scheme = « { $scheme } » n'est pas une base de données utilisable. Indiquez un fichier, ou une adresse qui commence par sqlite:/// ou postgresql://.
refusal-database-no-file = Un serveur a besoin d'une base de données durable : indiquez un fichier.

refusal-account-scripts = Le compte « { $account } » mêle des lettres de plusieurs écritures. Choisissez-en une seule.
refusal-account-unknown = Il n'y a pas de compte « { $account } ».
refusal-no-account = Vous n'avez pas encore de compte.
refusal-password-wrong = Ce n'est pas votre mot de passe actuel.
refusal-reset-code = Ce code n'est pas valable, ou ne l'est plus. Demandez-en un autre à votre hôte.

refusal-banned = Vous êtes exclu de ce serveur. { $reason }
refusal-person-unknown = On ne sait pas de qui il s'agit.
refusal-not-oneself = Vous ne pouvez pas vous faire cela à vous-même.
refusal-too-many-reports = Vous pouvez envoyer { $max } signalements par jour.
refusal-report-unknown = Il n'y a pas de signalement { $number } en attente.
refusal-ban-unknown = Il n'y a pas d'exclusion { $number } en vigueur.
refusal-address-unknown = « { $address } » n'est ni une adresse ni un réseau.
refusal-farewell-name = Pour être oublié, tapez votre nom : { $name }.
refusal-not-sure = Rien n'a été supprimé. Ajoutez --yes si vous êtes sûr.

# Ce que dit `ludopolis admin`.
server-reset = Dites à { $account } d'ouvrir dans la journée cette adresse, après celle de votre site : { $path }
server-backed-up = La base a été copiée vers { $file }.
server-dossier = Tout ce qu'on sait de { $account } a été écrit dans { $file }.
server-erased = { $account } est oublié.
server-banned = L'exclusion { $number } est en vigueur.
server-unbanned = L'exclusion { $number } est levée.
server-no-reports = Aucun signalement n'est en attente.
server-report-closed = Le signalement { $number } est clos.
refusal-backup-sqlite = Seule une base SQLite peut être copiée. Pour PostgreSQL, utilisez pg_dump.
refusal-backup-exists = { $file } existe déjà. Indiquez un autre fichier.
