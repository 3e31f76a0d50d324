# corpus/schedules/matrix_registers: stage 10, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matrix_registers(A: T.Buffer((16, 32), "float16"), B: T.Buffer((32, 16), "float16"), C: T.Buffer((16, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i_0 in T.thread_binding(1, thread="blockIdx.x"):
            for j_0 in T.thread_binding(1, thread="blockIdx.y"):
                with T.sblock(""):
                    T.reads(A[0:16, 0:32], B[0:32, 0:16])
                    T.writes(C[0:16, 0:16])
                    C_warp = T.sblock_alloc_buffer((1, 1, 32, 8), scope="warp")
                    with T.sblock("C_o_init"):
                        T.reads()
                        T.writes(C_warp[0, 0, 0:32, 0:8])
                        with T.sblock("C_init_o"):
                            T.reads()
                            T.writes(C_warp[0, 0, 0:32, 0:8])
                            C_warp_1 = T.match_buffer(C_warp[0, 0, 0:32, 0:8], (32, 8), scope="warp", offset_factor=1)
                            for tx in T.thread_binding(32, thread="threadIdx.x"):
                                T.cuda.mma_fill_legacy(8, C_warp_1.data, C_warp_1.elem_offset)
                    for k_0 in range(2):
                        with T.sblock(""):
                            T.reads(A[0:16, k_0 * 16:k_0 * 16 + 16], B[k_0 * 16:k_0 * 16 + 16, 0:16], C_warp[0, 0, 0:32, 0:8])
                            T.writes(C_warp[0, 0, 0:32, 0:8])
                            A_shared = T.sblock_alloc_buffer((16, 32), "float16", scope="shared")
                            A_shared_warp = T.sblock_alloc_buffer((1, 2, 32, 8), "float16", scope="warp")
                            B_shared = T.sblock_alloc_buffer((32, 16), "float16", scope="shared")
                            B_shared_warp = T.sblock_alloc_buffer((2, 1, 32, 8), "float16", scope="warp")
                            for ax0_ax1_fused_0 in range(2):
                                for ax0_ax1_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                                    for ax0_ax1_fused_2 in T.vectorized(4):
                                        with T.sblock("A_shared"):
                                            T.reads(A[(ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 16])
                                            T.writes(A_shared[(ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 16])
                                            A_shared[(ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 16] = A[(ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 16]
                            with T.sblock("A_shared_warp_o"):
                                T.reads(A_shared[0:16, k_0 * 16:k_0 * 16 + 16])
                                T.writes(A_shared_warp[0, k_0, 0:32, 0:8])
                                warp = T.match_buffer(A_shared_warp[0, k_0, 0:32, 0:8], (32, 8), "float16", scope="warp", offset_factor=16)
                                shared = T.match_buffer(A_shared[0:16, k_0 * 16:k_0 * 16 + 16], (16, 16), "float16", strides=("s0", "s1"), scope="shared", offset_factor=16)
                                for tx in T.thread_binding(32, thread="threadIdx.x"):
                                    T.ptx.ldmatrix_legacy(T.bool(False), 4, ".b16", warp.data, warp.elem_offset + 8 * tx, T.tvm_access_ptr(T.type_annotation("float16"), shared.data, shared.elem_offset, shared.strides[0] * 16, 1), shared.strides[0] * (tx % 16) + 8 * (tx // 16))
                            for ax0_ax1_fused_0 in range(2):
                                for ax0_ax1_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                                    for ax0_ax1_fused_2 in T.vectorized(4):
                                        with T.sblock("B_shared"):
                                            T.reads(B[k_0 * 16 + (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 16, (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 16])
                                            T.writes(B_shared[k_0 * 16 + (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 16, (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 16])
                                            B_shared[k_0 * 16 + (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 16, (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 16] = B[k_0 * 16 + (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 16, (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 16]
                            with T.sblock("B_shared_warp_o"):
                                T.reads(B_shared[k_0 * 16:k_0 * 16 + 16, 0:16])
                                T.writes(B_shared_warp[k_0, 0, 0:32, 0:8])
                                warp = T.match_buffer(B_shared_warp[k_0, 0, 0:32, 0:8], (32, 8), "float16", scope="warp", offset_factor=16)
                                shared = T.match_buffer(B_shared[k_0 * 16:k_0 * 16 + 16, 0:16], (16, 16), "float16", strides=("s0", "s1"), scope="shared", offset_factor=16)
                                for tx in T.thread_binding(32, thread="threadIdx.x"):
                                    T.ptx.ldmatrix_legacy(T.bool(True), 4, ".b16", warp.data, warp.elem_offset + 8 * tx, T.tvm_access_ptr(T.type_annotation("float16"), shared.data, shared.elem_offset, shared.strides[0] * 16, 1), shared.strides[0] * (tx % 16) + 8 * (tx // 16))
                            with T.sblock("C_o_update"):
                                T.reads(C_warp[0, 0, 0:32, 0:8], A_shared_warp[0, k_0, 0:32, 0:8], B_shared_warp[k_0, 0, 0:32, 0:8])
                                T.writes(C_warp[0, 0, 0:32, 0:8])
                                with T.sblock("C_o"):
                                    T.reads(C_warp[0, 0, 0:32, 0:8], A_shared_warp[0, k_0, 0:32, 0:8], B_shared_warp[k_0, 0, 0:32, 0:8])
                                    T.writes(C_warp[0, 0, 0:32, 0:8])
                                    A_1 = T.match_buffer(A_shared_warp[0, k_0, 0:32, 0:8], (32, 8), "float16", scope="warp", offset_factor=16)
                                    B_1 = T.match_buffer(B_shared_warp[k_0, 0, 0:32, 0:8], (32, 8), "float16", scope="warp", offset_factor=16)
                                    C_1 = T.match_buffer(C_warp[0, 0, 0:32, 0:8], (32, 8), scope="warp", offset_factor=16)
                                    for tx in T.thread_binding(32, thread="threadIdx.x"):
                                        T.ptx.mma.legacy("m16n8k16", "row", "col", "fp16", "fp16", "fp32", A_1.data, A_1.elem_offset + tx * 8, B_1.data, B_1.elem_offset + tx * 8, C_1.data, C_1.elem_offset + tx * 8, T.bool(False))
                                        T.ptx.mma.legacy("m16n8k16", "row", "col", "fp16", "fp16", "fp32", A_1.data, A_1.elem_offset + tx * 8, B_1.data, B_1.elem_offset + tx * 8 + 4, C_1.data, C_1.elem_offset + tx * 8 + 4, T.bool(False))
                    with T.sblock("C_warp_o"):
                        T.reads(C_warp[0, 0, 0:32, 0:8])
                        T.writes(C[0:16, 0:16])
                        C_warp_1 = T.match_buffer(C_warp[0, 0, 0:32, 0:8], (32, 8), scope="warp", offset_factor=1)
                        C_1 = T.match_buffer(C[0:16, 0:16], (16, 16), strides=("s0", "s1"), offset_factor=1)
                        for tx in T.thread_binding(32, thread="threadIdx.x"):
                            T.cuda.mma_store_legacy(16, 16, T.tvm_access_ptr(T.type_annotation("float32"), C_1.data, C_1.elem_offset, C_1.strides[0] * 16, 2), C_warp_1.data, C_warp_1.elem_offset, C_1.strides[0])
