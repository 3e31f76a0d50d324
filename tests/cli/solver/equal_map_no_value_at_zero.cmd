tenor equal --map 'i -> (i*n) // n'
