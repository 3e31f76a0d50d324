tenor run model_empty.py::first_of_none
