tenor equal 'T.truncdiv(n, 4)' 'n // 4' --assume 'n >= 0'
