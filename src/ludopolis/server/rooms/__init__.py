"""Matches in memory with those who look at them, and what people ask of them."""
