tenor equal n m --assume 'n < 0' --assume 'n > 0'
