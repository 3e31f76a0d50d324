# SPDX-License-Identifier: Apache-2.0
# The end of an array that no tile holds is left out; the size has another name than before.
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, c: T.handle):
    m = T.int32()
    A = T.match_buffer(a, (m,), "float32")
    C = T.match_buffer(c, (m,), "float32")
    for i, j in T.grid(m // 4, 4):
        C[i * 4 + j] = A[i * 4 + j] * T.float32(2)
