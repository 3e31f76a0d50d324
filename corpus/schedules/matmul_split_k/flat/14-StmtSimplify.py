# corpus/schedules/matmul_split_k: stage 14, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_split_k_kernel(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global"), C_rf_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.y", "threadIdx.x"], "tirx.noalias": True})
        B = T.decl_buffer((48,), data=B_ptr)
        A = T.decl_buffer((48,), data=A_ptr)
        C_rf = T.decl_buffer((48,), data=C_rf_ptr)
        with T.launch_thread("blockIdx.x", 3) as blockIdx_x:
            threadIdx_y = T.launch_thread("threadIdx.y", 4)
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            for k_1 in range(4):
                cse_v1: T.let[T.int32] = blockIdx_x * 16
                cse_v4: T.let[T.int32] = blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x
                if k_1 == 0:
                    C_rf[blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = T.float32(0.0)
                C_rf[blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] = C_rf[blockIdx_x * 16 + threadIdx_y * 4 + threadIdx_x] + A[threadIdx_y * 12 + blockIdx_x * 4 + k_1] * B[blockIdx_x * 16 + k_1 * 4 + threadIdx_x]

    @T.prim_func(s_tir=True)
    def matmul_split_k_kernel_1(C_ptr: T.handle("float32", "global"), C_rf_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        C_rf = T.decl_buffer((48,), data=C_rf_ptr)
        C = T.decl_buffer((16,), data=C_ptr)
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            for k_0 in range(3):
                cse_v2: T.let[T.int32] = blockIdx_x * 4
                cse_v3: T.let[T.int32] = blockIdx_x * 4 + threadIdx_x
                if k_0 == 0:
                    C[blockIdx_x * 4 + threadIdx_x] = T.float32(0.0)
                C[blockIdx_x * 4 + threadIdx_x] = C[blockIdx_x * 4 + threadIdx_x] + C_rf[k_0 * 16 + blockIdx_x * 4 + threadIdx_x]
