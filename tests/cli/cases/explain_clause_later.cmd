tenor explain Relax/Op/b1.b9
