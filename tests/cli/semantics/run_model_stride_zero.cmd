tenor run relax_pure.py::sliced --input step=fill:0
