# corpus/schedules/transpose_padded: stage 07, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
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
                                T.reads(A[j_0 * 4 + ax0, i_0 * 4 + ax1])
                                T.writes(A_shared[j_0 * 4 + ax0, i_0 * 4 + ax1])
                                T.sblock_attr({"buffer_dim_align": [[0, 0, 4, 1]]})
                                A_shared[j_0 * 4 + ax0, i_0 * 4 + ax1] = A[j_0 * 4 + ax0, i_0 * 4 + ax1]
                    for i_1 in T.thread_binding(4, thread="threadIdx.y"):
                        for j_1 in T.thread_binding(4, thread="threadIdx.x"):
                            with T.sblock("B"):
                                T.reads(A_shared[j_0 * 4 + j_1, i_0 * 4 + i_1])
                                T.writes(B[i_0 * 4 + i_1, j_0 * 4 + j_1])
                                B[i_0 * 4 + i_1, j_0 * 4 + j_1] = A_shared[j_0 * 4 + j_1, i_0 * 4 + i_1]
