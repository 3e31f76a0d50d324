# corpus/schedules/transpose_padded: stage 11, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def transpose_padded(A: T.Buffer((8, 12), "int32"), B: T.Buffer((12, 8), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_y = T.launch_thread("blockIdx.y", 3)
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        A_shared = T.alloc_shared((4, 4), "int32", strides=(5, 1), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64, "buffer_dim_align": [[-1, 0, 4, 1]]})
        A_shared[threadIdx_y, threadIdx_x] = A[blockIdx_x * 4 + threadIdx_y, blockIdx_y * 4 + threadIdx_x]
        B[blockIdx_y * 4 + threadIdx_y, blockIdx_x * 4 + threadIdx_x] = A_shared[threadIdx_x, threadIdx_y]
