# corpus/schedules/sampled_gpu_layer_norm_32: stage 04, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_layer_norm_32(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        total = T.alloc_buffer((4,))
        squares = T.alloc_buffer((4,))
        for blockIdx_x in T.thread_binding(1, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            for threadIdx_x in T.thread_binding(4, thread="threadIdx.x"):
                with T.block("sums_init"):
                    T.reads()
                    T.writes(total[threadIdx_x], squares[threadIdx_x])
                    total[threadIdx_x] = T.float32(0.0)
                    squares[threadIdx_x] = T.float32(0.0)
                for k in range(64):
                    with T.block("sums_update"):
                        T.reads(total[threadIdx_x], squares[threadIdx_x], A[threadIdx_x, k])
                        T.writes(total[threadIdx_x], squares[threadIdx_x])
                        new_total: T.float32 = total[threadIdx_x] + A[threadIdx_x, k]
                        new_squares: T.float32 = squares[threadIdx_x] + A[threadIdx_x, k] * A[threadIdx_x, k]
                        total[threadIdx_x] = new_total
                        squares[threadIdx_x] = new_squares
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(128, thread="threadIdx.x"):
                with T.block("B"):
                    T.reads(A[blockIdx_x * 2 + threadIdx_x // 64, threadIdx_x % 64], total[blockIdx_x * 2 + threadIdx_x // 64], squares[blockIdx_x * 2 + threadIdx_x // 64])
                    T.writes(B[blockIdx_x * 2 + threadIdx_x // 64, threadIdx_x % 64])
                    B[blockIdx_x * 2 + threadIdx_x // 64, threadIdx_x % 64] = (A[blockIdx_x * 2 + threadIdx_x // 64, threadIdx_x % 64] - total[blockIdx_x * 2 + threadIdx_x // 64] * T.float32(0.015625)) / T.sqrt(squares[blockIdx_x * 2 + threadIdx_x // 64] * T.float32(0.015625) - total[blockIdx_x * 2 + threadIdx_x // 64] * T.float32(0.015625) * (total[blockIdx_x * 2 + threadIdx_x // 64] * T.float32(0.015625)) + T.float32(1.0))
