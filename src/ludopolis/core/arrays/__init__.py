"""Positions as arrays for learners: many games side by side, what a seat may know as numbers."""
