tenor equal --map 'lambda i, j: (i*16 + j,)' --where '0 <= i < n' --where '0 <= j < 17' --onto 'n*16'
