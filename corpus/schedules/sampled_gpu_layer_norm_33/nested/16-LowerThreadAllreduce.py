# corpus/schedules/sampled_gpu_layer_norm_33: stage 16, after tir.LowerThreadAllreduce, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_layer_norm_33(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        total = T.allocate([4], "float32", "global")
        squares = T.allocate([4], "float32", "global")
        A_1 = T.Buffer((256,), data=A.data)
        total_1 = T.Buffer((4,), data=total)
        squares_1 = T.Buffer((4,), data=squares)
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            in_thread_total = T.allocate([1], "float32", "local")
            in_thread_squares = T.allocate([1], "float32", "local")
            red_result = T.allocate([1], "float32", "shared")
            T.attr(red_result, "volatile_scope", 1)
            red_result_1 = T.allocate([1], "float32", "shared")
            T.attr(red_result_1, "volatile_scope", 1)
            threadIdx_x = T.launch_thread("threadIdx.x", 256)
            in_thread_total_1 = T.Buffer((1,), data=in_thread_total, scope="local")
            in_thread_total_1[0] = T.float32(0.0)
            in_thread_squares_1 = T.Buffer((1,), data=in_thread_squares, scope="local")
            in_thread_squares_1[0] = T.float32(0.0)
            if threadIdx_x < 64:
                new_total: T.float32 = in_thread_total_1[0] + A_1[blockIdx_x * 64 + threadIdx_x]
                new_squares: T.float32 = in_thread_squares_1[0] + A_1[blockIdx_x * 64 + threadIdx_x] * A_1[blockIdx_x * 64 + threadIdx_x]
                in_thread_total_1[0] = new_total
                in_thread_squares_1[0] = new_squares
            red_result_2 = T.Buffer((1,), data=red_result, scope="shared")
            red_result_3 = T.Buffer((1,), data=red_result_1, scope="shared")
            with T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (x0 + y0, x1 + y1), [T.float32(0.0), T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
                red_buf1 = T.decl_buffer((1,), scope="local")
                red_buf0 = T.decl_buffer((1,), scope="local")
                mask = T.decl_buffer((1,), "uint32", scope="local")
                t1 = T.decl_buffer((1,), scope="local")
                t0 = T.decl_buffer((1,), scope="local")
                red_buf1_1 = T.decl_buffer((1,), scope="local")
                red_buf0_1 = T.decl_buffer((1,), scope="local")
                mask_1 = T.decl_buffer((1,), "uint32", scope="local")
                t1_1 = T.decl_buffer((1,), scope="local")
                t0_1 = T.decl_buffer((1,), scope="local")
                red_buf_staging = T.decl_buffer((8,), scope="shared")
                red_buf_staging_1 = T.decl_buffer((8,), scope="shared")
                red_buf0_1[0] = in_thread_total_1[0]
                red_buf1_1[0] = in_thread_squares_1[0]
                mask_1[0] = T.tvm_warp_activemask()
                t0_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf0_1[0], 16, 32, 32)
                t1_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf1_1[0], 16, 32, 32)
                red_buf0_1[0] = red_buf0_1[0] + t0_1[0]
                red_buf1_1[0] = red_buf1_1[0] + t1_1[0]
                t0_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf0_1[0], 8, 32, 32)
                t1_1[0] = T.tvm_warp_shuffle_down(mask_1[0], red_buf1_1[0], 8, 32, 32)
                red_buf0_1[0] = red_buf0_1[0] + t0_1[0]
                red_buf1_1[0] = red_buf1_1[0] + t1_1[0]
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
                if threadIdx_x % 32 == 0:
                    red_buf_staging_1[threadIdx_x // 32] = red_buf0_1[0]
                    red_buf_staging[threadIdx_x // 32] = red_buf1_1[0]
                T.tvm_storage_sync("shared")
                if threadIdx_x < 8:
                    red_buf0[0] = red_buf_staging_1[threadIdx_x]
                    red_buf1[0] = red_buf_staging[threadIdx_x]
                mask[0] = T.tvm_warp_activemask()
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
                if threadIdx_x == 0:
                    red_result_2[0] = red_buf0[0]
                    red_result_3[0] = red_buf1[0]
                T.tvm_storage_sync("shared")
            if threadIdx_x == 0:
                total_1[blockIdx_x] = red_result_2[0]
                squares_1[blockIdx_x] = red_result_3[0]
        blockIdx_x = T.launch_thread("blockIdx.x", 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 64)
        B_1 = T.Buffer((256,), data=B.data)
        B_1[blockIdx_x * 64 + threadIdx_x] = (A_1[blockIdx_x * 64 + threadIdx_x] - total_1[blockIdx_x] * T.float32(0.015625)) / T.sqrt(squares_1[blockIdx_x] * T.float32(0.015625) - total_1[blockIdx_x] * T.float32(0.015625) * (total_1[blockIdx_x] * T.float32(0.015625)) + T.float32(1.0))
