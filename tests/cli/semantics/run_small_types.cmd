tenor run small_types.py --print A --print B --print C --print D
