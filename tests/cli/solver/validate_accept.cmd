tenor validate validate_contract_before.py::asserts_its_sizes validate_contract_after.py::asserts_its_sizes --accept sizes
