tenor equal 'n * T.int8(2) // T.int8(2)' n --var 'n: int8' --wrap-around
