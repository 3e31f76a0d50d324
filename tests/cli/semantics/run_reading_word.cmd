tenor run scale.py --reading TIR-D8=literal
