"""Uchronia: raise a city of dinosaurs and Romans with cards that are orders, resources, activities."""
