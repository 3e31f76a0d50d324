tenor validate --dump ../cases
