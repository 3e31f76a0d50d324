tenor equal --map 'i, j -> i, j' --onto n
