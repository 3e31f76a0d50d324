# corpus/schedules/matrix_registers: stage 12, after tir.CompactBufferAllocation, printed by TVM 0.22.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matrix_registers(A: T.Buffer((16, 32), "float16"), B: T.Buffer((32, 16), "float16"), C: T.Buffer((16, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(1, thread="blockIdx.x"):
            for blockIdx_y in T.thread_binding(1, thread="blockIdx.y"):
                for threadIdx_x in T.thread_binding(32, thread="threadIdx.x"):
                    with T.block(""):
                        v0 = T.int32()
                        v1 = T.int32()
                        v0_1 = T.int32()
                        v1_1 = T.int32()
                        T.reads(A[T.min(0, v0):T.min(0, v0) + (T.max(15, v0) + 1 - T.min(0, v0)), T.min(0, v1):T.min(0, v1) + (T.max(T.max(T.min(16, v1) + T.max(31, v1) - T.min(0, v1), v1), 31) + 1 - T.min(0, v1))], B[T.min(0, v0_1):T.min(0, v0_1) + (T.max(T.max(T.min(16, v0_1) + T.max(31, v0_1) - T.min(0, v0_1), v0_1), 31) + 1 - T.min(0, v0_1)), T.min(0, v1_1):T.min(0, v1_1) + (T.max(15, v1_1) + 1 - T.min(0, v1_1))])
                        T.writes(C[0:16, 0:16])
                        C_warp = T.alloc_buffer((1, 1, 32, 8), scope="warp")
                        with T.block("C_o_init"):
                            T.reads()
                            vj_i_init = T.int32()
                            vi_i_init = T.int32()
                            T.writes(C_warp[0, 0, 0:32, T.min(0, vj_i_init // 8 * 4 + vi_i_init // 8 * 2 + vj_i_init % 2):T.min(0, vj_i_init // 8 * 4 + vi_i_init // 8 * 2 + vj_i_init % 2) + (T.max(7, vj_i_init // 8 * 4 + vi_i_init // 8 * 2 + vj_i_init % 2) + 1 - T.min(0, vj_i_init // 8 * 4 + vi_i_init // 8 * 2 + vj_i_init % 2))])
                            with T.block("C_init_o"):
                                T.reads()
                                T.writes(C_warp[0, 0, 0:32, 0:8])
                                C_warp_1 = T.match_buffer(C_warp[0, 0, 0:32, 0:8], (32, 8), scope="warp", offset_factor=1)
                                T.mma_fill("float32", 8, C_warp_1.data, C_warp_1.elem_offset)
                        for k_0 in range(2):
                            with T.block(""):
                                vj_i = T.int32()
                                vi_i = T.int32()
                                T.reads(A[T.min(0, v0):T.min(0, v0) + (T.max(15, v0) + 1 - T.min(0, v0)), T.min(k_0 * 16, v1):T.min(k_0 * 16, v1) + (T.max(k_0 * 16 + 15, v1) + 1 - T.min(k_0 * 16, v1))], B[T.min(k_0 * 16, v0_1):T.min(k_0 * 16, v0_1) + (T.max(k_0 * 16 + 15, v0_1) + 1 - T.min(k_0 * 16, v0_1)), T.min(0, v1_1):T.min(0, v1_1) + (T.max(15, v1_1) + 1 - T.min(0, v1_1))], C_warp[0, 0, 0:32, T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2):T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2) + (T.max(7, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2) + 1 - T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2))])
                                T.writes(C_warp[0, 0, 0:32, T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2):T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2) + (T.max(7, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2) + 1 - T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2))])
                                A_shared = T.alloc_buffer((16, 16), "float16", scope="shared")
                                A_shared_warp = T.alloc_buffer((1, 1, 32, 8), "float16", scope="warp")
                                B_shared = T.alloc_buffer((16, 16), "float16", scope="shared")
                                B_shared_warp = T.alloc_buffer((1, 1, 32, 8), "float16", scope="warp")
                                for ax0_ax1_fused_0 in range(2):
                                    for ax0_ax1_fused_2 in T.vectorized(4):
                                        with T.block("A_shared"):
                                            T.reads(A[(ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16])
                                            T.writes(A_shared[(ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16 - k_0 * 16])
                                            A_shared[(ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16 - k_0 * 16] = A[(ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16]
                                with T.block("A_shared_warp_o"):
                                    T.reads(A_shared[0:16, k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16])
                                    T.writes(A_shared_warp[0, k_0 - k_0, 0:32, 0:8])
                                    warp = T.match_buffer(A_shared_warp[0, k_0 - k_0, 0:32, 0:8], (32, 8), "float16", scope="warp", offset_factor=16)
                                    shared = T.match_buffer(A_shared[0:16, k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16], (16, 16), "float16", strides=("s0", "s1"), scope="shared", offset_factor=16)
                                    T.ptx_ldmatrix("float16", T.bool(False), 4, ".b16", warp.data, warp.elem_offset + 8 * threadIdx_x, T.tvm_access_ptr(T.type_annotation("float16"), shared.data, shared.elem_offset, shared.strides[0] * 16, 1), shared.strides[0] * (threadIdx_x % 16) + 8 * (threadIdx_x // 16))
                                for ax0_ax1_fused_0 in range(2):
                                    for ax0_ax1_fused_2 in T.vectorized(4):
                                        with T.block("B_shared"):
                                            T.reads(B[k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16])
                                            T.writes(B_shared[k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16 - k_0 * 16, (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16])
                                            B_shared[k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16 - k_0 * 16, (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16] = B[k_0 * 16 + (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) // 16, (ax0_ax1_fused_0 * 128 + threadIdx_x * 4 + ax0_ax1_fused_2) % 16]
                                with T.block("B_shared_warp_o"):
                                    T.reads(B_shared[k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16, 0:16])
                                    T.writes(B_shared_warp[k_0 - k_0, 0, 0:32, 0:8])
                                    warp = T.match_buffer(B_shared_warp[k_0 - k_0, 0, 0:32, 0:8], (32, 8), "float16", scope="warp", offset_factor=16)
                                    shared = T.match_buffer(B_shared[k_0 * 16 - k_0 * 16:k_0 * 16 - k_0 * 16 + 16, 0:16], (16, 16), "float16", strides=("s0", "s1"), scope="shared", offset_factor=16)
                                    T.ptx_ldmatrix("float16", T.bool(True), 4, ".b16", warp.data, warp.elem_offset + 8 * threadIdx_x, T.tvm_access_ptr(T.type_annotation("float16"), shared.data, shared.elem_offset, shared.strides[0] * 16, 1), shared.strides[0] * (threadIdx_x % 16) + 8 * (threadIdx_x // 16))
                                with T.block("C_o_update"):
                                    vk_i = T.int32()
                                    T.reads(C_warp[0, 0, 0:32, T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2):T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2) + (T.max(7, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2) + 1 - T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2))], A_shared_warp[0, k_0 - k_0, 0:32, T.min(0, vk_i // 8 * 4 + vi_i // 8 * 2 + vk_i % 2):T.min(0, vk_i // 8 * 4 + vi_i // 8 * 2 + vk_i % 2) + (T.max(7, vk_i // 8 * 4 + vi_i // 8 * 2 + vk_i % 2) + 1 - T.min(0, vk_i // 8 * 4 + vi_i // 8 * 2 + vk_i % 2))], B_shared_warp[k_0 - k_0, 0, 0:32, T.min(0, vj_i // 8 * 4 + vk_i // 8 * 2 + vj_i % 2):T.min(0, vj_i // 8 * 4 + vk_i // 8 * 2 + vj_i % 2) + (T.max(7, vj_i // 8 * 4 + vk_i // 8 * 2 + vj_i % 2) + 1 - T.min(0, vj_i // 8 * 4 + vk_i // 8 * 2 + vj_i % 2))])
                                    T.writes(C_warp[0, 0, 0:32, T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2):T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2) + (T.max(7, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2) + 1 - T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2))])
                                    with T.block("C_o"):
                                        T.reads(C_warp[0, 0, 0:32, 0:8], A_shared_warp[0, k_0 - k_0, 0:32, 0:8], B_shared_warp[k_0 - k_0, 0, 0:32, 0:8])
                                        T.writes(C_warp[0, 0, 0:32, 0:8])
                                        A_1 = T.match_buffer(A_shared_warp[0, k_0 - k_0, 0:32, 0:8], (32, 8), "float16", scope="warp", offset_factor=16)
                                        B_1 = T.match_buffer(B_shared_warp[k_0 - k_0, 0, 0:32, 0:8], (32, 8), "float16", scope="warp", offset_factor=16)
                                        C_1 = T.match_buffer(C_warp[0, 0, 0:32, 0:8], (32, 8), scope="warp", offset_factor=16)
                                        T.ptx_mma("float32", "m16n8k16", "row", "col", "fp16", "fp16", "fp32", A_1.data, A_1.elem_offset + threadIdx_x * 8, B_1.data, B_1.elem_offset + threadIdx_x * 8, C_1.data, C_1.elem_offset + threadIdx_x * 8, T.bool(False))
                                        T.ptx_mma("float32", "m16n8k16", "row", "col", "fp16", "fp16", "fp32", A_1.data, A_1.elem_offset + threadIdx_x * 8, B_1.data, B_1.elem_offset + threadIdx_x * 8 + 4, C_1.data, C_1.elem_offset + threadIdx_x * 8 + 4, T.bool(False))
                        with T.block("C_warp_o"):
                            T.reads(C_warp[0, 0, 0:32, 0:8])
                            T.writes(C[0:16, 0:16])
                            C_warp_1 = T.match_buffer(C_warp[0, 0, 0:32, 0:8], (32, 8), scope="warp", offset_factor=1)
                            C_1 = T.match_buffer(C[0:16, 0:16], (16, 16), strides=("s0", "s1"), offset_factor=1)
                            T.mma_store("float32", 16, 16, T.tvm_access_ptr(T.type_annotation("float32"), C_1.data, C_1.elem_offset, C_1.strides[0] * 16, 2), C_warp_1.data, C_warp_1.elem_offset, C_1.strides[0])
