tenor equal --map 'i, j, k -> (i*m + j)*l + k' --where '0 <= i < n and 0 <= j < m and 0 <= k < l' --onto 'n*m*l' --assume 'n >= 0 and m >= 0 and l >= 0'
