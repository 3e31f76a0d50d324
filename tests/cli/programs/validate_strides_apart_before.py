# SPDX-License-Identifier: Apache-2.0
# Before: strides, offsets and sizes that no trial may make equal.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func
    def takes_another_stride(a: T.handle, c: T.handle):
        n = T.int32()
        s = T.int32()
        t = T.int32()
        A = T.match_buffer(a, (n,), "int32", strides=(s,))
        C = T.match_buffer(c, (n,), "int32", strides=(t,))
        for i in range(n):
            C[i] = A[i] + t

    @T.prim_func
    def only_where_one_is_packed(a: T.handle, c: T.handle):
        n = T.int32()
        s = T.int32()
        t = T.int32()
        A = T.match_buffer(a, (n,), "int32", strides=(s,))
        C = T.match_buffer(c, (n,), "int32", strides=(t,))
        for i in range(n):
            C[i] = A[i] + T.if_then_else(s != t, 1, 0)

    @T.prim_func
    def takes_another_offset(a: T.handle, c: T.handle):
        s = T.int32()
        t = T.int32()
        A = T.match_buffer(a, (4,), "int32", elem_offset=s)
        C = T.match_buffer(c, (4,), "int32", elem_offset=t)
        for i in range(4):
            C[i] = A[i] + t

    @T.prim_func
    def takes_another_row(a: T.handle, c: T.handle):
        s = T.int32()
        t = T.int32()
        A = T.match_buffer(a, (2, 3), "int32", strides=(s, 1))
        C = T.match_buffer(c, (2, 3), "int32", strides=(t, 1))
        for i, j in T.grid(2, 3):
            C[i, j] = A[i, j] + t

    @T.prim_func
    def takes_another_size(a: T.handle, c: T.handle):
        n = T.int32()
        m = T.int32()
        A = T.match_buffer(a, (n,), "int32")
        C = T.match_buffer(c, (m,), "int32")
        for i in range(m):
            C[i] = n

    @T.prim_func
    def keeps_both(a: T.handle, c: T.handle):
        n = T.int32()
        s = T.int32()
        t = T.int32()
        A = T.match_buffer(a, (n,), "int32", strides=(s,))
        C = T.match_buffer(c, (n,), "int32", strides=(t,))
        for i in range(n):
            C[i] = A[i] + s + t
