tenor equal --map 'i -> i // 4, i % 4' --where '0 <= i < 10'
