# corpus/schedules/warp_rotate: stage 02, after Schedule.cache_read, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def warp_rotate(A: T.Buffer((2, 32), "int32"), B: T.Buffer((2, 32), "int32")):
        # with T.block("root"):
        A_warp = T.alloc_buffer((2, 32), "int32", scope="warp")
        for i in T.thread_binding(2, thread="blockIdx.x"):
            for ax0 in T.thread_binding(32, thread="threadIdx.x"):
                with T.block("A_warp"):
                    v0, v1 = T.axis.remap("SS", [i, ax0])
                    T.reads(A[v0, v1])
                    T.writes(A_warp[v0, v1])
                    A_warp[v0, v1] = A[v0, v1]
            for j in T.thread_binding(32, thread="threadIdx.x"):
                with T.block("B"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    T.reads(A_warp[vi, (vj + 5) % 32])
                    T.writes(B[vi, vj])
                    B[vi, vj] = A_warp[vi, (vj + 5) % 32] * 3
