# Why the server says no.

refusal-no-visitor = Choose a name first.
refusal-name-empty = A name needs at least one letter.
refusal-sign-in = The account and the password don’t match.
refusal-account-exists = You already have an account: { $account }.
refusal-account-taken = The account “{ $account }” is taken.
refusal-not-admin = Only the administrator of this server may do that.
refusal-not-owner = Only the owner of the match may do that.
refusal-not-your-seat = Seat { $seat } is not yours.
refusal-spectators-only-look = Spectators may only watch.
refusal-foreign-origin = This request comes from the page of another site.
refusal-match-unknown = There is no match “{ $match }” that you may see.
refusal-match-not-started = The match has not been started.
refusal-match-started = The match has already been started.
refusal-match-not-over = The match is not over yet.
refusal-match-unreadable = The match { $match } can’t be read. Tell the administrator of this server.
refusal-seats-empty =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
refusal-not-ready = { $player } is not ready yet.
refusal-seat-conceded = Seat { $seat } has been given up.
refusal-bot-plays = A bot is playing for seat { $seat }; take the seat back first.
refusal-fork-not-own = You can branch off from a match in progress only if nobody else has played in it, or if everybody who has agrees.
refusal-visitors-only = The administrator looks after matches but doesn’t play in them.
refusal-consent-needed = Others have played in this match: to take seat { $seat }, ask them first.
refusal-consent-pending = { $player } has already asked for that.
refusal-consent-not-asked = Nobody is waiting for you to agree.
refusal-match-forked = Somebody has branched off from this match and may know what comes: no new players can join it.
refusal-record-hidden = The record is shown once the match is over.
refusal-ply-unknown = There is no move { $ply } to show.
refusal-chat-length = A message must have between 1 and { $max } characters.
refusal-timing = This time limit is not possible.
refusal-too-many-guesses = Too many wrong passwords; try again in half a minute.
refusal-too-many-matches = You already have { $max } unfinished matches.
refusal-too-many-requests = Too many requests; wait a moment.
refusal-too-many-sockets = You already have { $max } open connections.
refusal-request-malformed = This request can’t be understood: { $detail }.
refusal-language-unknown = There is no language “{ $language }”. The languages are: { $languages }.
refusal-not-found = There is nothing here.
refusal-method = That isn’t possible here.
refusal-body-too-large = This request is too large.
refusal-media-type = Requests must be JSON.
refusal-server-fault = Something went wrong on the server; its administrator finds the cause under { $id }.
refusal-store-unavailable = The server can’t store your move at the moment. Nothing is lost; try again.
refusal-hint-failed = No hint could be worked out just now; try again.
refusal-store-busy = The server is busy with this match; try again.
refusal-misdirected = This request has gone astray; send it again.
refusal-address-unusable = The server can’t listen at { $address }: { $detail }.
refusal-setting = This setting can’t be used: { $detail }.
refusal-database-unusable = The database can’t be used: { $detail }.
refusal-database-newer = The database is of a later version of Ludopolis (revision { $revision }; this one knows { $known } and earlier). Nothing was changed. Use that version, or a later one.
refusal-database-folder = There is no folder { $folder } for the database.
refusal-server-not-started = The server did not start.
refusal-match-exists = The match { $match } already exists.
refusal-match-faulty = The match { $match } can’t be replayed: { $fault }.
refusal-archive-unreadable = { $file } is not an exported match: { $detail }.

# What `ludopolis admin` says.
server-exported =
    { $count ->
        [one] One match written.
       *[other] { $count } matches written.
    }
server-imported =
    { $count ->
        [one] One match stored.
       *[other] { $count } matches stored.
    }
server-verified =
    { $count ->
        [one] One match is intact.
       *[other] { $count } matches are intact.
    }
server-faulty = { $match }: { $fault }
server-repaired =
    { $count ->
        [0] Nothing was wrong.
        [one] One entry removed.
       *[other] { $count } entries removed.
    }
