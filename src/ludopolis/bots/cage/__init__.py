"""What a foreign bot is locked into: layers of the kernel's, each used where it works.

``layers`` knows which of them work here and what they hold together; ``keeper`` is the process
that puts them on, starts the program behind them, and ends it. The rest are the layers.
"""
