tenor equal '(n & m) + (n | m)' 'n + m' --var 'n: int32' --var 'm: int32'
