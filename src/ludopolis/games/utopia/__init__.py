"""Utopia: princes, monuments and wonders on four islands."""
