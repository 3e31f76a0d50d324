# SPDX-License-Identifier: Apache-2.0
# Each function of validate_orders_before.py with less order between its iterations.
from tvm.script import ir as I, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def fused(A: T.Buffer((8,), "int32"), B: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        for i in T.parallel(8):
            B[i] = A[i] + 1
            C[i] = B[7 - i]

    @T.prim_func
    def ordered(B: T.Buffer((4,), "int32")):
        for i in T.parallel(3):
            B[0] = i
            B[i + 1] = i

    @T.prim_func
    def fewer(B: T.Buffer((1,), "int32")):
        for i in range(3):
            B[0] = i

    @T.prim_func
    def more(B: T.Buffer((1,), "int32")):
        for i in T.parallel(3):
            B[0] = i

    @T.prim_func
    def together(B: T.Buffer((2,), "int32")):
        for i in T.parallel(2):
            B[0] = i
        for i in T.parallel(2):
            B[1] = i

    @T.prim_func
    def many(B: T.Buffer((12,), "int32")):
        for i in T.parallel(24):
            B[i // 2] = T.if_then_else(i == 23, 24, i)

    @T.prim_func
    def errs(B: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        for i in T.parallel(2):
            B[0] = i
        assert B[0] == 1, "order"
        C[0] = 1

    @T.prim_func
    def vectors(B: T.Buffer((2,), "int32x2")):
        for i in T.parallel(2):
            B[0] = T.Broadcast(i, 2)
        B[1] = T.Broadcast(5, 2)

    @T.prim_func
    def meets(A: T.Buffer((8,), "int32"), B: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        for t in T.thread_binding(8, thread="threadIdx.x"):
            B[t] = A[t]
            C[t] = B[7 - t]

    @T.prim_func
    def shared(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        with T.block("root"):
            T.reads()
            T.writes()
            S = T.alloc_buffer((8,), "int32", scope="shared")
            for t in T.thread_binding(8, thread="threadIdx.x"):
                if t >= 0:
                    S[t] = A[t]
                    C[t] = S[7 - t]

    @T.prim_func
    def last(C: T.Buffer((1,), "int32")):
        for t in T.thread_binding(4, thread="threadIdx.x"):
            C[0] = t

    @T.prim_func
    def barrier(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        t = T.launch_thread("threadIdx.x", 8)
        S = T.decl_buffer((8,), "int32", scope="shared")
        S[t] = A[t]
        C[t] = S[7 - t]
