# corpus/schedules/matrix_registers: stage 15, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matrix_registers(A: T.Buffer((16, 32), "float16"), B: T.Buffer((32, 16), "float16"), C: T.Buffer((16, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        blockIdx_y = T.launch_thread("blockIdx.y", 1)
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        C_warp = T.decl_buffer((1, 1, 32, 8), scope="warp")
        T.mma_fill("float32", 8, C_warp.data, 0)
        for k_0 in range(2):
            A_shared = T.decl_buffer((16, 16), "float16", scope="shared")
            A_shared_warp = T.decl_buffer((1, 1, 32, 8), "float16", scope="warp")
            B_shared = T.decl_buffer((16, 16), "float16", scope="shared")
            B_shared_warp = T.decl_buffer((1, 1, 32, 8), "float16", scope="warp")
            for ax0_ax1_fused_0 in range(2):
                for ax0_ax1_fused_2 in T.vectorized(4):
                    A_shared[ax0_ax1_fused_0 * 8 + threadIdx_x // 4, threadIdx_x % 4 * 4 + ax0_ax1_fused_2] = A[ax0_ax1_fused_0 * 8 + threadIdx_x // 4, k_0 * 16 + threadIdx_x % 4 * 4 + ax0_ax1_fused_2]
            T.ptx_ldmatrix("float16", T.bool(False), 4, ".b16", A_shared_warp.data, threadIdx_x * 8, T.tvm_access_ptr(T.type_annotation("float16"), A_shared.data, 0, 256, 1), threadIdx_x % 16 * 16 + threadIdx_x // 16 * 8)
            for ax0_ax1_fused_0 in range(2):
                for ax0_ax1_fused_2 in T.vectorized(4):
                    B_shared[ax0_ax1_fused_0 * 8 + threadIdx_x // 4, threadIdx_x % 4 * 4 + ax0_ax1_fused_2] = B[k_0 * 16 + ax0_ax1_fused_0 * 8 + threadIdx_x // 4, threadIdx_x % 4 * 4 + ax0_ax1_fused_2]
            T.ptx_ldmatrix("float16", T.bool(True), 4, ".b16", B_shared_warp.data, threadIdx_x * 8, T.tvm_access_ptr(T.type_annotation("float16"), B_shared.data, 0, 256, 1), threadIdx_x % 16 * 16 + threadIdx_x // 16 * 8)
            T.ptx_mma("float32", "m16n8k16", "row", "col", "fp16", "fp16", "fp32", A_shared_warp.data, threadIdx_x * 8, B_shared_warp.data, threadIdx_x * 8, C_warp.data, threadIdx_x * 8, T.bool(False))
            T.ptx_mma("float32", "m16n8k16", "row", "col", "fp16", "fp16", "fp32", A_shared_warp.data, threadIdx_x * 8, B_shared_warp.data, threadIdx_x * 8 + 4, C_warp.data, threadIdx_x * 8 + 4, T.bool(False))
        T.mma_store("float32", 16, 16, T.tvm_access_ptr(T.type_annotation("float32"), C.data, 0, 256, 2), C_warp.data, 0, 16)
