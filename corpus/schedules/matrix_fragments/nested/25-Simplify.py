# corpus/schedules/matrix_fragments: stage 25, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matrix_fragments_kernel(A: T.handle("float16", "global"), B: T.handle("float16", "global"), C: T.handle("float32", "global")):
        T.func_attr({"calling_conv": 2, "target": T.target({"arch": "sm_80", "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "thread_extent": {"blockIdx.x": 1, "blockIdx.y": 1, "threadIdx.x": 32}, "tir.is_global_func": True, "tir.kernel_launch_params": ["blockIdx.x", "blockIdx.y", "threadIdx.x"], "tir.noalias": True})
        B_1 = T.decl_buffer((512,), "float16", data=B)
        A_shared = T.handle("float16", "shared")
        A_shared_1 = T.decl_buffer((256,), "float16", data=A_shared, scope="shared")
        A_1 = T.decl_buffer((512,), "float16", data=A)
        A_shared_2 = T.decl_buffer((256,), "float16", data=A_shared, scope="shared")
        blockIdx_x = T.launch_thread("blockIdx.x", 1)
        C_wmma_accumulator = T.handle("float32", "wmma.accumulator")
        T.attr(C_wmma_accumulator, "fragment_layout", "row_major")
        T.attr(C_wmma_accumulator, "fragment_shape", "16, 16, 16")
        C_wmma_accumulator = T.allocate([256], "float32", "wmma.accumulator")
        A_shared = T.allocate([256], "float16", "shared")
        A_shared_wmma_matrix_a = T.handle("float16", "wmma.matrix_a")
        T.attr(A_shared_wmma_matrix_a, "fragment_layout", "row_major")
        T.attr(A_shared_wmma_matrix_a, "fragment_shape", "16, 16, 16")
        A_shared_wmma_matrix_a = T.allocate([256], "float16", "wmma.matrix_a")
        B_shared_wmma_matrix_b = T.handle("float16", "wmma.matrix_b")
        T.attr(B_shared_wmma_matrix_b, "fragment_layout", "row_major")
        T.attr(B_shared_wmma_matrix_b, "fragment_shape", "16, 16, 16")
        B_shared_wmma_matrix_b = T.allocate([256], "float16", "wmma.matrix_b")
        blockIdx_y = T.launch_thread("blockIdx.y", 1)
        threadIdx_x = T.launch_thread("threadIdx.x", 32)
        T.tvm_fill_fragment(C_wmma_accumulator, 16, 16, 16, 0, T.float32(0.0))
        for k_0 in range(2):
            T.tvm_storage_sync("shared")
            for ax0_ax1_fused_0 in range(2):
                A_shared_2[ax0_ax1_fused_0 * 128 + threadIdx_x * 4:ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + 4] = A_1[ax0_ax1_fused_0 * 256 + threadIdx_x // 4 * 32 + k_0 * 16 + threadIdx_x % 4 * 4:ax0_ax1_fused_0 * 256 + threadIdx_x // 4 * 32 + k_0 * 16 + threadIdx_x % 4 * 4 + 4]
            T.tvm_storage_sync("shared")
            T.tvm_load_matrix_sync(A_shared_wmma_matrix_a, 16, 16, 16, 0, T.tvm_access_ptr(T.type_annotation("float16"), A_shared, 0, 256, 1), 16, "row_major")
            T.tvm_storage_sync("shared")
            for ax0_ax1_fused_0 in range(2):
                A_shared_1[ax0_ax1_fused_0 * 128 + threadIdx_x * 4:ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + 4] = B_1[k_0 * 256 + ax0_ax1_fused_0 * 128 + threadIdx_x * 4:k_0 * 256 + ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + 4]
            T.tvm_storage_sync("shared")
            T.tvm_load_matrix_sync(B_shared_wmma_matrix_b, 16, 16, 16, 0, T.tvm_access_ptr(T.type_annotation("float16"), A_shared, 0, 256, 1), 16, "row_major")
            T.tvm_mma_sync(C_wmma_accumulator, 0, A_shared_wmma_matrix_a, 0, B_shared_wmma_matrix_b, 0, C_wmma_accumulator, 0)
        T.tvm_store_matrix_sync(C_wmma_accumulator, 16, 16, 16, 0, T.tvm_access_ptr(T.type_annotation("float32"), C, 0, 256, 2), 16, "row_major")
