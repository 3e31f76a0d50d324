# corpus/schedules/sampled_gpu_gemm_21: stage 17, after s_tir.ThreadSync, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_gemm_21(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), C: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        A_1 = A.view(128)
        B_1 = B.view(256)
        C_1 = C.view(128)
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            C_local = T.alloc_local((1,))
            A_shared = T.alloc_shared((32,))
            B_shared = T.alloc_shared((16,))
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                C_local[0] = T.float32(0.0)
                cse_v1: T.let[T.int32] = threadIdx_x // 4
                cse_v2: T.let[T.int32] = threadIdx_x % 4
                cse_v3: T.let[T.int32] = cse_v1 * 16
                cse_v8: T.let[T.int32] = cse_v3 + cse_v2
                A_shared[threadIdx_x] = A_1[cse_v8]
                cse_v12: T.let[T.int32] = cse_v3 + blockIdx_x * 4 + cse_v2
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B_1[cse_v12]
                cse_v4: T.let[T.int32] = cse_v1 * 4
                T.tvm_storage_sync("shared")
                C_local[0] = C_local[0] + A_shared[cse_v4] * B_shared[cse_v2]
                cse_v5: T.let[T.int32] = cse_v2 + 4
                cse_v9: T.let[T.int32] = cse_v4 + 1
                C_local[0] = C_local[0] + A_shared[cse_v9] * B_shared[cse_v5]
                cse_v6: T.let[T.int32] = cse_v2 + 8
                cse_v10: T.let[T.int32] = cse_v4 + 2
                C_local[0] = C_local[0] + A_shared[cse_v10] * B_shared[cse_v6]
                cse_v7: T.let[T.int32] = cse_v2 + 12
                cse_v11: T.let[T.int32] = cse_v4 + 3
                C_local[0] = C_local[0] + A_shared[cse_v11] * B_shared[cse_v7]
                T.tvm_storage_sync("shared")
                A_shared[threadIdx_x] = A_1[cse_v8 + 4]
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B_1[cse_v12 + 64]
                T.tvm_storage_sync("shared")
                C_local[0] = C_local[0] + A_shared[cse_v4] * B_shared[cse_v2]
                C_local[0] = C_local[0] + A_shared[cse_v9] * B_shared[cse_v5]
                C_local[0] = C_local[0] + A_shared[cse_v10] * B_shared[cse_v6]
                C_local[0] = C_local[0] + A_shared[cse_v11] * B_shared[cse_v7]
                T.tvm_storage_sync("shared")
                A_shared[threadIdx_x] = A_1[cse_v8 + 8]
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B_1[cse_v12 + 128]
                T.tvm_storage_sync("shared")
                C_local[0] = C_local[0] + A_shared[cse_v4] * B_shared[cse_v2]
                C_local[0] = C_local[0] + A_shared[cse_v9] * B_shared[cse_v5]
                C_local[0] = C_local[0] + A_shared[cse_v10] * B_shared[cse_v6]
                C_local[0] = C_local[0] + A_shared[cse_v11] * B_shared[cse_v7]
                T.tvm_storage_sync("shared")
                A_shared[threadIdx_x] = A_1[cse_v8 + 12]
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B_1[cse_v12 + 192]
                T.tvm_storage_sync("shared")
                C_local[0] = C_local[0] + A_shared[cse_v4] * B_shared[cse_v2]
                C_local[0] = C_local[0] + A_shared[cse_v9] * B_shared[cse_v5]
                C_local[0] = C_local[0] + A_shared[cse_v10] * B_shared[cse_v6]
                C_local[0] = C_local[0] + A_shared[cse_v11] * B_shared[cse_v7]
                C_1[cse_v12] = C_local[0]
