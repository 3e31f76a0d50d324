# SPDX-License-Identifier: Apache-2.0
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, c: T.handle):
    A = T.match_buffer(a, (4,), "float32")
    C = T.match_buffer(c, (4,), "float32")
    for i in range(4):
        C[i] = A[i]
