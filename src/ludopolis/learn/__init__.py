"""Learning by self-play: games, training, and the gate through which a better net comes."""
