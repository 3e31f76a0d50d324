# corpus/schedules/two_extents: stage 09, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def two_extents(A: T.Buffer((2, 4), "int32"), B: T.Buffer((2, 4), "int32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 2)
        S_shared = T.decl_buffer((1, 2), "int32", scope="shared")
        S_shared[0, threadIdx_x] = A[blockIdx_x, threadIdx_x] + A[blockIdx_x, threadIdx_x + 2]
        B[blockIdx_x, threadIdx_x] = A[blockIdx_x, threadIdx_x] - S_shared[0, threadIdx_x]
