tenor equal 'T.truncdiv(n, 2)' 'n // 2'
