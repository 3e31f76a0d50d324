tenor specified packed_before.py --packed example.nest=packed_next.py::next
