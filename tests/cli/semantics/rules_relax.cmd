tenor rules RLX-Call-argument
