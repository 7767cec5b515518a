"""Dominations: civilisations that grow on triangles and in trees, over three Ages."""
