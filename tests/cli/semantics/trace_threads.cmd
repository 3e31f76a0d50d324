tenor trace threads.py::divergent --where t=6 --granularity stmt
