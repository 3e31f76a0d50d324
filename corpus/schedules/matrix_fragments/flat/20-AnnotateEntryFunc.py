# corpus/schedules/matrix_fragments: stage 20, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matrix_fragments(A: T.Buffer((16, 32), "float16"), B: T.Buffer((32, 16), "float16"), C: T.Buffer((16, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32}), "tirx.is_entry_func": True})
        A_1 = A.view(512)
        B_1 = B.view(512)
        C_1 = C.view(256)
        with T.launch_thread("blockIdx.x", 1) as blockIdx_x:
            C_wmma_accumulator = T.alloc_buffer((256,), scope="wmma.accumulator")
            A_shared = T.alloc_shared((256,), "float16")
            A_shared_wmma_matrix_a = T.alloc_buffer((256,), "float16", scope="wmma.matrix_a")
            B_shared_wmma_matrix_b = T.alloc_buffer((256,), "float16", scope="wmma.matrix_b")
            with T.launch_thread("blockIdx.y", 1) as blockIdx_y:
                threadIdx_x = T.launch_thread("threadIdx.x", 32)
                T.tvm_fill_fragment(C_wmma_accumulator.data, 16, 16, 16, 0, T.float32(0.0))
                for k_0 in range(2):
                    A_shared_1 = T.decl_buffer((256,), "float16", data=A_shared.data, scope="shared")
                    cse_v1: T.let[T.int32] = threadIdx_x * 4
                    for ax0_ax1_fused_0 in range(2):
                        A_shared[ax0_ax1_fused_0 * 128 + cse_v1:ax0_ax1_fused_0 * 128 + cse_v1 + 4] = A_1[ax0_ax1_fused_0 * 256 + threadIdx_x // 4 * 32 + k_0 * 16 + threadIdx_x % 4 * 4:ax0_ax1_fused_0 * 256 + threadIdx_x // 4 * 32 + k_0 * 16 + threadIdx_x % 4 * 4 + 4]
                    T.tvm_load_matrix_sync(A_shared_wmma_matrix_a.data, 16, 16, 16, 0, T.tvm_access_ptr(T.type_annotation("float16"), A_shared, 0, 256, 1), 16, "row_major")
                    for ax0_ax1_fused_0 in range(2):
                        cse_v2: T.let[T.int32] = ax0_ax1_fused_0 * 128
                        A_shared_1[cse_v2 + cse_v1:cse_v2 + cse_v1 + 4] = B_1[k_0 * 256 + cse_v2 + cse_v1:k_0 * 256 + cse_v2 + cse_v1 + 4]
                    T.tvm_load_matrix_sync(B_shared_wmma_matrix_b.data, 16, 16, 16, 0, T.tvm_access_ptr(T.type_annotation("float16"), A_shared, 0, 256, 1), 16, "row_major")
                    T.tvm_mma_sync(C_wmma_accumulator.data, 0, A_shared_wmma_matrix_a.data, 0, B_shared_wmma_matrix_b.data, 0, C_wmma_accumulator.data, 0)
                T.tvm_store_matrix_sync(C_wmma_accumulator.data, 16, 16, 16, 0, T.tvm_access_ptr(T.type_annotation("float32"), C_1.data, 0, 256, 2), 16, "row_major")
