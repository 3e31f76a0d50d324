tenor specified half_product.py for_all.py::Module::gather --regions
