tenor run loops.py::foreign --input c=false
