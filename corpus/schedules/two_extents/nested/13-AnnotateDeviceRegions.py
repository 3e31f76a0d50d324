# corpus/schedules/two_extents: stage 13, after tir.AnnotateDeviceRegions, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def two_extents(A: T.Buffer((2, 4), "int32"), B: T.Buffer((2, 4), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        T.attr(T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "target", 0)
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        S_shared = T.allocate([2], "int32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 2)
        S_shared_1 = T.Buffer((2,), "int32", data=S_shared, scope="shared")
        A_1 = T.Buffer((8,), "int32", data=A.data)
        S_shared_1[threadIdx_x] = A_1[blockIdx_x * 4 + threadIdx_x] + A_1[blockIdx_x * 4 + threadIdx_x + 2]
        B_1 = T.Buffer((8,), "int32", data=B.data)
        B_1[blockIdx_x * 4 + threadIdx_x] = A_1[blockIdx_x * 4 + threadIdx_x] - S_shared_1[threadIdx_x]
