"""What a viewer is told of a match."""
