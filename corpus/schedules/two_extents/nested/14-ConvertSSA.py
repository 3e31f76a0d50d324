# corpus/schedules/two_extents: stage 14, after tir.ConvertSSA, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def two_extents(A: T.Buffer((2, 4), "int32"), B: T.Buffer((2, 4), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        Module.two_extents_kernel(A.data, B.data)

    @T.prim_func(private=True)
    def two_extents_kernel(A: T.handle("int32", "global"), B: T.handle("int32", "global")):
        T.func_attr({"target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_global_func": True, "tir.noalias": True})
        B_1 = T.decl_buffer((8,), "int32", data=B)
        A_1 = T.decl_buffer((8,), "int32", data=A)
        S_shared = T.handle("int32", "shared")
        S_shared_1 = T.decl_buffer((2,), "int32", data=S_shared, scope="shared")
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        S_shared = T.allocate([2], "int32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 2)
        S_shared_1[threadIdx_x] = A_1[blockIdx_x * 4 + threadIdx_x] + A_1[blockIdx_x * 4 + threadIdx_x + 2]
        B_1[blockIdx_x * 4 + threadIdx_x] = A_1[blockIdx_x * 4 + threadIdx_x] - S_shared_1[threadIdx_x]
