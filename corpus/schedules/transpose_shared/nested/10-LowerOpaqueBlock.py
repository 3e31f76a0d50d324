# corpus/schedules/transpose_shared: stage 10, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def transpose_shared(A: T.Buffer((8, 12), "int32"), B: T.Buffer((12, 8), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_y = T.launch_thread("blockIdx.y", 3)
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        A_shared = T.decl_buffer((4, 4), "int32", scope="shared")
        A_shared[threadIdx_y, threadIdx_x] = A[blockIdx_x * 4 + threadIdx_y, blockIdx_y * 4 + threadIdx_x]
        B[blockIdx_y * 4 + threadIdx_y, blockIdx_x * 4 + threadIdx_x] = A_shared[threadIdx_x, threadIdx_y]
