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

# Wat van ons is en niet uit de spelregels.

origin-reconstructed = van ons
origin-partly = deels van ons
origin-reconstructed-why = We konden niet achterhalen wat er gedrukt staat, dus dit hebben we zelf gemaakt.
origin-partly-why = Een deel staat in de spelregels; de rest hebben we zelf gemaakt.
