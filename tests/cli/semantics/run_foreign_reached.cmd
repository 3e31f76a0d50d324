tenor run loops.py::foreign --input c=true
