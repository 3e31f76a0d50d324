tenor validate --dump pipeline -q --fail-on different
