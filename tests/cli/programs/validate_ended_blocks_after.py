# SPDX-License-Identifier: Apache-2.0
# Only the last of the blocks that follow.
from tvm.script import tir as T


@T.prim_func
def main(A: T.Buffer((3,), "int32"), C: T.Buffer((2,), "int32"), D: T.Buffer((2,), "int32")):
    if A[1] * A[2] == 1234577:
        D[1] = 2
