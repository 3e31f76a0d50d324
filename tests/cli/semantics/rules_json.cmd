tenor rules TIR-While --format json
