# corpus/schedules/two_extents: stage 04, after s_tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def two_extents(A: T.Buffer((2, 4), "int32"), B: T.Buffer((2, 4), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i in T.thread_binding(2, thread="blockIdx.x"):
            with T.sblock(""):
                T.reads(A[i, 0:4])
                T.writes(B[i, 0:4])
                S_shared = T.sblock_alloc_buffer((2, 2), "int32", scope="shared")
                for ax0 in T.thread_binding(2, thread="threadIdx.x"):
                    with T.sblock("S"):
                        vi, vj = T.axis.remap("SS", [i, ax0])
                        T.reads(A[vi, vj:vj + 3])
                        T.writes(S_shared[vi, vj])
                        S_shared[vi, vj] = A[vi, vj] + A[vi, vj + 2]
                for j in T.thread_binding(4, thread="threadIdx.x"):
                    with T.sblock("B"):
                        vi, vj = T.axis.remap("SS", [i, j])
                        T.reads(A[vi, vj], S_shared[vi, vj % 2])
                        T.writes(B[vi, vj])
                        B[vi, vj] = A[vi, vj] - S_shared[vi, vj % 2]
