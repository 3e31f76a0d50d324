tenor validate packed_before.py packed_after.py --packed example.next=packed_next.py::next --constants packed_constants.npz
