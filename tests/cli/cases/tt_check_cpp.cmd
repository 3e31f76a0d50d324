tenor tt check tt_cpp
