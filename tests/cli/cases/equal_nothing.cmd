tenor equal 'n // 0' 5
