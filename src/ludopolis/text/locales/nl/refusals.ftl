# Waarom iets niet kan. Eén boodschap per code van een weigering.

refusal-seats-out-of-range = Dit spel is voor { $least } tot { $most } spelers, niet voor { $seats }.
refusal-flag-unknown = De instelling “{ $flag }” bestaat niet. De instellingen zijn: { $flags }.
refusal-flag-value = De instelling “{ $flag }” kan niet “{ $value }” zijn. Mogelijk is: { $values }.

refusal-pack-unreadable = { $file } kan niet worden gelezen: { $detail }.
refusal-pack-not-utf8 = { $file }, regel { $line }: het bestand is geen UTF-8-tekst.
refusal-pack-empty = { $file } bevat geen TOML-bestand.
refusal-pack-syntax = { $file }, regel { $line }: geen geldige TOML. { $detail }.
refusal-pack-too-deep = { $file } is te diep genest.
refusal-pack-key-twice = { $file }, regel { $line }: “{ $key }” staat al in { $other }.
refusal-pack-key-unknown = { $file }, regel { $line }: onbekende sleutel “{ $key }”.
refusal-pack-key-missing = { $file }, regel { $line }: “{ $key }” ontbreekt.
refusal-pack-type = { $file }, regel { $line }: “{ $key }” moet van het type { $expected } zijn, niet { $got }.
refusal-pack-value = { $file }, regel { $line }: de waarde van “{ $key }” is onbruikbaar. { $detail }.
refusal-pack-id-twice = { $file }, regel { $line }: het id “{ $id }” van “{ $key }” is al gebruikt.
refusal-pack-number = { $file }, regel { $line }: het getal van “{ $key }” is te groot.
