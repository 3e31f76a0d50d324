tenor run constants_two.py::two --constants constants_two.npz --input x=fill:1 --print result
