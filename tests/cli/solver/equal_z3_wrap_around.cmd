tenor equal 'n * n + m * m >= 2 * n * m' True --wrap-around
