# Woorden die alle spellen delen. Lijsten: "a, b en c".
common-list = { $most } en { $last }
common-list-none = niets
common-seat = Speler { $number }
option-player = { $player }
option-name = { $name }
