# corpus/schedules/layer_norm_threads: stage 17, after tir.LowerThreadAllreduce, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def layer_norm_threads(A: T.Buffer((3, 32), "float32"), gain: T.Buffer((32,), "float32"), B: T.Buffer((3, 32), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        in_thread_total_shared = T.allocate([1], "float32", "local")
        in_thread_squares_shared = T.allocate([1], "float32", "local")
        red_buf0 = T.allocate([1], "float32", "local")
        red_buf1 = T.allocate([1], "float32", "local")
        total_shared = T.allocate([1], "float32", "shared")
        squares_shared = T.allocate([1], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 16)
        in_thread_total_shared_1 = T.Buffer((1,), data=in_thread_total_shared, scope="local")
        in_thread_total_shared_1[0] = T.float32(0.0)
        in_thread_squares_shared_1 = T.Buffer((1,), data=in_thread_squares_shared, scope="local")
        in_thread_squares_shared_1[0] = T.float32(0.0)
        A_1 = T.Buffer((96,), data=A.data)
        for ax0_0 in range(2):
            new_total: T.float32 = in_thread_total_shared_1[0] + A_1[blockIdx_x * 32 + ax0_0 * 16 + threadIdx_x]
            new_squares: T.float32 = in_thread_squares_shared_1[0] + A_1[blockIdx_x * 32 + ax0_0 * 16 + threadIdx_x] * A_1[blockIdx_x * 32 + ax0_0 * 16 + threadIdx_x]
            in_thread_total_shared_1[0] = new_total
            in_thread_squares_shared_1[0] = new_squares
        red_buf0_1 = T.Buffer((1,), data=red_buf0, scope="local")
        red_buf1_1 = T.Buffer((1,), data=red_buf1, scope="local")
        with T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (x0 + y0, x1 + y1), [T.float32(0.0), T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            mask = T.decl_buffer((1,), "uint32", scope="local")
            t1 = T.decl_buffer((1,), scope="local")
            t0 = T.decl_buffer((1,), scope="local")
            red_buf0_1[0] = in_thread_total_shared_1[0]
            red_buf1_1[0] = in_thread_squares_shared_1[0]
            mask[0] = T.tvm_warp_activemask()
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_1[0], 8, 32, 32)
            t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1_1[0], 8, 32, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0[0]
            red_buf1_1[0] = red_buf1_1[0] + t1[0]
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_1[0], 4, 32, 32)
            t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1_1[0], 4, 32, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0[0]
            red_buf1_1[0] = red_buf1_1[0] + t1[0]
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_1[0], 2, 32, 32)
            t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1_1[0], 2, 32, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0[0]
            red_buf1_1[0] = red_buf1_1[0] + t1[0]
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_1[0], 1, 32, 32)
            t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1_1[0], 1, 32, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0[0]
            red_buf1_1[0] = red_buf1_1[0] + t1[0]
            red_buf0_1[0] = T.tvm_warp_shuffle(mask[0], red_buf0_1[0], 0, 32, 32)
            red_buf1_1[0] = T.tvm_warp_shuffle(mask[0], red_buf1_1[0], 0, 32, 32)
        total_shared_1 = T.Buffer((1,), data=total_shared, scope="shared")
        squares_shared_1 = T.Buffer((1,), data=squares_shared, scope="shared")
        if threadIdx_x == 0:
            total_shared_1[0] = red_buf0_1[0]
            squares_shared_1[0] = red_buf1_1[0]
        T.tvm_storage_sync("shared")
        for j_0 in range(2):
            cse_v1: T.int32 = j_0 * 16
            B_1 = T.Buffer((96,), data=B.data)
            gain_1 = T.Buffer((32,), data=gain.data)
            B_1[blockIdx_x * 32 + cse_v1 + threadIdx_x] = (A_1[blockIdx_x * 32 + cse_v1 + threadIdx_x] - total_shared_1[0] * T.float32(0.03125)) * gain_1[cse_v1 + threadIdx_x] / T.sqrt(squares_shared_1[0] * T.float32(0.03125) - total_shared_1[0] * T.float32(0.03125) * (total_shared_1[0] * T.float32(0.03125)) + T.float32(1.0))
