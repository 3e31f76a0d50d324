# corpus/schedules/sampled_gpu_layer_norm_33: stage 14, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_layer_norm_33(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        total = T.alloc_buffer((4,))
        squares = T.alloc_buffer((4,))
        A_1 = A.view(256)
        B_1 = B.view(256)
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            in_thread_total = T.alloc_local((1,))
            in_thread_squares = T.alloc_local((1,))
            cross_thread_total = T.alloc_local((1,))
            cross_thread_squares = T.alloc_local((1,))
            with T.launch_thread("threadIdx.x", 256) as threadIdx_x:
                in_thread_total[0] = T.float32(0.0)
                in_thread_squares[0] = T.float32(0.0)
                if threadIdx_x < 64:
                    new_total: T.let[T.float32] = in_thread_total[0] + A_1[blockIdx_x * 64 + threadIdx_x]
                    new_squares: T.let[T.float32] = in_thread_squares[0] + A_1[blockIdx_x * 64 + threadIdx_x] * A_1[blockIdx_x * 64 + threadIdx_x]
                    in_thread_total[0] = new_total
                    in_thread_squares[0] = new_squares
                with T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (x0 + y0, x1 + y1), [T.float32(0.0), T.float32(0.0)]), "reduce_scope", 0):
                    T.tvm_thread_allreduce(T.uint32(2), in_thread_total[0], in_thread_squares[0], T.bool(True), cross_thread_total[0], cross_thread_squares[0], threadIdx_x)
                if threadIdx_x == 0:
                    total[blockIdx_x] = cross_thread_total[0]
                    squares[blockIdx_x] = cross_thread_squares[0]
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 64)
            B_1[blockIdx_x * 64 + threadIdx_x] = (A_1[blockIdx_x * 64 + threadIdx_x] - total[blockIdx_x] * T.float32(0.015625)) / T.sqrt(squares[blockIdx_x] * T.float32(0.015625) - total[blockIdx_x] * T.float32(0.015625) * (total[blockIdx_x] * T.float32(0.015625)) + T.float32(1.0))
