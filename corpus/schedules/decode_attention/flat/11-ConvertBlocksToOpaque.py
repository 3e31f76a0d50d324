# corpus/schedules/decode_attention: stage 11, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def decode_attention(Q: T.Buffer((2, 8), "float32"), K: T.Buffer((2, 8, 8), "float32"), V: T.Buffer((2, 8, 8), "float32"), O: T.Buffer((2, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for h in T.thread_binding(2, thread="blockIdx.x"):
            with T.sblock(""):
                T.reads(Q[h, 0:8], K[h, 0:8, 0:8], V[h, 0:8, 0:8])
                T.writes(O[h, 0:8])
                S_shared = T.sblock_alloc_buffer((2, 8), scope="shared")
                peak_shared = T.sblock_alloc_buffer((2,), scope="shared")
                total_shared = T.sblock_alloc_buffer((2,), scope="shared")
                W_shared = T.sblock_alloc_buffer((2, 8), scope="shared")
                cross_thread_peak_shared = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                cross_thread_total_shared = T.sblock_alloc_buffer((1,), strides=(1,), scope="local")
                for ax0 in T.thread_binding(8, thread="threadIdx.x"):
                    for ax1 in range(8):
                        with T.sblock("S"):
                            T.reads(Q[h, ax1], K[h, ax0, ax1])
                            T.writes(S_shared[h, ax0])
                            if ax1 == 0:
                                S_shared[h, ax0] = T.float32(0.0)
                            S_shared[h, ax0] = S_shared[h, ax0] + Q[h, ax1] * K[h, ax0, ax1]
                for ax0 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.sblock("peak_cross_thread"):
                        T.reads(S_shared[h, ax0])
                        T.writes(cross_thread_peak_shared[0])
                        T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", 0)
                        T.tvm_thread_allreduce(T.uint32(1), S_shared[h, ax0], T.bool(True), cross_thread_peak_shared[0], ax0)
                    with T.sblock("peak_write_back"):
                        T.where(ax0 == 0)
                        T.reads(cross_thread_peak_shared[0])
                        T.writes(peak_shared[h])
                        peak_shared[h] = cross_thread_peak_shared[0]
                for ax0 in T.thread_binding(8, thread="threadIdx.x"):
                    for ax1 in range(8):
                        with T.sblock("W"):
                            T.reads(S_shared[h, ax1], peak_shared[h], V[h, ax1, ax0])
                            T.writes(W_shared[h, ax0])
                            if ax1 == 0:
                                W_shared[h, ax0] = T.float32(0.0)
                            W_shared[h, ax0] = W_shared[h, ax0] + T.pow(T.float32(2.0), S_shared[h, ax1] - peak_shared[h]) * V[h, ax1, ax0]
                for ax0 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.sblock("total_cross_thread"):
                        T.reads(S_shared[h, ax0], peak_shared[h])
                        T.writes(cross_thread_total_shared[0])
                        T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0)
                        T.tvm_thread_allreduce(T.uint32(1), T.pow(T.float32(2.0), S_shared[h, ax0] - peak_shared[h]), T.bool(True), cross_thread_total_shared[0], ax0)
                    with T.sblock("total_write_back"):
                        T.where(ax0 == 0)
                        T.reads(cross_thread_total_shared[0])
                        T.writes(total_shared[h])
                        total_shared[h] = cross_thread_total_shared[0]
                for d in T.thread_binding(8, thread="threadIdx.x"):
                    with T.sblock("O"):
                        T.reads(W_shared[h, d], total_shared[h])
                        T.writes(O[h, d])
                        O[h, d] = W_shared[h, d] / total_shared[h]
