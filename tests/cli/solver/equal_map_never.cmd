tenor equal --map 'i -> i*2' --where '0 <= i < 524288' --onto 1048576
