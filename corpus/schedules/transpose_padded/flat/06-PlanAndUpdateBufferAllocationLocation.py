# corpus/schedules/transpose_padded: stage 06, after s_tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def transpose_padded(A: T.Buffer((8, 12), "int32"), B: T.Buffer((12, 8), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i_0 in T.thread_binding(3, thread="blockIdx.y"):
            for j_0 in T.thread_binding(2, thread="blockIdx.x"):
                with T.sblock(""):
                    T.reads(A[j_0 * 4:j_0 * 4 + 4, i_0 * 4:i_0 * 4 + 4])
                    T.writes(B[i_0 * 4:i_0 * 4 + 4, j_0 * 4:j_0 * 4 + 4])
                    A_shared = T.sblock_alloc_buffer((8, 12), "int32", scope="shared")
                    for ax0 in T.thread_binding(4, thread="threadIdx.y"):
                        for ax1 in T.thread_binding(4, thread="threadIdx.x"):
                            with T.sblock("A_shared"):
                                v0 = T.axis.spatial(8, j_0 * 4 + ax0)
                                v1 = T.axis.spatial(12, i_0 * 4 + ax1)
                                T.reads(A[v0, v1])
                                T.writes(A_shared[v0, v1])
                                T.sblock_attr({"buffer_dim_align": [[0, 0, 4, 1]]})
                                A_shared[v0, v1] = A[v0, v1]
                    for i_1 in T.thread_binding(4, thread="threadIdx.y"):
                        for j_1 in T.thread_binding(4, thread="threadIdx.x"):
                            with T.sblock("B"):
                                vi = T.axis.spatial(12, i_0 * 4 + i_1)
                                vj = T.axis.spatial(8, j_0 * 4 + j_1)
                                T.reads(A_shared[vj, vi])
                                T.writes(B[vi, vj])
                                B[vi, vj] = A_shared[vj, vi]
