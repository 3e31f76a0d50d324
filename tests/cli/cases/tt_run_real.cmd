tenor tt run ../tensix/clamp.py --format json
