tenor specified scale.py --packed example.next=packed_next.py::next
