"""Ludopolis: Uchronia, Utopia and Dominations, played by people and by bots."""
