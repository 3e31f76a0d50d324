tenor specified blocks.py::axes --runs 1 --format sarif
