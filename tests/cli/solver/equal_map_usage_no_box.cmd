tenor equal --map 'i -> i' --onto ''
