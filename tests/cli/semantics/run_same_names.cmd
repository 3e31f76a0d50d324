tenor run validate_twice.json --input P=fill:3 --input P_1=fill:1 --print R
