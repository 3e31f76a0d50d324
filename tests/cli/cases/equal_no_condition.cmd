tenor equal n m --assume 'n + 1'
