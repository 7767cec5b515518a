"""The whole server in one process, under a virtual clock and one seed.

Nodes, store, Redis, players, clocks and faults run as the tasks of one event loop. All that a run
does follows from its seed, so that a seed which fails is a test. ``docs/design/simulation.md`` says
what is real in it and what is a double.
"""
