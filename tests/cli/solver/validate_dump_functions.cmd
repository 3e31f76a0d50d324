tenor validate --dump pipeline_functions
