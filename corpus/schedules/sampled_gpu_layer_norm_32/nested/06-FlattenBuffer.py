# corpus/schedules/sampled_gpu_layer_norm_32: stage 06, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_layer_norm_32(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        total = T.allocate([4], "float32", "global")
        squares = T.allocate([4], "float32", "global")
        blockIdx_x = T.int32()
        total_1 = T.Buffer((4,), data=total)
        squares_1 = T.Buffer((4,), data=squares)
        A_1 = T.Buffer((256,), data=A.data)
        with T.attr(blockIdx_x, "pragma_auto_unroll_max_step", 512):
            T.attr(blockIdx_x, "pragma_unroll_explicit", 1)
            T.launch_thread(blockIdx_x, 1)
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            total_1[threadIdx_x] = T.float32(0.0)
            squares_1[threadIdx_x] = T.float32(0.0)
            for k in range(64):
                new_total: T.float32 = total_1[threadIdx_x] + A_1[threadIdx_x * 64 + k]
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + k] * A_1[threadIdx_x * 64 + k]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
        blockIdx_x_1 = T.launch_thread("blockIdx.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 128)
        B_1 = T.Buffer((256,), data=B.data)
        B_1[blockIdx_x_1 * 128 + threadIdx_x] = (A_1[blockIdx_x_1 * 128 + threadIdx_x] - total_1[blockIdx_x_1 * 2 + threadIdx_x // 64] * T.float32(0.015625)) / T.sqrt(squares_1[blockIdx_x_1 * 2 + threadIdx_x // 64] * T.float32(0.015625) - total_1[blockIdx_x_1 * 2 + threadIdx_x // 64] * T.float32(0.015625) * (total_1[blockIdx_x_1 * 2 + threadIdx_x // 64] * T.float32(0.015625)) + T.float32(1.0))
