# corpus/tir/gpu_stencil: stage 09, after s_tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_stencil; buffers: multi-dimensional; expect: read run-threads
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_stencil(A: T.Buffer((26,), "int32"), C: T.Buffer((24,), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i_0 in T.thread_binding(3, thread="blockIdx.x"):
            with T.sblock(""):
                T.reads(A[i_0 * 8:i_0 * 8 + 16])
                T.writes(C[i_0 * 8:i_0 * 8 + 8])
                A_shared = T.sblock_alloc_buffer((26,), "int32", scope="shared")
                for ax0_0 in range(2):
                    for ax0_1 in T.thread_binding(8, thread="threadIdx.x"):
                        for ax0_2 in range(1):
                            with T.sblock("A_shared"):
                                v0 = T.axis.spatial(26, i_0 * 8 + (ax0_0 * 8 + ax0_1 + ax0_2))
                                T.where(ax0_0 * 8 + ax0_1 + ax0_2 < 10)
                                T.reads(A[v0])
                                T.writes(A_shared[v0])
                                A_shared[v0] = A[v0]
                for i_1 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.sblock("out"):
                        vi = T.axis.spatial(24, i_0 * 8 + i_1)
                        T.reads(A_shared[vi:vi + 3])
                        T.writes(C[vi])
                        C[vi] = A_shared[vi] - A_shared[vi + 1] * 2 + A_shared[vi + 2]
