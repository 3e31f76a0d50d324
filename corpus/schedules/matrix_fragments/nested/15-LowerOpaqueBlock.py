# corpus/schedules/matrix_fragments: stage 15, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matrix_fragments(A: T.Buffer((16, 32), "float16"), B: T.Buffer((32, 16), "float16"), C: T.Buffer((16, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        blockIdx_y = T.launch_thread("blockIdx.y", 1)
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        C_wmma_accumulator = T.decl_buffer((16, 16), scope="wmma.accumulator")
        T.tvm_fill_fragment(C_wmma_accumulator.data, 16, 16, 16, 0, T.float32(0.0))
        for k_0 in range(2):
            A_shared = T.decl_buffer((16, 16), "float16", scope="shared")
            A_shared_wmma_matrix_a = T.decl_buffer((16, 16), "float16", scope="wmma.matrix_a")
            B_shared = T.decl_buffer((16, 16), "float16", scope="shared")
            B_shared_wmma_matrix_b = T.decl_buffer((16, 16), "float16", scope="wmma.matrix_b")
            for ax0_ax1_fused_0 in range(2):
                for ax0_ax1_fused_2 in T.vectorized(4):
                    A_shared[ax0_ax1_fused_0 * 8 + threadIdx_x // 4, threadIdx_x % 4 * 4 + ax0_ax1_fused_2] = A[ax0_ax1_fused_0 * 8 + threadIdx_x // 4, k_0 * 16 + threadIdx_x % 4 * 4 + ax0_ax1_fused_2]
            T.tvm_load_matrix_sync(A_shared_wmma_matrix_a.data, 16, 16, 16, 0, T.tvm_access_ptr(T.type_annotation("float16"), A_shared.data, 0, 256, 1), 16, "row_major")
            for ax0_ax1_fused_0 in range(2):
                for ax0_ax1_fused_2 in T.vectorized(4):
                    B_shared[ax0_ax1_fused_0 * 8 + threadIdx_x // 4, threadIdx_x % 4 * 4 + ax0_ax1_fused_2] = B[k_0 * 16 + ax0_ax1_fused_0 * 8 + threadIdx_x // 4, threadIdx_x % 4 * 4 + ax0_ax1_fused_2]
            T.tvm_load_matrix_sync(B_shared_wmma_matrix_b.data, 16, 16, 16, 0, T.tvm_access_ptr(T.type_annotation("float16"), B_shared.data, 0, 256, 1), 16, "row_major")
            T.tvm_mma_sync(C_wmma_accumulator.data, 0, A_shared_wmma_matrix_a.data, 0, B_shared_wmma_matrix_b.data, 0, C_wmma_accumulator.data, 0)
        T.tvm_store_matrix_sync(C_wmma_accumulator.data, 16, 16, 16, 0, T.tvm_access_ptr(T.type_annotation("float32"), C.data, 0, 256, 2), 16, "row_major")
