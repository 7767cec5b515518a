"""Contests between bots: arena, ratings, balance and tuning, on one machine or on many."""
