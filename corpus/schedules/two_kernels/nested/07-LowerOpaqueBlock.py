# corpus/schedules/two_kernels: stage 07, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def two_kernels(A: T.Buffer((8, 5), "float32"), B: T.Buffer((8,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        S = T.decl_buffer((8,))
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            for k in range(5):
                if k == 0:
                    S[blockIdx_x * 4 + threadIdx_x] = T.float32(0.0)
                S[blockIdx_x * 4 + threadIdx_x] = S[blockIdx_x * 4 + threadIdx_x] + A[blockIdx_x * 4 + threadIdx_x, k]
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 4)
        B[blockIdx_x * 4 + threadIdx_x] = S[blockIdx_x * 4 + threadIdx_x] - S[7 - threadIdx_x - blockIdx_x * 4]
