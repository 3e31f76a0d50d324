# SPDX-License-Identifier: Apache-2.0
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, c: T.handle):
    n = T.int32()
    m = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    C = T.match_buffer(c, (m,), "float32")
    for i in range(T.min(n, m)):
        C[i] = A[i]
