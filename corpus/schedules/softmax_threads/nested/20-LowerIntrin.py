# corpus/schedules/softmax_threads: stage 20, after tir.LowerIntrin, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def softmax_threads_kernel(A: T.handle("float32", "global"), B: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "thread_extent": {"blockIdx.x": 3, "threadIdx.x": 8}, "tir.is_global_func": True, "tir.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tir.noalias": True})
        B_1 = T.decl_buffer((72,), data=B)
        total_shared = T.handle("float32", "shared")
        total_shared_1 = T.decl_buffer((1,), data=total_shared, scope="shared")
        red_buf0 = T.handle("float32", "local")
        red_buf0_1 = T.decl_buffer((1,), data=red_buf0, scope="local")
        in_thread_total_shared = T.handle("float32", "local")
        in_thread_total_shared_1 = T.decl_buffer((1,), data=in_thread_total_shared, scope="local")
        peak_shared = T.handle("float32", "shared")
        peak_shared_1 = T.decl_buffer((1,), data=peak_shared, scope="shared")
        red_buf0_2 = T.handle("float32", "local")
        red_buf0_3 = T.decl_buffer((1,), data=red_buf0_2, scope="local")
        A_1 = T.decl_buffer((72,), data=A)
        in_thread_peak_shared = T.handle("float32", "local")
        in_thread_peak_shared_1 = T.decl_buffer((1,), data=in_thread_peak_shared, scope="local")
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        in_thread_peak_shared = T.allocate([1], "float32", "local")
        red_buf0_2 = T.allocate([1], "float32", "local")
        peak_shared = T.allocate([1], "float32", "shared")
        in_thread_total_shared = T.allocate([1], "float32", "local")
        red_buf0 = T.allocate([1], "float32", "local")
        total_shared = T.allocate([1], "float32", "shared")
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        in_thread_peak_shared_1[0] = T.float32(-340282346638528859811704183484516925440.0)
        for ax0_0 in range(3):
            in_thread_peak_shared_1[0] = T.max(in_thread_peak_shared_1[0], A_1[blockIdx_x * 24 + ax0_0 * 8 + threadIdx_x])
        with T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            mask = T.decl_buffer((1,), "uint32", scope="local")
            t0 = T.decl_buffer((1,), scope="local")
            red_buf0_3[0] = in_thread_peak_shared_1[0]
            mask[0] = T.tir.cuda.__activemask()
            t0[0] = T.tir.cuda.__shfl_down_sync(mask[0], red_buf0_3[0], 4, 32)
            red_buf0_3[0] = T.max(red_buf0_3[0], t0[0])
            t0[0] = T.tir.cuda.__shfl_down_sync(mask[0], red_buf0_3[0], 2, 32)
            red_buf0_3[0] = T.max(red_buf0_3[0], t0[0])
            t0[0] = T.tir.cuda.__shfl_down_sync(mask[0], red_buf0_3[0], 1, 32)
            red_buf0_3[0] = T.max(red_buf0_3[0], t0[0])
            red_buf0_3[0] = T.tir.cuda.__shfl_sync(mask[0], red_buf0_3[0], 0, 32)
        if threadIdx_x == 0:
            peak_shared_1[0] = red_buf0_3[0]
        in_thread_total_shared_1[0] = T.float32(0.0)
        T.tvm_storage_sync("shared")
        for ax0_0 in range(3):
            in_thread_total_shared_1[0] = in_thread_total_shared_1[0] + T.call_pure_extern("float32", "powf", T.float32(2.0), A_1[blockIdx_x * 24 + ax0_0 * 8 + threadIdx_x] - peak_shared_1[0])
        with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            mask = T.decl_buffer((1,), "uint32", scope="local")
            t0 = T.decl_buffer((1,), scope="local")
            red_buf0_1[0] = in_thread_total_shared_1[0]
            mask[0] = T.tir.cuda.__activemask()
            t0[0] = T.tir.cuda.__shfl_down_sync(mask[0], red_buf0_1[0], 4, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0[0]
            t0[0] = T.tir.cuda.__shfl_down_sync(mask[0], red_buf0_1[0], 2, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0[0]
            t0[0] = T.tir.cuda.__shfl_down_sync(mask[0], red_buf0_1[0], 1, 32)
            red_buf0_1[0] = red_buf0_1[0] + t0[0]
            red_buf0_1[0] = T.tir.cuda.__shfl_sync(mask[0], red_buf0_1[0], 0, 32)
        if threadIdx_x == 0:
            total_shared_1[0] = red_buf0_1[0]
        T.tvm_storage_sync("shared")
        for j_0 in range(3):
            B_1[blockIdx_x * 24 + j_0 * 8 + threadIdx_x] = T.call_pure_extern("float32", "powf", T.float32(2.0), A_1[blockIdx_x * 24 + j_0 * 8 + threadIdx_x] - peak_shared_1[0]) / total_shared_1[0]
