tenor equal n m
