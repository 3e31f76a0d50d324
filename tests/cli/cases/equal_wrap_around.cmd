tenor equal 'n < n + 1' True --wrap-around
