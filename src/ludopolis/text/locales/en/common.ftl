# Words that all games share. Lists: "a, b and c".
common-list = { $most } and { $last }
common-list-none = nothing
common-seat = Player { $number }
common-card-goal = Goal
common-card-end = End
common-card-turn = Your turn
common-goals = How far you are
common-goals-of = How far { $player } is
option-player = { $player }
option-name = { $name }

# Numbered rules that the rulebooks do not give.

rule-ruling = our ruling
rule-ruling-why = The rulebooks leave this open: it is decided here, with the reason.

# What is ours and not the rulebook’s.

origin-reconstructed = ours
origin-partly = partly ours
origin-reconstructed-why = We could not find out what is printed, so we made this ourselves.
origin-partly-why = Some of it stands in the rulebook; the rest we made ourselves.
