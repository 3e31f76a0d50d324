tenor run loops.py::half --granularity expr --input A=iota
