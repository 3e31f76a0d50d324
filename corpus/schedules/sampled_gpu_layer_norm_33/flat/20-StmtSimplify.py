# corpus/schedules/sampled_gpu_layer_norm_33: stage 20, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_layer_norm_33_kernel(A_ptr: T.handle("float32", "global"), squares_ptr: T.handle("float32", "global"), total_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        squares = T.decl_buffer((4,), data=squares_ptr)
        total = T.decl_buffer((4,), data=total_ptr)
        A = T.decl_buffer((256,), data=A_ptr)
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            in_thread_total = T.alloc_local((1,))
            in_thread_squares = T.alloc_local((1,))
            red_result = T.alloc_shared((1,), annotations={"tirx.volatile": True})
            red_result_1 = T.alloc_shared((1,), annotations={"tirx.volatile": True})
            with T.launch_thread("threadIdx.x", 256) as threadIdx_x:
                in_thread_total[0] = T.float32(0.0)
                in_thread_squares[0] = T.float32(0.0)
                if threadIdx_x < 64:
                    cse_v1: T.let[T.int32] = blockIdx_x * 64 + threadIdx_x
                    new_total: T.let[T.float32] = in_thread_total[0] + A[blockIdx_x * 64 + threadIdx_x]
                    new_squares: T.let[T.float32] = in_thread_squares[0] + A[blockIdx_x * 64 + threadIdx_x] * A[blockIdx_x * 64 + threadIdx_x]
                    in_thread_total[0] = new_total
                    in_thread_squares[0] = new_squares
                with T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (x0 + y0, x1 + y1), [T.float32(0.0), T.float32(0.0)]), "reduce_scope", 0):
                    red_buf_staging = T.alloc_shared((8,))
                    red_buf_staging_1 = T.alloc_shared((8,))
                    t0 = T.alloc_local((1,))
                    t1 = T.alloc_local((1,))
                    mask = T.alloc_local((1,), "uint32")
                    red_buf0 = T.alloc_local((1,))
                    red_buf1 = T.alloc_local((1,))
                    t0_1 = T.alloc_local((1,))
                    t1_1 = T.alloc_local((1,))
                    mask_1 = T.alloc_local((1,), "uint32")
                    red_buf0_1 = T.alloc_local((1,))
                    red_buf1_1 = T.alloc_local((1,))
                    red_buf0[0] = in_thread_total[0]
                    red_buf1[0] = in_thread_squares[0]
                    mask[0] = T.tvm_warp_activemask()
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 16, 32, 32)
                    t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1[0], 16, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    red_buf1[0] = red_buf1[0] + t1[0]
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 8, 32, 32)
                    t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1[0], 8, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    red_buf1[0] = red_buf1[0] + t1[0]
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 4, 32, 32)
                    t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1[0], 4, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    red_buf1[0] = red_buf1[0] + t1[0]
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 2, 32, 32)
                    t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1[0], 2, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    red_buf1[0] = red_buf1[0] + t1[0]
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 1, 32, 32)
                    t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1[0], 1, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    red_buf1[0] = red_buf1[0] + t1[0]
                    if threadIdx_x % 32 == 0:
                        red_buf_staging[threadIdx_x // 32] = red_buf0[0]
                        red_buf_staging_1[threadIdx_x // 32] = red_buf1[0]
                    T.tvm_storage_sync("shared")
                    if threadIdx_x < 8:
                        red_buf0_1[0] = red_buf_staging[threadIdx_x]
                        red_buf1_1[0] = red_buf_staging_1[threadIdx_x]
                    mask_1[0] = T.tvm_warp_activemask()
                    t0_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf0_1[0], 4, 32, 32)
                    t1_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf1_1[0], 4, 32, 32)
                    red_buf0_1[0] = red_buf0_1[0] + t0_1[0]
                    red_buf1_1[0] = red_buf1_1[0] + t1_1[0]
                    t0_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf0_1[0], 2, 32, 32)
                    t1_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf1_1[0], 2, 32, 32)
                    red_buf0_1[0] = red_buf0_1[0] + t0_1[0]
                    red_buf1_1[0] = red_buf1_1[0] + t1_1[0]
                    t0_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf0_1[0], 1, 32, 32)
                    t1_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf1_1[0], 1, 32, 32)
                    red_buf0_1[0] = red_buf0_1[0] + t0_1[0]
                    red_buf1_1[0] = red_buf1_1[0] + t1_1[0]
                    if threadIdx_x == 0:
                        red_result[0] = red_buf0_1[0]
                        red_result_1[0] = red_buf1_1[0]
                    T.tvm_storage_sync("shared")
                if threadIdx_x == 0:
                    total[blockIdx_x] = red_result[0]
                    squares[blockIdx_x] = red_result_1[0]

    @T.prim_func(s_tir=True)
    def sampled_gpu_layer_norm_33_kernel_1(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global"), squares_ptr: T.handle("float32", "global"), total_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        squares = T.decl_buffer((4,), data=squares_ptr)
        total = T.decl_buffer((4,), data=total_ptr)
        A = T.decl_buffer((256,), data=A_ptr)
        B = T.decl_buffer((256,), data=B_ptr)
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 64)
            cse_v2: T.let[T.int32] = blockIdx_x * 64 + threadIdx_x
            B[blockIdx_x * 64 + threadIdx_x] = (A[blockIdx_x * 64 + threadIdx_x] - total[blockIdx_x] * T.float32(0.015625)) / T.sqrt(squares[blockIdx_x] * T.float32(0.015625) - total[blockIdx_x] * T.float32(0.015625) * (total[blockIdx_x] * T.float32(0.015625)) + T.float32(1.0))
