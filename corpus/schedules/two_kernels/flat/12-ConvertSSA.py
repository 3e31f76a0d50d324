# corpus/schedules/two_kernels: stage 12, after tirx.ConvertSSA, printed by TVM 0.26.0 from corpus/schedules/stencil_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def two_kernels(A: T.Buffer((8, 5), "float32"), B: T.Buffer((8,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        S = T.alloc_buffer((8,))
        A_1 = A.view(40)
        B_1 = T.decl_buffer((8,), data=B.data)
        Module.two_kernels_kernel(A_1.data, S.data)
        Module.two_kernels_kernel_1(B_1.data, S.data)

    @T.prim_func(private=True, s_tir=True)
    def two_kernels_kernel(A_ptr: T.handle("float32", "global"), S_ptr: T.handle("float32", "global")):
        T.func_attr({"target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.noalias": True})
        A = T.decl_buffer((40,), data=A_ptr)
        S = T.decl_buffer((8,), data=S_ptr)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            for k in range(5):
                cse_v2: T.let[T.int32] = blockIdx_x * 4 + threadIdx_x
                if k == 0:
                    S[cse_v2] = T.float32(0.0)
                S[cse_v2] = S[cse_v2] + A[blockIdx_x * 20 + threadIdx_x * 5 + k]

    @T.prim_func(private=True, s_tir=True)
    def two_kernels_kernel_1(B_ptr: T.handle("float32", "global"), S_ptr: T.handle("float32", "global")):
        T.func_attr({"target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.noalias": True})
        S = T.decl_buffer((8,), data=S_ptr)
        B = T.decl_buffer((8,), data=B_ptr)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            cse_v1: T.let[T.int32] = blockIdx_x * 4
            cse_v3: T.let[T.int32] = cse_v1 + threadIdx_x
            B[cse_v3] = S[cse_v3] - S[7 - threadIdx_x - cse_v1]
