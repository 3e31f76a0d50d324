# SPDX-License-Identifier: Apache-2.0
from tvm.script import tir as T


@T.prim_func
def separators(a: T.handle, n: T.int32):
    A = T.match_buffer(a, (4, n), "float32", buffer_type="auto", axis_separators=[1])
    with T.block("b"):
        B = T.alloc_buffer((4, 4), "float32", axis_separators=[1])
        B[0, 0] = A[0, 0]
