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

## Dans le navigateur

web-account = Votre compte
web-account-yours = Vous êtes connecté au compte « { $account } ».
web-account-make = Créer un compte
web-account-why = Avec un compte, vous êtes la même personne sur tous vos appareils. On peut jouer sans compte.
web-account-have = J'ai déjà un compte
web-account-none = Je n'ai pas encore de compte
web-account-name = Compte
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-sign-out-everywhere = Se déconnecter partout
web-password = Mot de passe
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-change = Changer le mot de passe
web-password-why = Tous les autres appareils seront déconnectés.
web-password-changed = Le mot de passe a été changé.
web-reset = Choisir un nouveau mot de passe
web-reset-why = Votre hôte vous a donné un code. Il sert une fois, pendant un jour ; ensuite tous les appareils sont déconnectés.
web-reset-code = Code
web-sessions = Où vous êtes connecté
web-session-unknown = Un appareil d'avant
web-session-used = dernière utilisation : { $when }
web-session-this = cet appareil
web-muted = Personnes que vous n'entendez pas
web-mute = Ne plus afficher ce que dit { $player }
web-unmute = Entendre à nouveau { $player }
web-report = Signaler à l'hôte
web-report-why = Qu'est-ce qui ne va pas ?
web-reported = L'hôte le verra.
web-line-menu = À propos de cette phrase de { $player }
web-chat-deleted = supprimé
web-guests = Invités
web-expel = Mettre { $player } à la porte
web-data = Vos données
web-data-why = Tout ce que ce serveur sait de vous : nom, appareils, parties, coups et messages.
web-data-save = Enregistrer dans un fichier
web-farewell = Supprimer toutes mes données
web-farewell-why = C'est irréversible. Votre compte, votre nom, vos appareils et vos messages sont supprimés, vos parties en cours abandonnées ; les parties finies gardent leurs coups, sans votre nom. Pour confirmer, tapez votre nom : { $name }
web-farewell-name = Votre nom
