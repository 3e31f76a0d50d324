# corpus/schedules/sampled_gpu_batch_23: stage 12, after tirx.UnrollLoop, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_batch_23(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        A_1 = A.view(128)
        B_1 = B.view(128)
        C_1 = C.view(128)
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            C_local = T.alloc_local((1,))
            A_shared = T.alloc_shared((32,))
            B_shared = T.alloc_shared((64,))
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                C_local[0] = T.float32(0.0)
                A_shared[threadIdx_x] = A_1[blockIdx_x * 32 + threadIdx_x]
                B_shared[T.Mul(0, 32) + threadIdx_x] = B_1[blockIdx_x // 2 * 64 + T.Mul(0, 32) + threadIdx_x]
                B_shared[T.Mul(1, 32) + threadIdx_x] = B_1[blockIdx_x // 2 * 64 + T.Mul(1, 32) + threadIdx_x]
                C_local[0] = C_local[0] + A_shared[T.Add(threadIdx_x // 8 * 8, 0)] * B_shared[T.Mul(0, 8) + threadIdx_x % 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + 1] * B_shared[T.Mul(1, 8) + threadIdx_x % 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + 2] * B_shared[T.Mul(2, 8) + threadIdx_x % 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + 3] * B_shared[T.Mul(3, 8) + threadIdx_x % 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + 4] * B_shared[T.Mul(4, 8) + threadIdx_x % 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + 5] * B_shared[T.Mul(5, 8) + threadIdx_x % 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + 6] * B_shared[T.Mul(6, 8) + threadIdx_x % 8]
                C_local[0] = C_local[0] + A_shared[threadIdx_x // 8 * 8 + 7] * B_shared[T.Mul(7, 8) + threadIdx_x % 8]
                C_1[blockIdx_x * 32 + threadIdx_x] = C_local[0]
