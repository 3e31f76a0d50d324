tenor equal n m --assume 'n >= 3' --format json
