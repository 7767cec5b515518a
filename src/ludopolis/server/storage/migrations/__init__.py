"""The history of the schema. Each revision is a step upwards; none goes down."""
