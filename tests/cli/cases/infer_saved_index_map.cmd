tenor infer layout_transform.json
