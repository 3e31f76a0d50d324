# corpus/schedules/sampled_gpu_batch_23: stage 15, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_batch_23(A: T.Buffer((2, 8, 8), "float32"), B: T.Buffer((2, 8, 8), "float32"), C: T.Buffer((2, 8, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        A_1 = A.view(128)
        B_1 = B.view(128)
        C_1 = C.view(128)
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            C_local = T.alloc_local((1,))
            A_shared = T.alloc_shared((32,))
            B_shared = T.alloc_shared((64,))
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                C_local[0] = T.float32(0.0)
                cse_v2: T.let[T.int32] = blockIdx_x * 32 + threadIdx_x
                A_shared[threadIdx_x] = A_1[cse_v2]
                cse_v4: T.let[T.int32] = blockIdx_x // 2 * 64 + threadIdx_x
                B_shared[threadIdx_x] = B_1[cse_v4]
                B_shared[threadIdx_x + 32] = B_1[cse_v4 + 32]
                cse_v1: T.let[T.int32] = threadIdx_x % 8
                cse_v3: T.let[T.int32] = threadIdx_x // 8 * 8
                C_local[0] = C_local[0] + A_shared[cse_v3] * B_shared[cse_v1]
                C_local[0] = C_local[0] + A_shared[cse_v3 + 1] * B_shared[cse_v1 + 8]
                C_local[0] = C_local[0] + A_shared[cse_v3 + 2] * B_shared[cse_v1 + 16]
                C_local[0] = C_local[0] + A_shared[cse_v3 + 3] * B_shared[cse_v1 + 24]
                C_local[0] = C_local[0] + A_shared[cse_v3 + 4] * B_shared[cse_v1 + 32]
                C_local[0] = C_local[0] + A_shared[cse_v3 + 5] * B_shared[cse_v1 + 40]
                C_local[0] = C_local[0] + A_shared[cse_v3 + 6] * B_shared[cse_v1 + 48]
                C_local[0] = C_local[0] + A_shared[cse_v3 + 7] * B_shared[cse_v1 + 56]
                C_1[cse_v2] = C_local[0]
