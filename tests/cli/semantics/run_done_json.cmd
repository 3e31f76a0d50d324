tenor run loops.py::half --input A=iota --input C=undef --print C --format json
