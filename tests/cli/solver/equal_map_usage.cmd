tenor equal --map 'i, j'
