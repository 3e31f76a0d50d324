# corpus/schedules/sampled_gpu_sum_29: stage 05, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_gpu_sum_29(A: T.Buffer((4, 256), "float32"), B: T.Buffer((4,), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for i_fused in T.thread_binding(4, thread="blockIdx.x", annotations={"pragma_auto_unroll_max_step": 512, "pragma_unroll_explicit": 1}):
            with T.sblock(""):
                T.reads(A[i_fused, 0:256])
                T.writes(B[i_fused])
                in_thread_B = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                for k_1 in T.thread_binding(32, thread="threadIdx.x"):
                    with T.sblock(""):
                        T.reads(A[i_fused, k_1:k_1 + 225], in_thread_B[0])
                        T.writes(in_thread_B[0], B[i_fused])
                        cross_thread_B = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                        with T.sblock("B_in_thread_init"):
                            T.reads()
                            T.writes(in_thread_B[0])
                            in_thread_B[0] = T.float32(0.0)
                        for k_0 in range(8):
                            with T.sblock("B_in_thread"):
                                T.reads(A[i_fused, k_0 * 32 + k_1])
                                T.writes(in_thread_B[0])
                                in_thread_B[0] = in_thread_B[0] + A[i_fused, k_0 * 32 + k_1]
                        with T.sblock("B_cross_thread"):
                            T.reads(in_thread_B[0])
                            T.writes(cross_thread_B[0])
                            T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0)
                            T.tvm_thread_allreduce(T.uint32(1), in_thread_B[0], T.bool(True), cross_thread_B[0], k_1)
                        with T.sblock("B_write_back"):
                            T.where(k_1 == 0)
                            T.reads(cross_thread_B[0])
                            T.writes(B[i_fused])
                            B[i_fused] = cross_thread_B[0]
