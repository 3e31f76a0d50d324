# SPDX-License-Identifier: Apache-2.0
# Functions whose iterations have no order, for `tenor validate`; validate_orders_after.py has their partners.
from tvm.script import ir as I, tir as T


@I.ir_module
class Module:
    @T.prim_func
    def fused(A: T.Buffer((8,), "int32"), B: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        for i in T.parallel(8):
            B[i] = A[i] + 1
        for i in T.parallel(8):
            C[i] = B[7 - i]

    @T.prim_func
    def ordered(B: T.Buffer((4,), "int32")):
        for i in range(3):
            B[0] = i
            B[i + 1] = i

    @T.prim_func
    def fewer(B: T.Buffer((1,), "int32")):
        for i in T.parallel(3):
            B[0] = i

    @T.prim_func
    def more(B: T.Buffer((1,), "int32")):
        for i in T.parallel(2):
            B[0] = i

    @T.prim_func
    def together(B: T.Buffer((2,), "int32")):
        for i in T.parallel(2):
            B[i] = i
            B[1 - i] = i

    @T.prim_func
    def many(B: T.Buffer((12,), "int32")):
        for i in T.parallel(24):
            B[i // 2] = i

    @T.prim_func
    def errs(B: T.Buffer((2,), "int32"), C: T.Buffer((1,), "int32")):
        for i in range(2):
            B[0] = i
        assert B[0] == 1, "order"
        C[0] = 1

    @T.prim_func
    def vectors(B: T.Buffer((2,), "int32x2")):
        for i in range(2):
            B[0] = T.Broadcast(i, 2)
        B[1] = T.Broadcast(5, 2)

    @T.prim_func
    def meets(A: T.Buffer((8,), "int32"), B: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        for t in T.thread_binding(8, thread="threadIdx.x"):
            B[t] = A[t]
        for t in T.thread_binding(8, thread="threadIdx.x"):
            C[t] = B[7 - t]

    @T.prim_func
    def shared(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        with T.block("root"):
            T.reads()
            T.writes()
            S = T.alloc_buffer((8,), "int32", scope="shared")
            for t in T.thread_binding(8, thread="threadIdx.x"):
                S[t] = A[t]
                C[t] = S[7 - t]

    @T.prim_func
    def last(C: T.Buffer((1,), "int32")):
        for t in T.thread_binding(4, thread="threadIdx.x"):
            C[0] = 3

    @T.prim_func
    def barrier(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32")):
        t = T.launch_thread("threadIdx.x", 8)
        S = T.decl_buffer((8,), "int32", scope="shared")
        S[t] = A[t]
        T.evaluate(T.tvm_storage_sync("shared"))
        C[t] = S[7 - t]
