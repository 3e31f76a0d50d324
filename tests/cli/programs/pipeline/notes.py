# No stage: its name has no number.
NOTE = 1
