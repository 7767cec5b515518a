"""Players made of code. Each sees what its seat may see, and chooses one of its options."""
