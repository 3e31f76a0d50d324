tenor equal 'T.call_extern("int64", "f", n)' n
