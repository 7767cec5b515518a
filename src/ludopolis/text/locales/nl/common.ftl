# Woorden die alle spellen delen. Lijsten: "a, b en c".
common-list = { $most } en { $last }
common-list-none = niets
common-seat = Speler { $number }
common-card-goal = Doel
common-card-end = Einde
common-card-turn = Je beurt
common-goals = Hoe ver je bent
common-goals-of = Hoe ver { $player } is
option-player = { $player }
option-name = { $name }

# Numbered rules that the rulebooks do not give.

rule-ruling = onze uitspraak
rule-ruling-why = De spelregelboekjes laten dit open: het is hier beslist, met de reden.
