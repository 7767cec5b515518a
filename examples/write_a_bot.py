"""Write a bot and see whether it beats random play: it tries its options in imagined games."""

from __future__ import annotations

import ludopolis
from ludopolis import Bot, Budget, Rng, World

GAMES = 6
TRIES = 3
PLIES = 30


class Dreamer(Bot):
    """Plays on at random after each option, in worlds it may be in, and keeps the best lead."""

    def choose(self, world: World, budget: Budget, rng: Rng) -> int:
        options = world.decision.options
        leads = [sum(self.lead(world, option, rng) for _ in range(TRIES)) for option in options]
        best = [option for option, lead in zip(options, leads, strict=True) if lead == max(leads)]
        return best[rng.below(len(best))]

    def lead(self, world: World, option: int, rng: Rng) -> int:
        s = world.sample(rng)
        s.apply(option)
        for _ in range(PLIES):
            if s.over:
                break
            s.apply(s.decision.options[rng.below(len(s.decision.options))])
        scores = s.scores()
        own = scores.pop(world.seat)
        return own - max(scores)


def main() -> None:
    wins = 0
    for deal in range(GAMES):
        position = ludopolis.new("utopia", seats=2, seed=deal)
        seat = deal % 2
        players: list[Bot | str] = ["uniform", "uniform"]
        players[seat] = Dreamer()
        outcome = ludopolis.play_out(position, players).outcome()
        assert outcome is not None
        wins += seat in outcome.winners
    print(f"Dreamer won {wins} of {GAMES} games against random play")


if __name__ == "__main__":
    main()
