tenor run model_values.py::values --expect result.1.0=model_list.npz:arr_0
