tenor rules --format sarif
