tenor run small_types.py --input A=edge:7 --input C=iota --input 'D=fill:-8,[1]=7' --input B=fill:3 --profile lowered --print A --print B --print C --print D
