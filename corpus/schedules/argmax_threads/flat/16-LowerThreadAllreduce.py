# corpus/schedules/argmax_threads: stage 16, after s_tir.LowerThreadAllreduce, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def argmax_threads(place: T.Buffer((3, 32), "int32"), X: T.Buffer((3, 32), "float32"), top: T.Buffer((3,), "int32"), best: T.Buffer((3,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        place_1 = place.view(96)
        X_1 = X.view(96)
        top_1 = T.decl_buffer((3,), "int32", data=top.data)
        best_1 = T.decl_buffer((3,), data=best.data)
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
                    new_top: T.let[T.int32] = T.if_then_else(X_1[cse_v1] <= in_thread_best[0], in_thread_top[0], place_1[cse_v1])
                    new_best: T.let[T.float32] = T.if_then_else(X_1[cse_v1] <= in_thread_best[0], in_thread_best[0], X_1[cse_v1])
                    in_thread_top[0] = new_top
                    in_thread_best[0] = new_best
                with T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (T.Select(x1 >= y1, x0, y0), T.Select(x1 >= y1, x1, y1)), [-1, T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", 0):
                    t0 = T.alloc_local((1,), "int32")
                    t1 = T.alloc_local((1,))
                    mask = T.alloc_local((1,), "uint32")
                    red_buf0[0] = in_thread_top[0]
                    red_buf1[0] = in_thread_best[0]
                    mask[0] = T.tvm_warp_activemask()
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 4, 32, 32)
                    t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1[0], 4, 32, 32)
                    red_buf0[0] = T.Select(red_buf1[0] >= t1[0], red_buf0[0], t0[0])
                    red_buf1[0] = T.Select(red_buf1[0] >= t1[0], red_buf1[0], t1[0])
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 2, 32, 32)
                    t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1[0], 2, 32, 32)
                    red_buf0[0] = T.Select(red_buf1[0] >= t1[0], red_buf0[0], t0[0])
                    red_buf1[0] = T.Select(red_buf1[0] >= t1[0], red_buf1[0], t1[0])
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 1, 32, 32)
                    t1[0] = T.tvm_warp_shuffle_down(mask[0], red_buf1[0], 1, 32, 32)
                    red_buf0[0] = T.Select(red_buf1[0] >= t1[0], red_buf0[0], t0[0])
                    red_buf1[0] = T.Select(red_buf1[0] >= t1[0], red_buf1[0], t1[0])
                    red_buf0[0] = T.tvm_warp_shuffle(mask[0], red_buf0[0], 0, 32, 32)
                    red_buf1[0] = T.tvm_warp_shuffle(mask[0], red_buf1[0], 0, 32, 32)
                if threadIdx_x == 0:
                    top_1[blockIdx_x] = red_buf0[0]
                    best_1[blockIdx_x] = red_buf1[0]
