# corpus/schedules/transpose_padded: stage 14, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def transpose_padded(A: T.Buffer((8, 12), "int32"), B: T.Buffer((12, 8), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        blockIdx_y = T.launch_thread("blockIdx.y", 3)
        A_shared = T.allocate([20], "int32", "shared")
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        threadIdx_y = T.launch_thread("threadIdx.y", 4)
        A_shared_1 = T.Buffer((20,), "int32", data=A_shared, scope="shared")
        A_1 = T.Buffer((96,), "int32", data=A.data)
        A_shared_1[threadIdx_y * 5 + threadIdx_x] = A_1[blockIdx_x * 48 + threadIdx_y * 12 + blockIdx_y * 4 + threadIdx_x]
        B_1 = T.Buffer((96,), "int32", data=B.data)
        B_1[blockIdx_y * 32 + threadIdx_y * 8 + blockIdx_x * 4 + threadIdx_x] = A_shared_1[threadIdx_x * 5 + threadIdx_y]
