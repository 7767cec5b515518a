"""A first game in five lines: two bots play Utopia."""

import ludopolis

position = ludopolis.new("utopia", seats=2, seed=7)
ludopolis.play_out(position, ["greedy", "uniform"])
print(position.outcome())
