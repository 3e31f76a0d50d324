# corpus/schedules/transpose_padded: stage 13, after tirx.StorageRewrite, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def transpose_padded(A: T.Buffer((8, 12), "int32"), B: T.Buffer((12, 8), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(96)
        B_1 = B.view(96)
        with T.launch_thread("blockIdx.y", 3) as blockIdx_y:
            A_shared = T.alloc_shared((20,), "int32")
            with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
                threadIdx_x = T.launch_thread("threadIdx.x", 4)
                threadIdx_y = T.launch_thread("threadIdx.y", 4)
                A_shared[threadIdx_y * 5 + threadIdx_x] = A_1[blockIdx_x * 48 + threadIdx_y * 12 + blockIdx_y * 4 + threadIdx_x]
                B_1[blockIdx_y * 32 + threadIdx_y * 8 + blockIdx_x * 4 + threadIdx_x] = A_shared[threadIdx_x * 5 + threadIdx_y]
