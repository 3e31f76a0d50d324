# corpus/schedules/sampled_gpu_gemm_relu_22: stage 18, after tirx.ConvertSSA, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_gemm_relu_22(A: T.Buffer((8, 16), "float32"), B: T.Buffer((16, 16), "float32"), bias: T.Buffer((16,), "float32"), D: T.Buffer((8, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        A_1 = A.view(128)
        B_1 = B.view(256)
        bias_1 = T.decl_buffer((16,), data=bias.data)
        D_1 = D.view(128)
        Module.sampled_gpu_gemm_relu_22_kernel(A_1.data, B_1.data, D_1.data, bias_1.data)

    @T.prim_func(private=True, s_tir=True)
    def sampled_gpu_gemm_relu_22_kernel(A_ptr: T.handle("float32", "global"), B_ptr: T.handle("float32", "global"), D_ptr: T.handle("float32", "global"), bias_ptr: T.handle("float32", "global")):
        T.func_attr({"target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_global_func": True, "tirx.noalias": True})
        bias = T.decl_buffer((16,), data=bias_ptr)
        D = T.decl_buffer((128,), data=D_ptr)
        B = T.decl_buffer((256,), data=B_ptr)
        A = T.decl_buffer((128,), data=A_ptr)
        with T.launch_thread("blockIdx.x", 4) as blockIdx_x:
            C_local = T.alloc_local((1,))
            A_shared = T.alloc_shared((32,))
            B_shared = T.alloc_shared((16,))
            with T.launch_thread("threadIdx.x", 32) as threadIdx_x:
                C_local[0] = T.float32(0.0)
                cse_v1: T.let[T.int32] = threadIdx_x // 4
                cse_v2: T.let[T.int32] = threadIdx_x % 4
                cse_v4: T.let[T.int32] = cse_v1 * 16
                cse_v9: T.let[T.int32] = cse_v4 + cse_v2
                A_shared[threadIdx_x] = A[cse_v9]
                cse_v3: T.let[T.int32] = blockIdx_x * 4
                cse_v13: T.let[T.int32] = cse_v4 + cse_v3 + cse_v2
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B[cse_v13]
                cse_v5: T.let[T.int32] = cse_v1 * 4
                T.tvm_storage_sync("shared")
                C_local[0] = C_local[0] + A_shared[cse_v5] * B_shared[cse_v2]
                cse_v6: T.let[T.int32] = cse_v2 + 4
                cse_v10: T.let[T.int32] = cse_v5 + 1
                C_local[0] = C_local[0] + A_shared[cse_v10] * B_shared[cse_v6]
                cse_v7: T.let[T.int32] = cse_v2 + 8
                cse_v11: T.let[T.int32] = cse_v5 + 2
                C_local[0] = C_local[0] + A_shared[cse_v11] * B_shared[cse_v7]
                cse_v8: T.let[T.int32] = cse_v2 + 12
                cse_v12: T.let[T.int32] = cse_v5 + 3
                C_local[0] = C_local[0] + A_shared[cse_v12] * B_shared[cse_v8]
                T.tvm_storage_sync("shared")
                A_shared[threadIdx_x] = A[cse_v9 + 4]
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B[cse_v13 + 64]
                T.tvm_storage_sync("shared")
                C_local[0] = C_local[0] + A_shared[cse_v5] * B_shared[cse_v2]
                C_local[0] = C_local[0] + A_shared[cse_v10] * B_shared[cse_v6]
                C_local[0] = C_local[0] + A_shared[cse_v11] * B_shared[cse_v7]
                C_local[0] = C_local[0] + A_shared[cse_v12] * B_shared[cse_v8]
                T.tvm_storage_sync("shared")
                A_shared[threadIdx_x] = A[cse_v9 + 8]
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B[cse_v13 + 128]
                T.tvm_storage_sync("shared")
                C_local[0] = C_local[0] + A_shared[cse_v5] * B_shared[cse_v2]
                C_local[0] = C_local[0] + A_shared[cse_v10] * B_shared[cse_v6]
                C_local[0] = C_local[0] + A_shared[cse_v11] * B_shared[cse_v7]
                C_local[0] = C_local[0] + A_shared[cse_v12] * B_shared[cse_v8]
                T.tvm_storage_sync("shared")
                A_shared[threadIdx_x] = A[cse_v9 + 12]
                if threadIdx_x < 16:
                    B_shared[threadIdx_x] = B[cse_v13 + 192]
                T.tvm_storage_sync("shared")
                C_local[0] = C_local[0] + A_shared[cse_v5] * B_shared[cse_v2]
                C_local[0] = C_local[0] + A_shared[cse_v10] * B_shared[cse_v6]
                C_local[0] = C_local[0] + A_shared[cse_v11] * B_shared[cse_v7]
                C_local[0] = C_local[0] + A_shared[cse_v12] * B_shared[cse_v8]
                D[cse_v13] = T.max(C_local[0] + bias[cse_v3 + cse_v2], T.float32(0.0))
