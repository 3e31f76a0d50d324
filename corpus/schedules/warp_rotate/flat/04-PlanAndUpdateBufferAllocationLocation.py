# corpus/schedules/warp_rotate: stage 04, after s_tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def warp_rotate(A: T.Buffer((2, 32), "int32"), B: T.Buffer((2, 32), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i in T.thread_binding(2, thread="blockIdx.x"):
            with T.sblock(""):
                T.reads(A[i, 0:32])
                T.writes(B[i, 0:32])
                A_warp = T.sblock_alloc_buffer((2, 32), "int32", scope="warp")
                for ax0 in T.thread_binding(32, thread="threadIdx.x"):
                    with T.sblock("A_warp"):
                        v0, v1 = T.axis.remap("SS", [i, ax0])
                        T.reads(A[v0, v1])
                        T.writes(A_warp[v0, v1])
                        A_warp[v0, v1] = A[v0, v1]
                for j in T.thread_binding(32, thread="threadIdx.x"):
                    with T.sblock("B"):
                        vi, vj = T.axis.remap("SS", [i, j])
                        T.reads(A_warp[vi, (vj + 5) % 32])
                        T.writes(B[vi, vj])
                        B[vi, vj] = A_warp[vi, (vj + 5) % 32] * 3
