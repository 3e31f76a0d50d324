tenor equal n m --var 'n int8'
