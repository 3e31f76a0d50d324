tenor equal --map 'io, ii -> io*16 + ii' --where '0 <= ii < 16 and 0 <= io < (n + 15) // 16' --where 'io*16 + ii < n' --onto n --format json
