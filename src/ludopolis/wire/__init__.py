"""The structs that leave the program: events, views, records, messages, texts, refusals."""
