tenor equal 'T.float32(1)' 1
