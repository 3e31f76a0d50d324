# corpus/schedules/sum_all: stage 07, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/schedules/reduction_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sum_all(A: T.Buffer((8, 16), "float32"), B: T.Buffer((1,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        B_rf = T.sblock_alloc_buffer((4, 1))
        cross_thread_B = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
        for i_k_fused_0 in T.thread_binding(4, thread="blockIdx.x"):
            with T.sblock(""):
                T.reads(A[i_k_fused_0 * 2:i_k_fused_0 * 2 + 2, 0:16])
                T.writes(B_rf[i_k_fused_0, 0])
                in_thread_B_rf = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                for i_k_fused_1_1 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(A[i_k_fused_0 * 2 + i_k_fused_1_1 // 16:i_k_fused_0 * 2 + i_k_fused_1_1 // 16 + ((i_k_fused_1_1 % 16 + 24) // 16 + 1), 0:16], in_thread_B_rf[0])
                        T.writes(in_thread_B_rf[0], B_rf[i_k_fused_0, 0])
                        cross_thread_B_rf = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                        with T.sblock("B_rf_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_B_rf[0])
                            in_thread_B_rf[0] = T.float32(0.0)
                        for i_k_fused_1_0 in range(4):
                            with T.sblock("B_rf_in_thread"):
                                T.reads(A[(i_k_fused_0 * 32 + (i_k_fused_1_0 * 8 + i_k_fused_1_1)) // 16, (i_k_fused_0 * 32 + (i_k_fused_1_0 * 8 + i_k_fused_1_1)) % 16])
                                T.writes(in_thread_B_rf[0])
                                in_thread_B_rf[0] = in_thread_B_rf[0] + A[(i_k_fused_0 * 32 + (i_k_fused_1_0 * 8 + i_k_fused_1_1)) // 16, (i_k_fused_0 * 32 + (i_k_fused_1_0 * 8 + i_k_fused_1_1)) % 16]
                        with T.sblock("B_rf_cross_thread"):
                            T.reads(in_thread_B_rf[0])
                            T.writes(cross_thread_B_rf[0])
                            T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0)
                            T.tvm_thread_allreduce(T.uint32(1), in_thread_B_rf[0], T.bool(True), cross_thread_B_rf[0], i_k_fused_1_1)
                        with T.sblock("B_rf_write_back"):
                            T.where(i_k_fused_1_1 == 0)
                            T.reads(cross_thread_B_rf[0])
                            T.writes(B_rf[i_k_fused_0, 0])
                            B_rf[i_k_fused_0, 0] = cross_thread_B_rf[0]
        for i_k_fused_0 in T.thread_binding(4, thread="threadIdx.x"):
            with T.sblock("B_cross_thread"):
                T.reads(B_rf[i_k_fused_0, 0])
                T.writes(cross_thread_B[0])
                T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0)
                T.tvm_thread_allreduce(T.uint32(1), B_rf[i_k_fused_0, 0], T.bool(True), cross_thread_B[0], i_k_fused_0)
            with T.sblock("B_write_back"):
                T.where(i_k_fused_0 == 0)
                T.reads(cross_thread_B[0])
                T.writes(B[0])
                B[0] = cross_thread_B[0]
