"""What games are tested with: scenarios, conformance, perft counts, golden playthroughs."""
