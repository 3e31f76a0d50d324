# corpus/schedules/gemv_threads: stage 17, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gemv_threads_kernel(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global"), x_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        B = T.decl_buffer((6,), data=B_ptr)
        x = T.decl_buffer((32,), data=x_ptr)
        A = T.decl_buffer((192,), data=A_ptr)
        with T.launch_thread("blockIdx.x", 6) as blockIdx_x:
            in_thread_B = T.alloc_local((1,))
            red_buf0 = T.alloc_local((1,))
            with T.launch_thread("threadIdx.x", 16) as threadIdx_x:
                in_thread_B[0] = T.float32(0.0)
                for k_0 in range(2):
                    cse_v1: T.let[T.int32] = k_0 * 16
                    in_thread_B[0] = in_thread_B[0] + A[blockIdx_x * 32 + k_0 * 16 + threadIdx_x] * x[k_0 * 16 + threadIdx_x]
                with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0):
                    t0 = T.alloc_local((1,))
                    mask = T.alloc_local((1,), "uint32")
                    red_buf0[0] = in_thread_B[0]
                    mask[0] = T.tvm_warp_activemask()
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 8, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 4, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 2, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 1, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    red_buf0[0] = T.tvm_warp_shuffle(mask[0], red_buf0[0], 0, 32, 32)
                if threadIdx_x == 0:
                    B[blockIdx_x] = red_buf0[0]
