# corpus/tir/gpu_matmul: stage 22, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_matmul; buffers: multi-dimensional; expect: read run-threads
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_matmul(A: T.Buffer((8, 12), "float32"), B: T.Buffer((12, 8), "float32"), C: T.Buffer((8, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i_0 in T.thread_binding(2, thread="blockIdx.y"):
            for j_0 in T.thread_binding(2, thread="blockIdx.x"):
                for i_1 in T.thread_binding(4, thread="threadIdx.y"):
                    for j_1 in T.thread_binding(4, thread="threadIdx.x"):
                        with T.sblock(""):
                            T.reads(A[i_0 * 4:i_0 * 4 + 4, 0:12], B[0:12, j_0 * 4:j_0 * 4 + 4])
                            T.writes(C[i_0 * 4 + i_1, j_0 * 4 + j_1])
                            C_local = T.sblock_alloc_buffer((8, 8), scope="local")
                            with T.sblock("C_init"):
                                T.reads()
                                T.writes(C_local[i_0 * 4 + i_1, j_0 * 4 + j_1])
                                C_local[i_0 * 4 + i_1, j_0 * 4 + j_1] = T.float32(0.0)
                            for k_0 in range(3):
                                with T.sblock(""):
                                    T.reads(A[i_0 * 4:i_0 * 4 + 4, k_0 * 4:k_0 * 4 + 4], B[k_0 * 4:k_0 * 4 + 4, j_0 * 4:j_0 * 4 + 4], C_local[i_0 * 4 + i_1, j_0 * 4 + j_1])
                                    T.writes(C_local[i_0 * 4 + i_1, j_0 * 4 + j_1])
                                    A_shared = T.sblock_alloc_buffer((8, 12), scope="shared")
                                    B_shared = T.sblock_alloc_buffer((12, 8), scope="shared")
                                    for ax0 in T.thread_binding(4, thread="threadIdx.y"):
                                        for ax1 in T.thread_binding(4, thread="threadIdx.x"):
                                            with T.sblock("A_shared"):
                                                T.reads(A[i_0 * 4 + ax0, k_0 * 4 + ax1])
                                                T.writes(A_shared[i_0 * 4 + ax0, k_0 * 4 + ax1])
                                                A_shared[i_0 * 4 + ax0, k_0 * 4 + ax1] = A[i_0 * 4 + ax0, k_0 * 4 + ax1]
                                    for ax0 in T.thread_binding(4, thread="threadIdx.y"):
                                        for ax1 in T.thread_binding(4, thread="threadIdx.x"):
                                            with T.sblock("B_shared"):
                                                T.reads(B[k_0 * 4 + ax0, j_0 * 4 + ax1])
                                                T.writes(B_shared[k_0 * 4 + ax0, j_0 * 4 + ax1])
                                                B_shared[k_0 * 4 + ax0, j_0 * 4 + ax1] = B[k_0 * 4 + ax0, j_0 * 4 + ax1]
                                    for k_1 in range(4):
                                        with T.sblock("C_update"):
                                            T.reads(C_local[i_0 * 4 + i_1, j_0 * 4 + j_1], A_shared[i_0 * 4 + i_1, k_0 * 4 + k_1], B_shared[k_0 * 4 + k_1, j_0 * 4 + j_1])
                                            T.writes(C_local[i_0 * 4 + i_1, j_0 * 4 + j_1])
                                            C_local[i_0 * 4 + i_1, j_0 * 4 + j_1] = C_local[i_0 * 4 + i_1, j_0 * 4 + j_1] + A_shared[i_0 * 4 + i_1, k_0 * 4 + k_1] * B_shared[k_0 * 4 + k_1, j_0 * 4 + j_1]
                            with T.sblock("C_local"):
                                T.reads(C_local[i_0 * 4 + i_1, j_0 * 4 + j_1])
                                T.writes(C[i_0 * 4 + i_1, j_0 * 4 + j_1])
                                C[i_0 * 4 + i_1, j_0 * 4 + j_1] = C_local[i_0 * 4 + i_1, j_0 * 4 + j_1]
