tenor fuzz
