# corpus/schedules/matrix_registers: stage 21, after tir.ThreadSync, printed by TVM 0.22.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matrix_registers(A: T.Buffer((16, 32), "float16"), B: T.Buffer((32, 16), "float16"), C: T.Buffer((16, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tir.is_entry_func": True})
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        C_warp = T.allocate([256], "float32", "warp")
        A_shared = T.allocate([256], "float16", "shared")
        A_shared_warp = T.allocate([256], "float16", "warp")
        B_shared_warp = T.allocate([256], "float16", "warp")
        blockIdx_y = T.launch_thread("blockIdx.y", 1)
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        T.mma_fill("float32", 8, C_warp, 0)
        for k_0 in range(2):
            T.tvm_storage_sync("shared")
            for ax0_ax1_fused_0 in range(2):
                A_shared_1 = T.Buffer((256,), "float16", data=A_shared, scope="shared")
                A_1 = T.Buffer((512,), "float16", data=A.data)
                A_shared_1[ax0_ax1_fused_0 * 128 + threadIdx_x * 4:ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + 4] = A_1[ax0_ax1_fused_0 * 256 + threadIdx_x // 4 * 32 + k_0 * 16 + threadIdx_x % 4 * 4:ax0_ax1_fused_0 * 256 + threadIdx_x // 4 * 32 + k_0 * 16 + threadIdx_x % 4 * 4 + 4]
            T.tvm_storage_sync("shared")
            T.ptx_ldmatrix("float16", T.bool(False), 4, ".b16", A_shared_warp, threadIdx_x * 8, T.tvm_access_ptr(T.type_annotation("float16"), A_shared, 0, 256, 1), threadIdx_x % 16 * 16 + threadIdx_x // 16 * 8)
            T.tvm_storage_sync("shared")
            for ax0_ax1_fused_0 in range(2):
                cse_v1: T.int32 = ax0_ax1_fused_0 * 128
                A_shared_1 = T.Buffer((256,), "float16", data=A_shared, scope="shared")
                B_1 = T.Buffer((512,), "float16", data=B.data)
                A_shared_1[cse_v1 + threadIdx_x * 4:cse_v1 + threadIdx_x * 4 + 4] = B_1[k_0 * 256 + cse_v1 + threadIdx_x * 4:k_0 * 256 + cse_v1 + threadIdx_x * 4 + 4]
            T.tvm_storage_sync("shared")
            T.ptx_ldmatrix("float16", T.bool(True), 4, ".b16", B_shared_warp, threadIdx_x * 8, T.tvm_access_ptr(T.type_annotation("float16"), A_shared, 0, 256, 1), threadIdx_x % 16 * 16 + threadIdx_x // 16 * 8)
            T.ptx_mma("float32", "m16n8k16", "row", "col", "fp16", "fp16", "fp32", A_shared_warp, threadIdx_x * 8, B_shared_warp, threadIdx_x * 8, C_warp, threadIdx_x * 8, T.bool(False))
            T.ptx_mma("float32", "m16n8k16", "row", "col", "fp16", "fp16", "fp32", A_shared_warp, threadIdx_x * 8, B_shared_warp, threadIdx_x * 8 + 4, C_warp, threadIdx_x * 8 + 4, T.bool(False))
        T.mma_store("float32", 16, 16, T.tvm_access_ptr(T.type_annotation("float32"), C.data, 0, 256, 2), C_warp, 0, 16)
