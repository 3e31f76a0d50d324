# corpus/schedules/sum_side_by_side: stage 16, after tirx.LowerIntrin, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sum_side_by_side_kernel(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.y", "threadIdx.x"], "tirx.noalias": True})
        B = T.decl_buffer((8,), data=B_ptr)
        A = T.decl_buffer((64,), data=A_ptr)
        with T.launch_thread("blockIdx.x", 2) as blockIdx_x:
            red_buf0 = T.alloc_local((1,))
            with T.launch_thread("threadIdx.y", 4) as threadIdx_y:
                threadIdx_x = T.launch_thread("threadIdx.x", 8)
                with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0):
                    t0 = T.alloc_local((1,))
                    mask = T.alloc_local((1,), "uint32")
                    red_buf0[0] = A[blockIdx_x * 32 + threadIdx_y * 8 + threadIdx_x]
                    mask[0] = T.cuda.__activemask()
                    t0[0] = T.cuda.__shfl_down_sync(mask[0], red_buf0[0], 4, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    t0[0] = T.cuda.__shfl_down_sync(mask[0], red_buf0[0], 2, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    t0[0] = T.cuda.__shfl_down_sync(mask[0], red_buf0[0], 1, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    red_buf0[0] = T.cuda.__shfl_sync(mask[0], red_buf0[0], threadIdx_y * 8, 32)
                if threadIdx_x == 0:
                    B[blockIdx_x * 4 + threadIdx_y] = red_buf0[0]
