# corpus/schedules/argmax_threads: stage 20, after tirx.LowerIntrin, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def argmax_threads_kernel(X_ptr: T.handle("float32", "global"), best_ptr: T.handle("float32", "global"), place_ptr: T.handle("int32", "global"), top_ptr: T.handle("int32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        best = T.decl_buffer((3,), data=best_ptr)
        top = T.decl_buffer((3,), "int32", data=top_ptr)
        place = T.decl_buffer((96,), "int32", data=place_ptr)
        X = T.decl_buffer((96,), data=X_ptr)
        with T.launch_thread("blockIdx.x", 3) as blockIdx_x:
            in_thread_top = T.alloc_local((1,), "int32")
            in_thread_best = T.alloc_local((1,))
            red_buf0 = T.alloc_local((1,), "int32")
            red_buf1 = T.alloc_local((1,))
            with T.launch_thread("threadIdx.x", 8) as threadIdx_x:
                in_thread_top[0] = -1
                in_thread_best[0] = T.float32(-340282346638528859811704183484516925440.0)
                for k_0 in range(4):
                    cse_v1: T.let[T.int32] = blockIdx_x * 32 + k_0 * 8 + threadIdx_x
                    new_top: T.let[T.int32] = T.if_then_else(X[blockIdx_x * 32 + k_0 * 8 + threadIdx_x] <= in_thread_best[0], in_thread_top[0], place[blockIdx_x * 32 + k_0 * 8 + threadIdx_x])
                    new_best: T.let[T.float32] = T.if_then_else(X[blockIdx_x * 32 + k_0 * 8 + threadIdx_x] <= in_thread_best[0], in_thread_best[0], X[blockIdx_x * 32 + k_0 * 8 + threadIdx_x])
                    in_thread_top[0] = new_top
                    in_thread_best[0] = new_best
                with T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (T.Select(x1 >= y1, x0, y0), T.Select(x1 >= y1, x1, y1)), [-1, T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", 0):
                    t0 = T.alloc_local((1,), "int32")
                    t1 = T.alloc_local((1,))
                    mask = T.alloc_local((1,), "uint32")
                    red_buf0[0] = in_thread_top[0]
                    red_buf1[0] = in_thread_best[0]
                    mask[0] = T.cuda.__activemask()
                    t0[0] = T.cuda.__shfl_down_sync(mask[0], red_buf0[0], 4, 32)
                    t1[0] = T.cuda.__shfl_down_sync(mask[0], red_buf1[0], 4, 32)
                    red_buf0[0] = T.Select(t1[0] <= red_buf1[0], red_buf0[0], t0[0])
                    red_buf1[0] = T.Select(t1[0] <= red_buf1[0], red_buf1[0], t1[0])
                    t0[0] = T.cuda.__shfl_down_sync(mask[0], red_buf0[0], 2, 32)
                    t1[0] = T.cuda.__shfl_down_sync(mask[0], red_buf1[0], 2, 32)
                    red_buf0[0] = T.Select(t1[0] <= red_buf1[0], red_buf0[0], t0[0])
                    red_buf1[0] = T.Select(t1[0] <= red_buf1[0], red_buf1[0], t1[0])
                    t0[0] = T.cuda.__shfl_down_sync(mask[0], red_buf0[0], 1, 32)
                    t1[0] = T.cuda.__shfl_down_sync(mask[0], red_buf1[0], 1, 32)
                    red_buf0[0] = T.Select(t1[0] <= red_buf1[0], red_buf0[0], t0[0])
                    red_buf1[0] = T.Select(t1[0] <= red_buf1[0], red_buf1[0], t1[0])
                    red_buf0[0] = T.cuda.__shfl_sync(mask[0], red_buf0[0], 0, 32)
                    red_buf1[0] = T.cuda.__shfl_sync(mask[0], red_buf1[0], 0, 32)
                if threadIdx_x == 0:
                    top[blockIdx_x] = red_buf0[0]
                    best[blockIdx_x] = red_buf1[0]
