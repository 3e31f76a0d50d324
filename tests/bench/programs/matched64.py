# The 64 x 64 x 64 product by tiles, which are matched as buffers of their own.
from tvm.script import tir as T


@T.prim_func
def matched(A: T.Buffer((64, 64), "float32"), B: T.Buffer((64, 64), "float32"), C: T.Buffer((64, 64), "float32")):
    for i0, j0, k0 in T.grid(8, 8, 8):
        with T.block("tile"):
            vi, vj, vk = T.axis.remap("SSR", [i0, j0, k0])
            T.reads(A[vi * 8:vi * 8 + 8, vk * 8:vk * 8 + 8], B[vk * 8:vk * 8 + 8, vj * 8:vj * 8 + 8])
            T.writes(C[vi * 8:vi * 8 + 8, vj * 8:vj * 8 + 8])
            with T.init():
                for i, j in T.grid(8, 8):
                    C[vi * 8 + i, vj * 8 + j] = T.float32(0)
            a = T.match_buffer(A[vi * 8:vi * 8 + 8, vk * 8:vk * 8 + 8], (8, 8), strides=(64, 1), offset_factor=1)
            b = T.match_buffer(B[vk * 8:vk * 8 + 8, vj * 8:vj * 8 + 8], (8, 8), strides=(64, 1), offset_factor=1)
            c = T.match_buffer(C[vi * 8:vi * 8 + 8, vj * 8:vj * 8 + 8], (8, 8), strides=(64, 1), offset_factor=1)
            for i, j, k in T.grid(8, 8, 8):
                c[i, j] = c[i, j] + a[i, k] * b[k, j]
