tenor equal n m --map 'i -> i'
