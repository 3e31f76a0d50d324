tenor equal --map 'i, j -> i*16 + j' --where '0 <= i < n and 0 <= j < 16' --onto 'n*16'
