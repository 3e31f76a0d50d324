tenor rules nothing-like-this
