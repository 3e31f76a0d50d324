# TIR-D76: a declared region with a variable that nothing binds
# intended: done, B = [1]
# as-written: ill-formed I-UNBOUND
from tvm.script import tir as T


@T.prim_func
def main(B: T.Buffer((1,), "int32")):
    n = T.int32()
    with T.block("mark"):
        T.reads()
        T.writes(B[0:n])
        B[0] = 1
