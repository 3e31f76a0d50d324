# SPDX-License-Identifier: Apache-2.0
from tvm.script import tir as T


@T.prim_func
def broken(A: T.Buffer((4,), "int32")):
    A[0] = = 1


@T.prim_func
def good(A: T.Buffer((4,), "int32")):
    A[0] = 1
