tenor validate --dump pipeline_functions --format json
