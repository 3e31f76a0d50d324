# corpus/schedules/argmax_threads: stage 18, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def argmax_threads_kernel(X: T.handle("float32", "global"), best: T.handle("float32", "global"), place: T.handle("int32", "global"), top: T.handle("int32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "thread_extent": {"blockIdx.x": 3, "threadIdx.x": 8}, "tir.is_global_func": True, "tir.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tir.noalias": True})
        best_1 = T.decl_buffer((3,), data=best)
        top_1 = T.decl_buffer((3,), "int32", data=top)
        red_buf1 = T.handle("float32", "local")
        red_buf1_1 = T.decl_buffer((1,), data=red_buf1, scope="local")
        red_buf0 = T.handle("int32", "local")
        red_buf0_1 = T.decl_buffer((1,), "int32", data=red_buf0, scope="local")
        place_1 = T.decl_buffer((96,), "int32", data=place)
        X_1 = T.decl_buffer((96,), data=X)
        in_thread_best = T.handle("float32", "local")
        in_thread_best_1 = T.decl_buffer((1,), data=in_thread_best, scope="local")
        in_thread_top = T.handle("int32", "local")
        in_thread_top_1 = T.decl_buffer((1,), "int32", data=in_thread_top, scope="local")
        blockIdx_x = T.launch_thread("blockIdx.x", 3)
        in_thread_top = T.allocate([1], "int32", "local")
        in_thread_best = T.allocate([1], "float32", "local")
        red_buf0 = T.allocate([1], "int32", "local")
        red_buf1 = T.allocate([1], "float32", "local")
        threadIdx_x = T.launch_thread("threadIdx.x", 8)
        in_thread_top_1[0] = -1
        in_thread_best_1[0] = T.float32(-340282346638528859811704183484516925440.0)
        for k_0 in range(4):
            new_top: T.int32 = T.if_then_else(X_1[blockIdx_x * 32 + k_0 * 8 + threadIdx_x] <= in_thread_best_1[0], in_thread_top_1[0], place_1[blockIdx_x * 32 + k_0 * 8 + threadIdx_x])
            new_best: T.float32 = T.if_then_else(X_1[blockIdx_x * 32 + k_0 * 8 + threadIdx_x] <= in_thread_best_1[0], in_thread_best_1[0], X_1[blockIdx_x * 32 + k_0 * 8 + threadIdx_x])
            in_thread_top_1[0] = new_top
            in_thread_best_1[0] = new_best
        with T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (T.Select(x1 >= y1, x0, y0), T.Select(x1 >= y1, x1, y1)), [-1, T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            mask = T.decl_buffer((1,), "uint32", scope="local")
            t1 = T.decl_buffer((1,), scope="local")
            t0 = T.decl_buffer((1,), "int32", scope="local")
            red_buf0_1[0] = in_thread_top_1[0]
            red_buf1_1[0] = in_thread_best_1[0]
            mask[0] = T.tvm_warp_activemask()
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_1[0], 4, 32, 32)
            t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1_1[0], 4, 32, 32)
            red_buf0_1[0] = T.Select(t1[0] <= red_buf1_1[0], red_buf0_1[0], t0[0])
            red_buf1_1[0] = T.Select(t1[0] <= red_buf1_1[0], red_buf1_1[0], t1[0])
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_1[0], 2, 32, 32)
            t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1_1[0], 2, 32, 32)
            red_buf0_1[0] = T.Select(t1[0] <= red_buf1_1[0], red_buf0_1[0], t0[0])
            red_buf1_1[0] = T.Select(t1[0] <= red_buf1_1[0], red_buf1_1[0], t1[0])
            t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0_1[0], 1, 32, 32)
            t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1_1[0], 1, 32, 32)
            red_buf0_1[0] = T.Select(t1[0] <= red_buf1_1[0], red_buf0_1[0], t0[0])
            red_buf1_1[0] = T.Select(t1[0] <= red_buf1_1[0], red_buf1_1[0], t1[0])
            red_buf0_1[0] = T.tvm_warp_shuffle(mask[0], red_buf0_1[0], 0, 32, 32)
            red_buf1_1[0] = T.tvm_warp_shuffle(mask[0], red_buf1_1[0], 0, 32, 32)
        if threadIdx_x == 0:
            top_1[blockIdx_x] = red_buf0_1[0]
            best_1[blockIdx_x] = red_buf1_1[0]
