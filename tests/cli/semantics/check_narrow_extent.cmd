tenor check messages.py::narrow_extent
