# Pourquoi le serveur refuse.

refusal-no-visitor = Choisissez d'abord un nom.
refusal-name-empty = Un nom comporte au moins une lettre.
refusal-sign-in = Ce compte et ce mot de passe ne vont pas ensemble.
refusal-account-exists = Vous avez déjà un compte : { $account }.
refusal-account-taken = Le compte « { $account } » est déjà pris.
refusal-not-admin = Seul l'administrateur de ce serveur peut faire cela.
refusal-not-owner = Seul le créateur de la partie peut faire cela.
refusal-not-your-seat = La place { $seat } n'est pas à vous.
refusal-spectators-only-look = Les spectateurs ne peuvent que regarder.
refusal-foreign-origin = Cette requête vient de la page d'un autre site.
refusal-match-unknown = Il n'y a pas de partie « { $match } » que vous puissiez voir.
refusal-match-not-started = La partie n'a pas commencé.
refusal-match-started = La partie a déjà commencé.
refusal-match-not-over = La partie n'est pas encore finie.
refusal-match-unreadable = La partie { $match } est illisible. Prévenez l'administrateur de ce serveur.
refusal-seats-empty =
    { $count ->
        [one] Il reste une place libre.
       *[other] Il reste { $count } places libres.
    }
refusal-not-ready = { $player } n'a pas encore dit être prêt.
refusal-seat-conceded = La place { $seat } a été abandonnée.
refusal-bot-plays = Un robot joue pour la place { $seat } ; reprenez-la d'abord.
refusal-fork-not-own = Une partie en cours ne peut être continuée ailleurs que si personne d’autre n’y a joué, ou si tous ceux qui y ont joué sont d’accord.
refusal-visitors-only = L’administrateur veille sur les parties, mais n’y joue pas.
refusal-consent-needed = D’autres ont joué dans cette partie : demandez-leur d’abord la place { $seat }.
refusal-consent-pending = { $player } l’a déjà demandé.
refusal-consent-not-asked = Personne n’attend votre accord.
refusal-match-forked = Quelqu’un a continué cette partie ailleurs et connaît peut-être la suite : personne de nouveau ne peut la rejoindre.
refusal-record-hidden = La partie enregistrée est montrée une fois la partie finie.
refusal-ply-unknown = Il n'y a pas de coup { $ply } à montrer.
refusal-chat-length = Un message compte entre 1 et { $max } caractères.
refusal-timing = On ne peut pas jouer avec ces temps.
refusal-too-many-guesses = Trop de mots de passe erronés ; réessayez dans une demi-minute.
refusal-too-many-matches = Vous avez déjà { $max } parties inachevées.
refusal-too-many-requests = Trop de requêtes ; attendez un instant.
refusal-too-many-sockets = Il y a déjà { $max } connexions.
refusal-request-malformed = Cette requête est incompréhensible : { $detail }.
refusal-language-unknown = Il n'y a pas de langue « { $language } ». Il y a : { $languages }.
refusal-not-found = Il n'y a rien ici.
refusal-method = Cela ne peut pas se faire ici.
refusal-body-too-large = Cette requête est trop grande.
refusal-media-type = Les requêtes doivent être en JSON.
refusal-server-fault = Une erreur s'est produite sur le serveur ; son administrateur en trouve la cause sous { $id }.
refusal-store-unavailable = Le serveur ne peut pas enregistrer votre coup en ce moment. Rien n'est perdu ; réessayez.
refusal-hint-failed = Aucun conseil n’a pu être trouvé pour le moment ; réessayez.
refusal-store-busy = Le serveur est occupé par cette partie ; réessayez.
refusal-misdirected = Cette requête s’est égarée ; envoyez-la de nouveau.
refusal-address-unusable = Le serveur ne peut pas écouter à l’adresse { $address } : { $detail }.
refusal-setting = Ce réglage est inutilisable : { $detail }.
refusal-database-unusable = La base de données est inutilisable : { $detail }.
refusal-database-newer = La base de données vient d’une version plus récente de Ludopolis (révision { $revision } ; celle-ci connaît { $known } et les précédentes). Rien n’a été modifié. Utilisez cette version ou une plus récente.
refusal-database-folder = Il n'y a pas de dossier { $folder } pour la base de données.
refusal-server-not-started = Le serveur n'a pas démarré.
refusal-match-exists = La partie { $match } existe déjà.
refusal-match-faulty = La partie { $match } ne peut pas être rejouée : { $fault }.
refusal-archive-unreadable = { $file } n'est pas une partie exportée : { $detail }.

# Ce que dit `ludopolis admin`.
server-exported =
    { $count ->
        [one] Une partie écrite.
       *[other] { $count } parties écrites.
    }
server-imported =
    { $count ->
        [one] Une partie enregistrée.
       *[other] { $count } parties enregistrées.
    }
server-verified =
    { $count ->
        [one] Une partie est intacte.
       *[other] { $count } parties sont intactes.
    }
server-faulty = { $match } : { $fault }
server-repaired =
    { $count ->
        [0] Il n'y avait rien à réparer.
        [one] Une entrée reprise.
       *[other] { $count } entrées reprises.
    }
