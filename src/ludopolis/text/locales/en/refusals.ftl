# Why something can't be done. One message per code of a refusal.

refusal-seats-out-of-range = This game is for { $least } to { $most } players, not { $seats }.
refusal-flag-unknown = There is no setting “{ $flag }”. The settings are: { $flags }.
refusal-flag-value = The setting “{ $flag }” can't be “{ $value }”. It can be: { $values }.

refusal-pack-unreadable = { $file } can't be read: { $detail }.
refusal-pack-not-utf8 = { $file }, line { $line }: the file is not UTF-8 text.
refusal-pack-empty = { $file } holds no TOML file.
refusal-pack-syntax = { $file }, line { $line }: not valid TOML. { $detail }.
refusal-pack-too-deep = { $file } is nested too deeply.
refusal-pack-key-twice = { $file }, line { $line }: “{ $key }” stands in { $other } already.
refusal-pack-key-unknown = { $file }, line { $line }: unknown key “{ $key }”.
refusal-pack-key-missing = { $file }, line { $line }: “{ $key }” is missing.
refusal-pack-type = { $file }, line { $line }: “{ $key }” must be { $expected }, not { $got }.
refusal-pack-value = { $file }, line { $line }: “{ $key }” has a value that can't be used. { $detail }.
refusal-pack-id-twice = { $file }, line { $line }: the id “{ $id }” of “{ $key }” is used already.
refusal-pack-number = { $file }, line { $line }: the number of “{ $key }” is too large.
