# SPDX-License-Identifier: Apache-2.0
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def good(A: T.Buffer((4,), "int32")):
        A[0] = 1

    @T.prim_func
    def rank(A: T.Buffer((4, 4), "int32")):
        A[0] = 1

    @T.prim_func
    def lanes(A: T.Buffer((8,), "float32")):
        A[0] = T.Broadcast(T.float32(0), 4)


@I.ir_module
class Other:
    @T.prim_func
    def good(A: T.Buffer((4,), "int32")):
        A[0] = 1
