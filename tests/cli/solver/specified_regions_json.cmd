tenor specified half_product.py --regions --format json
