# SPDX-License-Identifier: Apache-2.0
from tvm.script import tir as T


@T.prim_func
def main(a: T.handle, c: T.handle):
    s = T.int32()
    A = T.match_buffer(a, (2, 3), "int32", strides=(s, 1))
    C = T.match_buffer(c, (2,), "int32")
    for i in range(2):
        C[i] = A[i, 0] + 3
