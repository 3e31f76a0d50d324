# corpus/schedules/matmul_pipelined: stage 21, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/tile_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul_pipelined_kernel(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global"), C_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.y", "blockIdx.x", "threadIdx.y", "threadIdx.x"], "tirx.noalias": True})
        C = T.decl_buffer((32,), data=C_ptr)
        B = T.decl_buffer((64,), data=B_ptr)
        A = T.decl_buffer((128,), data=A_ptr)
        with T.launch_thread("blockIdx.y", 2) as blockIdx_y:
            C_local = T.alloc_local((1,))
            A_shared = T.alloc_shared((32,))
            B_shared = T.alloc_shared((32,))
            with T.launch_thread("blockIdx.x", 1) as blockIdx_x:
                threadIdx_y = T.launch_thread("threadIdx.y", 4)
                threadIdx_x = T.launch_thread("threadIdx.x", 4)
                C_local[0] = T.float32(0.0)
                cse_v1: T.let[T.int32] = threadIdx_y * 4
                cse_v2: T.let[T.int32] = blockIdx_y * 64 + threadIdx_y * 16
                cse_v3: T.let[T.int32] = threadIdx_y * 4 + threadIdx_x
                A_shared[threadIdx_y * 4 + threadIdx_x] = A[blockIdx_y * 64 + threadIdx_y * 16 + threadIdx_x]
                B_shared[threadIdx_y * 4 + threadIdx_x] = B[threadIdx_y * 4 + threadIdx_x]
                for k_0 in range(3):
                    cse_v5: T.let[T.int32] = (k_0 + 1) % 2 * 16 + threadIdx_y * 4 + threadIdx_x
                    T.tvm_storage_sync("shared")
                    A_shared[(k_0 + 1) % 2 * 16 + threadIdx_y * 4 + threadIdx_x] = A[blockIdx_y * 64 + threadIdx_y * 16 + k_0 * 4 + threadIdx_x + 4]
                    B_shared[(k_0 + 1) % 2 * 16 + threadIdx_y * 4 + threadIdx_x] = B[k_0 * 16 + threadIdx_y * 4 + threadIdx_x + 16]
                    T.tvm_storage_sync("shared")
                    for k_1 in range(4):
                        cse_v4: T.let[T.int32] = k_0 % 2 * 16
                        C_local[0] = C_local[0] + A_shared[k_0 % 2 * 16 + threadIdx_y * 4 + k_1] * B_shared[k_0 % 2 * 16 + k_1 * 4 + threadIdx_x]
                for k_1 in range(4):
                    C_local[0] = C_local[0] + A_shared[threadIdx_y * 4 + k_1 + 16] * B_shared[k_1 * 4 + threadIdx_x + 16]
                C[blockIdx_y * 16 + threadIdx_y * 4 + threadIdx_x] = C_local[0]
