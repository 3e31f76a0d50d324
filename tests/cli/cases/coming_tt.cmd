tenor tt check a
