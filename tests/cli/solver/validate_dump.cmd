tenor validate --dump pipeline
