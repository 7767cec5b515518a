# Why something can’t be done. One message per code of a refusal.

refusal-seats-out-of-range = This game is for { $min } to { $max } players, not { $seats }.
refusal-flag-unknown = There is no setting “{ $flag }”. The settings are: { $flags }.
refusal-flag-value = The setting “{ $flag }” can’t be “{ $value }”. It can be: { $values }.

refusal-pack-unreadable = { $file } can’t be read: { $detail }.
refusal-pack-not-utf8 = { $file }, line { $line }: the file is not UTF-8 text.
refusal-pack-empty = { $file } holds no TOML file.
refusal-pack-syntax = { $file }, line { $line }: not valid TOML. { $detail }.
refusal-pack-too-deep = { $file } is nested too deeply.
refusal-pack-key-twice = { $file }, line { $line }: “{ $key }” is already in { $other }.
refusal-pack-key-unknown = { $file }, line { $line }: unknown key “{ $key }”.
refusal-pack-key-missing = { $file }, line { $line }: “{ $key }” is missing.
refusal-pack-type = { $file }, line { $line }: “{ $key }” must be { $expected }, not { $got }.
refusal-pack-value = { $file }, line { $line }: “{ $key }” has a value that can’t be used. { $detail }.
refusal-pack-id-twice = { $file }, line { $line }: the id “{ $id }” of “{ $key }” is already in use.
refusal-pack-number = { $file }, line { $line }: the number of “{ $key }” is too large.

refusal-game-unknown = There is no game “{ $game }”. The games are: { $games }.
refusal-unknown-seat = There is no seat { $seat } at this table.
refusal-seat-taken = Seat { $seat } is taken by { $player }.
refusal-seat-awaited = { $player } may still come back. A bot can take over once the table has waited for a while.
refusal-game-over = The game is over.
refusal-stale-ply = That was an answer to ply { $ply }; the table is at ply { $current }.
refusal-stale-branch = A move has been taken back in the meantime. Look again before you go on.
refusal-not-your-turn = It is { $player }'s turn.
refusal-not-an-option = { $option } is not among the answers to “{ $ask }”.
refusal-answer-unforeseen = That can’t be answered before what comes of the answers before it is known.
refusal-not-whole = “{ $name }” must be a whole number, not { $value }.
refusal-undo-ply = There is no choice to take back at ply { $ply }.
refusal-undo-barrier = Something was revealed or somebody else has acted since ply { $ply }: ask the others whether you may go back.
refusal-undo-pending = { $player } has already asked to undo.
refusal-undo-not-asked = Nobody is waiting for you to agree to an undo.

refusal-file-unreadable = { $file } can’t be read: { $detail }.
refusal-file-unwritable = { $file } can’t be written: { $detail }.
refusal-table-unreadable = { $file } is not a saved table: { $detail }.

refusal-record-not-json = This is not a record: it is not JSON. { $detail }.
refusal-record-cut = The record breaks off in the middle: its end is missing.
refusal-record-shape = This is not a record of a game: { $detail }.
refusal-record-format = The record is in format { $found }; this program reads format { $known }.
refusal-record-header-edited = The header of the record was changed after the game.
refusal-record-edited = The record was changed at ply { $ply }.
refusal-record-truncated = The record ends at ply { $ply }, but it had { $length } plies.
refusal-record-end-edited = The end of the record, its seed or its result, was changed.
refusal-record-seed = The seed of the record is not the one that was promised at the start.
refusal-record-seed-unknown = The record hides its seed until the game is over, so it can’t be replayed.
refusal-record-other-game = The record is of a game of { $recorded }, not of { $present }.
refusal-rules-version = Version { $version } of the rules of { $game } is not in this program, which knows { $versions }. What was begun with it is kept, and goes on where that version is installed.
refusal-pack-missing = The content of { $game } with hash { $pack } is not here. What was begun with it is kept, and goes on once { $pack }.toml is in the folder that LUDOPOLIS_PACKS names.
refusal-record-other-rules = The record was made with rules version { $recorded }; these are version { $present }.
refusal-record-other-pack = The record was made with different content of “{ $pack }”: { $recorded }, not { $present }.
refusal-record-illegal = Ply { $ply } of the record breaks the rules: { $option } is not among the answers to “{ $ask }”.
refusal-record-after-end = The record goes on at ply { $ply }, but the game was over.
refusal-record-result = The result differs: the record says { $recorded }, the replay { $replayed }.
refusal-position-text = “{ $text }” is not the text of a position.
refusal-position-without-start = This position was read from a text, so nobody knows how the game came there: it has no record.

## Lessons

refusal-lesson-missing = There is no lesson of { $game }, or it has changed since.
refusal-lesson-word = { $file }, line { $line }: { $key } says “{ $word }”, but the answers to “{ $ask }” are: { $words }.
refusal-lesson-ask = { $file }, line { $line }: { $key } expects “{ $ask }”, but “{ $asked }” is asked.
refusal-lesson-turn = { $file }, line { $line }: { $key } comes while seat { $seat } is asked “{ $asked }”; add its answer to the replies.
refusal-lesson-asks = { $file }, line { $line }: { $key } names { $asks } questions for { $answers } answers.
refusal-lesson-name = { $file }, line { $line }: { $key} is “{ $name }”, which the content doesn’t name.
refusal-lesson-fact = { $file }, line { $line }: { $key } says { $value }, but { $place } is { $found } in the game.
