tenor print layout_transform.json
