# Words that all games share. Lists: "a, b and c".
common-list = { $most } and { $last }
common-list-none = nothing
common-seat = Player { $number }
option-player = { $player }
option-name = { $name }
