# corpus/schedules/sampled_gpu_layer_norm_33: stage 11, after tir.StorageRewrite, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_layer_norm_33(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        total = T.allocate([4], "float32", "global")
        squares = T.allocate([4], "float32", "global")
        blockIdx_x = T.int32()
        A_1 = T.Buffer((256,), data=A.data)
        total_1 = T.Buffer((4,), data=total)
        squares_1 = T.Buffer((4,), data=squares)
        with T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 64):
            T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
            T.launch_thread(blockIdx_x, 4)
            in_thread_total = T.allocate([1], "float32", "local")
            in_thread_squares = T.allocate([1], "float32", "local")
            cross_thread_total = T.allocate([1], "float32", "local")
            cross_thread_squares = T.allocate([1], "float32", "local")
            threadIdx_x = T.launch_thread("threadIdx.x", 256)
            in_thread_total_1 = T.Buffer((1,), data=in_thread_total, scope="local")
            in_thread_total_1[0] = T.float32(0.0)
            in_thread_squares_1 = T.Buffer((1,), data=in_thread_squares, scope="local")
            in_thread_squares_1[0] = T.float32(0.0)
            if threadIdx_x < 64:
                new_total: T.float32 = in_thread_total_1[0] + A_1[blockIdx_x * 64 + threadIdx_x]
                new_squares: T.float32 = in_thread_squares_1[0] + A_1[blockIdx_x * 64 + threadIdx_x] * A_1[blockIdx_x * 64 + threadIdx_x]
                in_thread_total_1[0] = new_total
                in_thread_squares_1[0] = new_squares
            cross_thread_total_1 = T.Buffer((1,), data=cross_thread_total, scope="local")
            cross_thread_squares_1 = T.Buffer((1,), data=cross_thread_squares, scope="local")
            with T.attr(T.comm_reducer(lambda x0, x1, y0, y1: (x0 + y0, x1 + y1), [T.float32(0.0), T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
                T.tvm_thread_allreduce(T.uint32(2), in_thread_total_1[0], in_thread_squares_1[0], T.bool(True), cross_thread_total_1[0], cross_thread_squares_1[0], threadIdx_x)
            if threadIdx_x == 0:
                total_1[blockIdx_x] = cross_thread_total_1[0]
                squares_1[blockIdx_x] = cross_thread_squares_1[0]
        blockIdx_x_1 = T.launch_thread("blockIdx.x", 4)
        threadIdx_x = T.launch_thread("threadIdx.x", 64)
        B_1 = T.Buffer((256,), data=B.data)
        B_1[blockIdx_x_1 * 64 + threadIdx_x] = (A_1[blockIdx_x_1 * 64 + threadIdx_x] - total_1[blockIdx_x_1] * T.float32(0.015625)) / T.sqrt(squares_1[blockIdx_x_1] * T.float32(0.015625) - total_1[blockIdx_x_1] * T.float32(0.015625) * (total_1[blockIdx_x_1] * T.float32(0.015625)) + T.float32(1.0))
