"""What tests of games and of the table share; nothing here is needed to play."""
