tenor check messages.py::two_lanes --reading TIR-D23=as-written
