# corpus/tir/gpu_matmul: stage 26, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/tir/gpu_programs.py; licence Apache-2.0
# function: gpu_matmul; buffers: multi-dimensional; expect: read run-threads
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gpu_matmul(A: T.Buffer((8, 12), "float32"), B: T.Buffer((12, 8), "float32"), C: T.Buffer((8, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_70", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_y = T.launch_thread("blockIdx.y", 2)
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        C_local = T.alloc_local((1, 1), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        C_local[0, 0] = T.float32(0.0)
        for k_0 in range(3):
            A_shared = T.alloc_shared((4, 4), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            B_shared = T.alloc_shared((4, 4), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
            A_shared[threadIdx_y, threadIdx_x] = A[blockIdx_y * 4 + threadIdx_y, k_0 * 4 + threadIdx_x]
            B_shared[threadIdx_y, threadIdx_x] = B[k_0 * 4 + threadIdx_y, blockIdx_x * 4 + threadIdx_x]
            for k_1 in range(4):
                C_local[0, 0] = C_local[0, 0] + A_shared[threadIdx_y, k_1] * B_shared[k_1, threadIdx_x]
        C[blockIdx_y * 4 + threadIdx_y, blockIdx_x * 4 + threadIdx_x] = C_local[0, 0]
