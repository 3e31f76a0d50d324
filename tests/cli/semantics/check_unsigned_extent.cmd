tenor check messages.py::unsigned_extent
