tenor equal --map 'i, i -> i' --where '0 <= i'
