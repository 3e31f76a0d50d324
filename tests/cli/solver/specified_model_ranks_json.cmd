tenor specified model_ranks.py --input x.shape.0=40 --format json
