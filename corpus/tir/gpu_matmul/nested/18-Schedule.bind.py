# corpus/tir/gpu_matmul: stage 18, after Schedule.bind, printed by TVM 0.22.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_matmul; buffers: multi-dimensional; expect: read run-threads
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def gpu_matmul(A: T.Buffer((8, 12), "float32"), B: T.Buffer((12, 8), "float32"), C: T.Buffer((8, 8), "float32")):
        # with T.block("root"):
        C_local = T.alloc_buffer((8, 8), scope="local")
        A_shared = T.alloc_buffer((8, 12), scope="shared")
        B_shared = T.alloc_buffer((12, 8), scope="shared")
        for i_0 in T.thread_binding(2, thread="blockIdx.y"):
            for j_0 in T.thread_binding(2, thread="blockIdx.x"):
                for i_1 in T.thread_binding(4, thread="threadIdx.y"):
                    for j_1 in T.thread_binding(4, thread="threadIdx.x"):
                        for k_0 in range(3):
                            for ax0 in T.thread_binding(4, thread="threadIdx.y"):
                                for ax1 in T.thread_binding(4, thread="threadIdx.x"):
                                    with T.block("A_shared"):
                                        v0 = T.axis.spatial(8, i_0 * 4 + ax0)
                                        v1 = T.axis.spatial(12, k_0 * 4 + ax1)
                                        T.reads(A[v0, v1])
                                        T.writes(A_shared[v0, v1])
                                        A_shared[v0, v1] = A[v0, v1]
                            for ax0 in T.thread_binding(4, thread="threadIdx.y"):
                                for ax1 in T.thread_binding(4, thread="threadIdx.x"):
                                    with T.block("B_shared"):
                                        v0 = T.axis.spatial(12, k_0 * 4 + ax0)
                                        v1 = T.axis.spatial(8, j_0 * 4 + ax1)
                                        T.reads(B[v0, v1])
                                        T.writes(B_shared[v0, v1])
                                        B_shared[v0, v1] = B[v0, v1]
                            for k_1 in range(4):
                                with T.block("C"):
                                    vi = T.axis.spatial(8, i_0 * 4 + i_1)
                                    vj = T.axis.spatial(8, j_0 * 4 + j_1)
                                    vk = T.axis.reduce(12, k_0 * 4 + k_1)
                                    T.reads(A_shared[vi, vk], B_shared[vk, vj])
                                    T.writes(C_local[vi, vj])
                                    with T.init():
                                        C_local[vi, vj] = T.float32(0.0)
                                    C_local[vi, vj] = C_local[vi, vj] + A_shared[vi, vk] * B_shared[vk, vj]
                        with T.block("C_local"):
                            v0 = T.axis.spatial(8, i_0 * 4 + i_1)
                            v1 = T.axis.spatial(8, j_0 * 4 + j_1)
                            T.reads(C_local[v0, v1])
                            T.writes(C[v0, v1])
                            C[v0, v1] = C_local[v0, v1]
