tenor equal --map 'i -> i // 0'
