tenor specified blocks.py::regions --runs 1 --deny B-READS -q
