tenor tt run ../tensix/clamp.py --whole
