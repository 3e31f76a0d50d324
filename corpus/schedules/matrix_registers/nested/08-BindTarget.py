# corpus/schedules/matrix_registers: stage 08, after tir.BindTarget, printed by TVM 0.22.0 from corpus/schedules/matrix_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def matrix_registers(A: T.Buffer((16, 32), "float16"), B: T.Buffer((32, 16), "float16"), C: T.Buffer((16, 16), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        A_shared = T.alloc_buffer((16, 32), "float16", scope="shared")
        A_shared_warp = T.alloc_buffer((1, 2, 32, 8), "float16", scope="warp")
        B_shared = T.alloc_buffer((32, 16), "float16", scope="shared")
        B_shared_warp = T.alloc_buffer((2, 1, 32, 8), "float16", scope="warp")
        C_warp = T.alloc_buffer((1, 1, 32, 8), scope="warp")
        for i_0 in T.thread_binding(1, thread="blockIdx.x"):
            for j_0 in T.thread_binding(1, thread="blockIdx.y"):
                with T.block("C_o_init"):
                    vi_o, vj_o = T.axis.remap("SS", [i_0, j_0])
                    T.reads()
                    vj_i_init = T.int32()
                    vi_i_init = T.int32()
                    T.writes(C_warp[0, 0, 0:32, T.min(0, vj_i_init // 8 * 4 + vi_i_init // 8 * 2 + vj_i_init % 2):T.min(0, vj_i_init // 8 * 4 + vi_i_init // 8 * 2 + vj_i_init % 2) + (T.max(7, vj_i_init // 8 * 4 + vi_i_init // 8 * 2 + vj_i_init % 2) + 1 - T.min(0, vj_i_init // 8 * 4 + vi_i_init // 8 * 2 + vj_i_init % 2))])
                    with T.block("C_init_o"):
                        vi_i_init_o = T.axis.spatial(1, 0)
                        vj_i_init_o = T.axis.spatial(1, 0)
                        T.reads()
                        T.writes(C_warp[0, 0, 0:32, 0:8])
                        C_warp_1 = T.match_buffer(C_warp[0, 0, 0:32, 0:8], (32, 8), scope="warp", offset_factor=1)
                        for tx in T.thread_binding(32, thread="threadIdx.x"):
                            T.mma_fill("float32", 8, C_warp_1.data, C_warp_1.elem_offset)
                for k_0 in range(2):
                    for ax0_ax1_fused_0 in range(2):
                        for ax0_ax1_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                            for ax0_ax1_fused_2 in T.vectorized(4):
                                with T.block("A_shared"):
                                    v0 = T.axis.spatial(16, (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 16)
                                    v1 = T.axis.spatial(32, k_0 * 16 + (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 16)
                                    T.reads(A[v0, v1])
                                    T.writes(A_shared[v0, v1])
                                    A_shared[v0, v1] = A[v0, v1]
                    with T.block("A_shared_warp_o"):
                        v0_o = T.axis.spatial(1, 0)
                        v1_o = T.axis.spatial(2, k_0)
                        T.reads(A_shared[0:16, v1_o * 16:v1_o * 16 + 16])
                        T.writes(A_shared_warp[0, v1_o, 0:32, 0:8])
                        warp = T.match_buffer(A_shared_warp[0, v1_o, 0:32, 0:8], (32, 8), "float16", scope="warp", offset_factor=16)
                        shared = T.match_buffer(A_shared[0:16, v1_o * 16:v1_o * 16 + 16], (16, 16), "float16", strides=("s0", "s1"), scope="shared", offset_factor=16)
                        for tx in T.thread_binding(32, thread="threadIdx.x"):
                            T.ptx_ldmatrix("float16", T.bool(False), 4, ".b16", warp.data, warp.elem_offset + 8 * tx, T.tvm_access_ptr(T.type_annotation("float16"), shared.data, shared.elem_offset, shared.strides[0] * 16, 1), shared.strides[0] * (tx % 16) + 8 * (tx // 16))
                    for ax0_ax1_fused_0 in range(2):
                        for ax0_ax1_fused_1 in T.thread_binding(32, thread="threadIdx.x"):
                            for ax0_ax1_fused_2 in T.vectorized(4):
                                with T.block("B_shared"):
                                    v0 = T.axis.spatial(32, k_0 * 16 + (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) // 16)
                                    v1 = T.axis.spatial(16, (ax0_ax1_fused_0 * 128 + ax0_ax1_fused_1 * 4 + ax0_ax1_fused_2) % 16)
                                    T.reads(B[v0, v1])
                                    T.writes(B_shared[v0, v1])
                                    B_shared[v0, v1] = B[v0, v1]
                    with T.block("B_shared_warp_o"):
                        v0_o = T.axis.spatial(2, k_0)
                        v1_o = T.axis.spatial(1, 0)
                        T.reads(B_shared[v0_o * 16:v0_o * 16 + 16, 0:16])
                        T.writes(B_shared_warp[v0_o, 0, 0:32, 0:8])
                        warp = T.match_buffer(B_shared_warp[v0_o, 0, 0:32, 0:8], (32, 8), "float16", scope="warp", offset_factor=16)
                        shared = T.match_buffer(B_shared[v0_o * 16:v0_o * 16 + 16, 0:16], (16, 16), "float16", strides=("s0", "s1"), scope="shared", offset_factor=16)
                        for tx in T.thread_binding(32, thread="threadIdx.x"):
                            T.ptx_ldmatrix("float16", T.bool(True), 4, ".b16", warp.data, warp.elem_offset + 8 * tx, T.tvm_access_ptr(T.type_annotation("float16"), shared.data, shared.elem_offset, shared.strides[0] * 16, 1), shared.strides[0] * (tx % 16) + 8 * (tx // 16))
                    with T.block("C_o_update"):
                        vi_o, vj_o, vk_o = T.axis.remap("SSR", [i_0, j_0, k_0])
                        vj_i = T.int32()
                        vi_i = T.int32()
                        vk_i = T.int32()
                        T.reads(C_warp[0, 0, 0:32, T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2):T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2) + (T.max(7, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2) + 1 - T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2))], A_shared_warp[0, vk_o, 0:32, T.min(0, vk_i // 8 * 4 + vi_i // 8 * 2 + vk_i % 2):T.min(0, vk_i // 8 * 4 + vi_i // 8 * 2 + vk_i % 2) + (T.max(7, vk_i // 8 * 4 + vi_i // 8 * 2 + vk_i % 2) + 1 - T.min(0, vk_i // 8 * 4 + vi_i // 8 * 2 + vk_i % 2))], B_shared_warp[vk_o, 0, 0:32, T.min(0, vj_i // 8 * 4 + vk_i // 8 * 2 + vj_i % 2):T.min(0, vj_i // 8 * 4 + vk_i // 8 * 2 + vj_i % 2) + (T.max(7, vj_i // 8 * 4 + vk_i // 8 * 2 + vj_i % 2) + 1 - T.min(0, vj_i // 8 * 4 + vk_i // 8 * 2 + vj_i % 2))])
                        T.writes(C_warp[0, 0, 0:32, T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2):T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2) + (T.max(7, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2) + 1 - T.min(0, vj_i // 8 * 4 + vi_i // 8 * 2 + vj_i % 2))])
                        with T.block("C_o"):
                            vi_i_o = T.axis.spatial(1, 0)
                            vj_i_o = T.axis.spatial(1, 0)
                            vk_i_o = T.axis.reduce(1, 0)
                            T.reads(C_warp[0, 0, 0:32, 0:8], A_shared_warp[0, vk_o, 0:32, 0:8], B_shared_warp[vk_o, 0, 0:32, 0:8])
                            T.writes(C_warp[0, 0, 0:32, 0:8])
                            A_1 = T.match_buffer(A_shared_warp[0, vk_o, 0:32, 0:8], (32, 8), "float16", scope="warp", offset_factor=16)
                            B_1 = T.match_buffer(B_shared_warp[vk_o, 0, 0:32, 0:8], (32, 8), "float16", scope="warp", offset_factor=16)
                            C_1 = T.match_buffer(C_warp[0, 0, 0:32, 0:8], (32, 8), scope="warp", offset_factor=16)
                            for tx in T.thread_binding(32, thread="threadIdx.x"):
                                T.ptx_mma("float32", "m16n8k16", "row", "col", "fp16", "fp16", "fp32", A_1.data, A_1.elem_offset + tx * 8, B_1.data, B_1.elem_offset + tx * 8, C_1.data, C_1.elem_offset + tx * 8, T.bool(False))
                                T.ptx_mma("float32", "m16n8k16", "row", "col", "fp16", "fp16", "fp32", A_1.data, A_1.elem_offset + tx * 8, B_1.data, B_1.elem_offset + tx * 8 + 4, C_1.data, C_1.elem_offset + tx * 8 + 4, T.bool(False))
                with T.block("C_warp_o"):
                    v0_o = T.axis.spatial(1, 0)
                    v1_o = T.axis.spatial(1, 0)
                    T.reads(C_warp[0, 0, 0:32, 0:8])
                    T.writes(C[0:16, 0:16])
                    C_warp_1 = T.match_buffer(C_warp[0, 0, 0:32, 0:8], (32, 8), scope="warp", offset_factor=1)
                    C_1 = T.match_buffer(C[0:16, 0:16], (16, 16), strides=("s0", "s1"), offset_factor=1)
                    for tx in T.thread_binding(32, thread="threadIdx.x"):
                        T.mma_store("float32", 16, 16, T.tvm_access_ptr(T.type_annotation("float32"), C_1.data, C_1.elem_offset, C_1.strides[0] * 16, 2), C_warp_1.data, C_warp_1.elem_offset, C_1.strides[0])
