"""What happens without a request: bots, clocks, hints, and news of other nodes."""
