tenor compat a b
