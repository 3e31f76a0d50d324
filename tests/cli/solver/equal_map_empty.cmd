tenor equal --map 'i -> i' --where False --onto 1
