# corpus/schedules/layer_norm_threads: stage 14, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def layer_norm_threads(A: T.Buffer((3, 32), "float32"), gain: T.Buffer((32,), "float32"), B: T.Buffer((3, 32), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(96)
        gain_1 = T.decl_buffer((32,), data=gain.data)
        B_1 = B.view(96)
        with T.launch_thread("blockIdx.x", 3) as blockIdx_x:
            in_thread_total_shared = T.alloc_local((1,))
            in_thread_squares_shared = T.alloc_local((1,))
            cross_thread_total_shared = T.alloc_local((1,))
            cross_thread_squares_shared = T.alloc_local((1,))
            total_shared = T.alloc_shared((1,))
            squares_shared = T.alloc_shared((1,))
            with T.launch_thread("threadIdx.x", 16) as threadIdx_x:
                in_thread_total_shared[0] = T.float32(0.0)
                in_thread_squares_shared[0] = T.float32(0.0)
                cse_v1: T.let[T.int32] = blockIdx_x * 32
                for ax0_0 in range(2):
                    cse_v3: T.let[T.int32] = cse_v1 + ax0_0 * 16 + threadIdx_x
                    new_total: T.let[T.float32] = in_thread_total_shared[0] + A_1[cse_v3]
                    new_squares: T.let[T.float32] = in_thread_squares_shared[0] + A_1[cse_v3] * A_1[cse_v3]
                    in_thread_total_shared[0] = new_total
                    in_thread_squares_shared[0] = new_squares
                with T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (x0 + y0, x1 + y1), [T.float32(0.0), T.float32(0.0)]), "reduce_scope", 0):
                    T.tvm_thread_allreduce(T.uint32(2), in_thread_total_shared[0], in_thread_squares_shared[0], T.bool(True), cross_thread_total_shared[0], cross_thread_squares_shared[0], threadIdx_x)
                if threadIdx_x == 0:
                    total_shared[0] = cross_thread_total_shared[0]
                    squares_shared[0] = cross_thread_squares_shared[0]
                for j_0 in range(2):
                    cse_v2: T.let[T.int32] = j_0 * 16
                    cse_v4: T.let[T.int32] = cse_v1 + cse_v2 + threadIdx_x
                    B_1[cse_v4] = (A_1[cse_v4] - total_shared[0] * T.float32(0.03125)) * gain_1[cse_v2 + threadIdx_x] / T.sqrt(squares_shared[0] * T.float32(0.03125) - total_shared[0] * T.float32(0.03125) * (total_shared[0] * T.float32(0.03125)) + T.float32(1.0))
