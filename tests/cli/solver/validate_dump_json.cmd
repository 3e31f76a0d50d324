tenor validate --dump pipeline --format json
