tenor equal 'n // m * m + n % m' n
