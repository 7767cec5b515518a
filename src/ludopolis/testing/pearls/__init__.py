"""Pearls: a very small game with everything that makes games hard to serve, to be copied.

docs/guides/add-a-game.md says how. Hidden hands, draws, a question put to another seat in the
middle of a turn, forced questions and a pass. Rules, numbered for tests: Y-1 each seat starts with
two cards; Y-2 a turn begins with a draw, and the game ends when there is nothing to draw; Y-3 the
seat lays up to two cards or passes; Y-4 laying a ruby lets it choose a rival with cards; Y-5 the
rival shows and gives a card of its choice; Y-6 points are the values of the cards laid.
"""
