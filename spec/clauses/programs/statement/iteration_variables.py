# TIR/Grammar/IterVarType/kParallelized, TIR/Grammar/IterVarType/kTensorized, TIR/Grammar/IterVar: expect done
from tvm.script import tir as T


@T.prim_func
def main(C: T.Buffer((4,), "int32")):
    i = T.int32()
    j = T.int32()
    with T.attr(T.iter_var(i, T.Range(0, 4), "Parallelized", ""), "pragma_unroll", 1):
        with T.attr(T.iter_var(j, T.Range(0, 4), "Tensorized", ""), "pragma_unroll", 1):
            C[0] = 7
