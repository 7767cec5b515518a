"""The store of all matches, and the server's own time, which is kept in it."""
