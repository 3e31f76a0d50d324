tenor specified - --runs 8
from tvm.script import tir as T


@T.prim_func
def main(N: T.Buffer((1,), "int32"), B: T.Buffer((8,), "int32")):
    for i in range(T.max(0, T.min(N[0], 8))):
        B[i] = 1
        if i == 2:
            N[0] = 4
