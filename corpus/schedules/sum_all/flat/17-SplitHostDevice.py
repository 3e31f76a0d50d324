# corpus/schedules/sum_all: stage 17, after tirx.SplitHostDevice, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sum_all(A: T.Buffer((8, 16), "float32"), B: T.Buffer((1,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        B_rf = T.alloc_buffer((4,))
        red_buf0 = T.alloc_local((1,))
        A_1 = A.view(128)
        B_1 = T.decl_buffer((1,), data=B.data)
        T.call_packed("sum_all_kernel", A_1.data, B_rf.data, 4, 8)
        T.call_packed("sum_all_kernel_1", B_1.data, B_rf.data, red_buf0.data, 4)

    @T.prim_func(s_tir=True)
    def sum_all_kernel(A_ptr: T.handle("float32", "global"), B_rf_ptr: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["blockIdx.x", "threadIdx.x"], "tirx.noalias": True})
        B_rf = T.decl_buffer((4,), data=B_rf_ptr)
        A = T.decl_buffer((128,), data=A_ptr)
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            in_thread_B_rf = T.alloc_local((1,))
            red_buf0 = T.alloc_local((1,))
            with T.launch_thread("threadIdx.x", 8) as threadIdx_x:
                in_thread_B_rf[0] = T.float32(0.0)
                for i_k_fused_1_0 in range(4):
                    in_thread_B_rf[0] = in_thread_B_rf[0] + A[blockIdx_x * 32 + i_k_fused_1_0 * 8 + threadIdx_x]
                with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0):
                    t0 = T.alloc_local((1,))
                    mask = T.alloc_local((1,), "uint32")
                    red_buf0[0] = in_thread_B_rf[0]
                    mask[0] = T.tvm_warp_activemask()
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 4, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 2, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 1, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    red_buf0[0] = T.tvm_warp_shuffle(mask[0], red_buf0[0], 0, 32, 32)
                if threadIdx_x == 0:
                    B_rf[blockIdx_x] = red_buf0[0]

    @T.prim_func(s_tir=True)
    def sum_all_kernel_1(B_ptr: T.handle("float32", "global"), B_rf_ptr: T.handle("float32", "global"), red_buf0_ptr: T.handle("float32", "local")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.kernel_launch_params": ["threadIdx.x"], "tirx.noalias": True})
        B = T.decl_buffer((1,), data=B_ptr)
        B_rf = T.decl_buffer((4,), data=B_rf_ptr)
        red_buf0 = T.decl_buffer((1,), data=red_buf0_ptr, scope="local")
        with T.launch_thread("threadIdx.x", 4) as threadIdx_x:
            with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0):
                t0 = T.alloc_local((1,))
                mask = T.alloc_local((1,), "uint32")
                red_buf0[0] = B_rf[threadIdx_x]
                mask[0] = T.tvm_warp_activemask()
                t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 2, 32, 32)
                red_buf0[0] = red_buf0[0] + t0[0]
                t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 1, 32, 32)
                red_buf0[0] = red_buf0[0] + t0[0]
                red_buf0[0] = T.tvm_warp_shuffle(mask[0], red_buf0[0], 0, 32, 32)
            if threadIdx_x == 0:
                B[0] = red_buf0[0]
