tenor equal n 'n + 1'
