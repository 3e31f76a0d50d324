# corpus/schedules/warp_rotate: stage 04, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def warp_rotate(A: T.Buffer((2, 32), "int32"), B: T.Buffer((2, 32), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for i in T.thread_binding(2, thread="blockIdx.x"):
            with T.block(""):
                v0 = T.int32()
                v1 = T.int32()
                T.reads(A[T.min(i, v0):T.min(i, v0) + (T.max(i, v0) + 1 - T.min(i, v0)), T.min(0, v1):T.min(0, v1) + (T.max(31, v1) + 1 - T.min(0, v1))])
                vi = T.int32()
                vj = T.int32()
                T.writes(B[T.min(i, vi):T.min(i, vi) + (T.max(i, vi) + 1 - T.min(i, vi)), T.min(0, vj):T.min(0, vj) + (T.max(31, vj) + 1 - T.min(0, vj))])
                A_warp = T.alloc_buffer((2, 32), "int32", scope="warp")
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
