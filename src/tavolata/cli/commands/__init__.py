"""The commands: each module has PLACES, what stands between the flags; `arguments`, its flags; and `run`."""
