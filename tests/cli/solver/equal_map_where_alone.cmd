tenor equal n m --where 'n < m'
