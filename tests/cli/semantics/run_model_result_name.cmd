tenor run relax_pure.py::twice --input result=iota --print result --print result_.1
