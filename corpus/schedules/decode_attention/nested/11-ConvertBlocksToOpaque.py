# corpus/schedules/decode_attention: stage 11, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def decode_attention(Q: T.Buffer((2, 8), "float32"), K: T.Buffer((2, 8, 8), "float32"), V: T.Buffer((2, 8, 8), "float32"), O: T.Buffer((2, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for h in T.thread_binding(2, thread="blockIdx.x"):
            with T.block(""):
                vh = T.int32()
                vd = T.int32()
                vt = T.int32()
                vh_1 = T.int32()
                vt_1 = T.int32()
                vd_1 = T.int32()
                T.reads(Q[T.min(h, vh):T.min(h, vh) + (T.max(h, vh) + 1 - T.min(h, vh)), T.min(0, vd):T.min(0, vd) + (T.max(7, vd) + 1 - T.min(0, vd))], K[T.min(h, vh):T.min(h, vh) + (T.max(h, vh) + 1 - T.min(h, vh)), T.min(0, vt):T.min(0, vt) + (T.max(7, vt) + 1 - T.min(0, vt)), T.min(0, vd):T.min(0, vd) + (T.max(7, vd) + 1 - T.min(0, vd))], V[T.min(h, vh_1):T.min(h, vh_1) + (T.max(h, vh_1) + 1 - T.min(h, vh_1)), T.min(0, vt_1):T.min(0, vt_1) + (T.max(7, vt_1) + 1 - T.min(0, vt_1)), T.min(0, vd_1):T.min(0, vd_1) + (T.max(7, vd_1) + 1 - T.min(0, vd_1))])
                vh_2 = T.int32()
                vd_2 = T.int32()
                T.writes(O[T.min(h, vh_2):T.min(h, vh_2) + (T.max(h, vh_2) + 1 - T.min(h, vh_2)), T.min(0, vd_2):T.min(0, vd_2) + (T.max(7, vd_2) + 1 - T.min(0, vd_2))])
                S_shared = T.alloc_buffer((2, 8), scope="shared")
                peak_shared = T.alloc_buffer((2,), scope="shared")
                total_shared = T.alloc_buffer((2,), scope="shared")
                W_shared = T.alloc_buffer((2, 8), scope="shared")
                cross_thread_peak_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                cross_thread_total_shared = T.alloc_buffer((1,), strides=(1,), scope="local")
                for ax0 in T.thread_binding(8, thread="threadIdx.x"):
                    for ax1 in range(8):
                        with T.block("S"):
                            T.reads(Q[h, ax1], K[h, ax0, ax1])
                            T.writes(S_shared[h, ax0])
                            if ax1 == 0:
                                S_shared[h, ax0] = T.float32(0.0)
                            S_shared[h, ax0] = S_shared[h, ax0] + Q[h, ax1] * K[h, ax0, ax1]
                for ax0 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.block("peak_cross_thread"):
                        T.reads(S_shared[h, ax0])
                        T.writes(cross_thread_peak_shared[0])
                        T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                        T.tvm_thread_allreduce(T.uint32(1), S_shared[h, ax0], T.bool(True), cross_thread_peak_shared[0], ax0)
                    with T.block("peak_write_back"):
                        T.where(ax0 == 0)
                        T.reads(cross_thread_peak_shared[0])
                        T.writes(peak_shared[h])
                        peak_shared[h] = cross_thread_peak_shared[0]
                for ax0 in T.thread_binding(8, thread="threadIdx.x"):
                    for ax1 in range(8):
                        with T.block("W"):
                            T.reads(S_shared[h, ax1], peak_shared[h], V[h, ax1, ax0])
                            T.writes(W_shared[h, ax0])
                            if ax1 == 0:
                                W_shared[h, ax0] = T.float32(0.0)
                            W_shared[h, ax0] = W_shared[h, ax0] + T.pow(T.float32(2.0), S_shared[h, ax1] - peak_shared[h]) * V[h, ax1, ax0]
                for ax0 in T.thread_binding(8, thread="threadIdx.x"):
                    with T.block("total_cross_thread"):
                        T.reads(S_shared[h, ax0], peak_shared[h])
                        T.writes(cross_thread_total_shared[0])
                        T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                        T.tvm_thread_allreduce(T.uint32(1), T.pow(T.float32(2.0), S_shared[h, ax0] - peak_shared[h]), T.bool(True), cross_thread_total_shared[0], ax0)
                    with T.block("total_write_back"):
                        T.where(ax0 == 0)
                        T.reads(cross_thread_total_shared[0])
                        T.writes(total_shared[h])
                        total_shared[h] = cross_thread_total_shared[0]
                for d in T.thread_binding(8, thread="threadIdx.x"):
                    with T.block("O"):
                        T.reads(W_shared[h, d], total_shared[h])
                        T.writes(O[h, d])
                        O[h, d] = W_shared[h, d] / total_shared[h]
