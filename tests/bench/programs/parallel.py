# A parallel loop over a million elements: what finding conflicts costs is measured on it.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((1000000,), "float32"), C: T.Buffer((1000000,), "float32")):
    for i in T.parallel(1000000):
        C[i] = A[i] * T.float32(2) + T.float32(1)
