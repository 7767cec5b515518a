"""The rules kernel: decisions, frames, states and games. Knows no game by name."""
