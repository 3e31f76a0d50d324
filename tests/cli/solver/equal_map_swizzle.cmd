tenor equal --map 'i, j -> i*64 + ((j // 8) ^ (i % 8))*8 + j % 8' --where '0 <= i < 64 and 0 <= j < 64' --onto 4096
