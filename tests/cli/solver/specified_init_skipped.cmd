tenor specified - --runs 8
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, C: T.Buffer((4,), "float32")):
    n = T.int32()
    A = T.match_buffer(a, (4, n), "float32")
    for i, k in T.grid(4, n):
        with T.block("sum"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                C[vi] = T.float32(0)
            C[vi] = C[vi] + A[vi, vk]
