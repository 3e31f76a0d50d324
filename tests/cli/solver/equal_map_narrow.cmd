tenor equal --map 'i -> T.Cast("int8", i)' --where '0 <= i < 300'
