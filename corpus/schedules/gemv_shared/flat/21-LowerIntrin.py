# corpus/schedules/gemv_shared: stage 21, after tirx.LowerIntrin, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def gemv_shared_kernel(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global"), x_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x", "threadIdx.y"], "tirx.noalias": True})
        B = T.decl_buffer((6,), data=B_ptr)
        A = T.decl_buffer((192,), data=A_ptr)
        x = T.decl_buffer((32,), data=x_ptr)
        with T.launch_thread("blockIdx.x", 3) as blockIdx_x:
            x_shared = T.alloc_shared((32,))
            in_thread_B = T.alloc_local((1,))
            red_buf0 = T.alloc_local((1,))
            with T.launch_thread("threadIdx.x", 8) as threadIdx_x:
                threadIdx_y = T.launch_thread("threadIdx.y", 2)
                for ax0_0 in range(2):
                    cse_v2: T.let[T.int32] = ax0_0 * 16 + threadIdx_y * 8 + threadIdx_x
                    x_shared[ax0_0 * 16 + threadIdx_y * 8 + threadIdx_x] = x[ax0_0 * 16 + threadIdx_y * 8 + threadIdx_x]
                in_thread_B[0] = T.float32(0.0)
                T.tvm_storage_sync("shared")
                for k_0 in range(4):
                    cse_v1: T.let[T.int32] = k_0 * 8
                    in_thread_B[0] = in_thread_B[0] + A[blockIdx_x * 64 + threadIdx_y * 32 + k_0 * 8 + threadIdx_x] * x_shared[k_0 * 8 + threadIdx_x]
                with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0):
                    t0 = T.alloc_local((1,))
                    mask = T.alloc_local((1,), "uint32")
                    red_buf0[0] = in_thread_B[0]
                    mask[0] = T.cuda.__activemask()
                    t0[0] = T.cuda.__shfl_down_sync(mask[0], red_buf0[0], 4, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    t0[0] = T.cuda.__shfl_down_sync(mask[0], red_buf0[0], 2, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    t0[0] = T.cuda.__shfl_down_sync(mask[0], red_buf0[0], 1, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    red_buf0[0] = T.cuda.__shfl_sync(mask[0], red_buf0[0], threadIdx_y * 8, 32)
                if threadIdx_x == 0:
                    B[blockIdx_x * 2 + threadIdx_y] = red_buf0[0]
