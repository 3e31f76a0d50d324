# corpus/schedules/two_kernels: stage 14, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def two_kernels_kernel(A_ptr: T.handle("float32", "global"), S_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        A = T.decl_buffer((40,), data=A_ptr)
        S = T.decl_buffer((8,), data=S_ptr)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            for k in range(5):
                cse_v2: T.let[T.int32] = blockIdx_x * 4 + threadIdx_x
                if k == 0:
                    S[blockIdx_x * 4 + threadIdx_x] = T.float32(0.0)
                S[blockIdx_x * 4 + threadIdx_x] = S[blockIdx_x * 4 + threadIdx_x] + A[blockIdx_x * 20 + threadIdx_x * 5 + k]

    @T.prim_func(s_tir=True)
    def two_kernels_kernel_1(B_ptr: T.handle("float32", "global"), S_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        S = T.decl_buffer((8,), data=S_ptr)
        B = T.decl_buffer((8,), data=B_ptr)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            cse_v1: T.let[T.int32] = blockIdx_x * 4
            cse_v3: T.let[T.int32] = blockIdx_x * 4 + threadIdx_x
            B[blockIdx_x * 4 + threadIdx_x] = S[blockIdx_x * 4 + threadIdx_x] - S[7 - threadIdx_x - blockIdx_x * 4]
