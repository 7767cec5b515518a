"""A match, sans-IO: its entries, their fold, and snapshots of it."""
