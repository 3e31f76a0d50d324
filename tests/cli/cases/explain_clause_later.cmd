tenor explain Relax/Op/b1
