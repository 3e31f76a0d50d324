tenor tt run ../tensix/clamp.py --assume reassociate
