tenor run scale.py --reading TIR-D2=as-written
