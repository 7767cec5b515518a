"""The table: seats, plies, undo, clocks and records, without any input or output of its own."""
