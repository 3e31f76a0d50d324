# corpus/schedules/transpose_padded: stage 07, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def transpose_padded(A: T.Buffer((8, 12), "int32"), B: T.Buffer((12, 8), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for i_0 in T.thread_binding(3, thread="blockIdx.y"):
            for j_0 in T.thread_binding(2, thread="blockIdx.x"):
                with T.block(""):
                    v0 = T.int32()
                    v1 = T.int32()
                    T.reads(A[T.min(j_0 * 4, v0):T.min(j_0 * 4, v0) + (T.max(j_0 * 4 + 3, v0) + 1 - T.min(j_0 * 4, v0)), T.min(i_0 * 4, v1):T.min(i_0 * 4, v1) + (T.max(i_0 * 4 + 3, v1) + 1 - T.min(i_0 * 4, v1))])
                    vi = T.int32()
                    vj = T.int32()
                    T.writes(B[T.min(i_0 * 4, vi):T.min(i_0 * 4, vi) + (T.max(i_0 * 4 + 3, vi) + 1 - T.min(i_0 * 4, vi)), T.min(j_0 * 4, vj):T.min(j_0 * 4, vj) + (T.max(j_0 * 4 + 3, vj) + 1 - T.min(j_0 * 4, vj))])
                    A_shared = T.alloc_buffer((8, 12), "int32", scope="shared")
                    for ax0 in T.thread_binding(4, thread="threadIdx.y"):
                        for ax1 in T.thread_binding(4, thread="threadIdx.x"):
                            with T.block("A_shared"):
                                T.reads(A[j_0 * 4 + ax0, i_0 * 4 + ax1])
                                T.writes(A_shared[j_0 * 4 + ax0, i_0 * 4 + ax1])
                                T.block_attr({"buffer_dim_align": [[0, 0, 4, 1]]})
                                A_shared[j_0 * 4 + ax0, i_0 * 4 + ax1] = A[j_0 * 4 + ax0, i_0 * 4 + ax1]
                    for i_1 in T.thread_binding(4, thread="threadIdx.y"):
                        for j_1 in T.thread_binding(4, thread="threadIdx.x"):
                            with T.block("B"):
                                T.reads(A_shared[j_0 * 4 + j_1, i_0 * 4 + i_1])
                                T.writes(B[i_0 * 4 + i_1, j_0 * 4 + j_1])
                                B[i_0 * 4 + i_1, j_0 * 4 + j_1] = A_shared[j_0 * 4 + j_1, i_0 * 4 + i_1]
