tenor run scale.py --reading TIR-D800=as-written
