tenor specified packed_before.py --packed example.next=packed_next.py::next_if_positive --constants packed_constants.npz
