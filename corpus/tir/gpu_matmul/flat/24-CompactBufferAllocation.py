# corpus/tir/gpu_matmul: stage 24, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
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
        for blockIdx_y in T.thread_binding(2, thread="blockIdx.y"):
            for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
                for threadIdx_y in T.thread_binding(4, thread="threadIdx.y"):
                    for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                        with T.sblock(""):
                            T.reads(A[blockIdx_y * 4:blockIdx_y * 4 + 4, 0:12], B[0:12, blockIdx_x * 4:blockIdx_x * 4 + 4])
                            T.writes(C[blockIdx_y * 4 + threadIdx_y, blockIdx_x * 4 + threadIdx_x])
                            C_local = T.sblock_alloc_buffer((1, 1), scope="local")
                            with T.sblock("C_init"):
                                T.reads()
                                T.writes(C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)])
                                C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)] = T.float32(0.0)
                            for k_0 in range(3):
                                with T.sblock(""):
                                    T.reads(A[blockIdx_y * 4:blockIdx_y * 4 + 4, k_0 * 4:k_0 * 4 + 4], B[k_0 * 4:k_0 * 4 + 4, blockIdx_x * 4:blockIdx_x * 4 + 4], C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)])
                                    T.writes(C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)])
                                    A_shared = T.sblock_alloc_buffer((4, 4), scope="shared")
                                    B_shared = T.sblock_alloc_buffer((4, 4), scope="shared")
                                    with T.sblock("A_shared"):
                                        T.reads(A[blockIdx_y * 4 + threadIdx_y, k_0 * 4 + threadIdx_x])
                                        T.writes(A_shared[blockIdx_y * 4 + threadIdx_y - blockIdx_y * 4, k_0 * 4 + threadIdx_x - k_0 * 4])
                                        A_shared[blockIdx_y * 4 + threadIdx_y - blockIdx_y * 4, k_0 * 4 + threadIdx_x - k_0 * 4] = A[blockIdx_y * 4 + threadIdx_y, k_0 * 4 + threadIdx_x]
                                    with T.sblock("B_shared"):
                                        T.reads(B[k_0 * 4 + threadIdx_y, blockIdx_x * 4 + threadIdx_x])
                                        T.writes(B_shared[k_0 * 4 + threadIdx_y - k_0 * 4, blockIdx_x * 4 + threadIdx_x - blockIdx_x * 4])
                                        B_shared[k_0 * 4 + threadIdx_y - k_0 * 4, blockIdx_x * 4 + threadIdx_x - blockIdx_x * 4] = B[k_0 * 4 + threadIdx_y, blockIdx_x * 4 + threadIdx_x]
                                    for k_1 in range(4):
                                        with T.sblock("C_update"):
                                            T.reads(C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)], A_shared[blockIdx_y * 4 + threadIdx_y - blockIdx_y * 4, k_0 * 4 + k_1 - k_0 * 4], B_shared[k_0 * 4 + k_1 - k_0 * 4, blockIdx_x * 4 + threadIdx_x - blockIdx_x * 4])
                                            T.writes(C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)])
                                            C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)] = C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)] + A_shared[blockIdx_y * 4 + threadIdx_y - blockIdx_y * 4, k_0 * 4 + k_1 - k_0 * 4] * B_shared[k_0 * 4 + k_1 - k_0 * 4, blockIdx_x * 4 + threadIdx_x - blockIdx_x * 4]
                            with T.sblock("C_local"):
                                T.reads(C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)])
                                T.writes(C[blockIdx_y * 4 + threadIdx_y, blockIdx_x * 4 + threadIdx_x])
                                C[blockIdx_y * 4 + threadIdx_y, blockIdx_x * 4 + threadIdx_x] = C_local[blockIdx_y * 4 + threadIdx_y - (blockIdx_y * 4 + threadIdx_y), blockIdx_x * 4 + threadIdx_x - (blockIdx_x * 4 + threadIdx_x)]
