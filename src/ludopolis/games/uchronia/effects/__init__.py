"""What the Buildings do: a module per family, and the catalogue that a pack names them from."""
