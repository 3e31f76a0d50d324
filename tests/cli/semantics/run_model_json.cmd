tenor run model.py::nested --input "x=iota,shape=(2,)" --input k=7 --print result.0 --format json
