"""Running a server and looking after its store."""
