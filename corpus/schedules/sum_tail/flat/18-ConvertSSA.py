# corpus/schedules/sum_tail: stage 18, after tirx.ConvertSSA, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sum_tail(A: T.Buffer((3, 21), "float32"), B: T.Buffer((3,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        A_1 = A.view(63)
        B_1 = T.decl_buffer((3,), data=B.data)
        Module.sum_tail_kernel(A_1.data, B_1.data)

    @T.prim_func(private=True, s_tir=True)
    def sum_tail_kernel(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global")):
        T.func_attr({"target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.noalias": True})
        B = T.decl_buffer((3,), data=B_ptr)
        A = T.decl_buffer((63,), data=A_ptr)
        with T.launch_thread("blockIdx.x", 3) as blockIdx_x:
            in_thread_B = T.alloc_local((1,))
            red_buf0 = T.alloc_local((1,))
            with T.launch_thread("threadIdx.x", 8) as threadIdx_x:
                in_thread_B[0] = T.float32(0.0)
                for k_0 in range(3):
                    cse_v1: T.let[T.int32] = k_0 * 8
                    if cse_v1 + threadIdx_x < 21:
                        in_thread_B[0] = in_thread_B[0] + A[blockIdx_x * 21 + cse_v1 + threadIdx_x]
                with T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0):
                    t0 = T.alloc_local((1,))
                    mask = T.alloc_local((1,), "uint32")
                    red_buf0[0] = in_thread_B[0]
                    mask[0] = T.tvm_warp_activemask()
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 4, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 2, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    t0[0] = T.tvm_warp_shuffle_down(mask[0], red_buf0[0], 1, 32, 32)
                    red_buf0[0] = red_buf0[0] + t0[0]
                    red_buf0[0] = T.tvm_warp_shuffle(mask[0], red_buf0[0], 0, 32, 32)
                if threadIdx_x == 0:
                    B[blockIdx_x] = red_buf0[0]
