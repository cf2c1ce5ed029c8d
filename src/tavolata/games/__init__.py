"""The games: one folder each, always with the same file names. They know the kernel and nothing else."""
