tenor validate ../../../corpus/tir/axpy/flat/05-AnnotateEntryFunc.py ../../../corpus/tir/axpy/flat/06-MakePackedAPI.py
