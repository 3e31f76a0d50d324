# corpus/schedules/decode_attention: stage 13, after tir.CompactBufferAllocation, printed by TVM 0.22.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def decode_attention(Q: T.Buffer((2, 8), "float32"), K: T.Buffer((2, 8, 8), "float32"), V: T.Buffer((2, 8, 8), "float32"), O: T.Buffer((2, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.block("root"):
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(8, thread="threadIdx.x"):
                with T.block(""):
                    vh = T.int32()
                    vd = T.int32()
                    vt = T.int32()
                    vh_1 = T.int32()
                    vt_1 = T.int32()
                    vd_1 = T.int32()
                    T.reads(Q[T.min(blockIdx_x, vh):T.min(blockIdx_x, vh) + (T.max(blockIdx_x, vh) + 1 - T.min(blockIdx_x, vh)), T.min(0, vd):T.min(0, vd) + (T.max(7, vd) + 1 - T.min(0, vd))], K[T.min(blockIdx_x, vh):T.min(blockIdx_x, vh) + (T.max(blockIdx_x, vh) + 1 - T.min(blockIdx_x, vh)), T.min(0, vt):T.min(0, vt) + (T.max(7, vt) + 1 - T.min(0, vt)), T.min(0, vd):T.min(0, vd) + (T.max(7, vd) + 1 - T.min(0, vd))], V[T.min(blockIdx_x, vh_1):T.min(blockIdx_x, vh_1) + (T.max(blockIdx_x, vh_1) + 1 - T.min(blockIdx_x, vh_1)), T.min(0, vt_1):T.min(0, vt_1) + (T.max(7, vt_1) + 1 - T.min(0, vt_1)), T.min(0, vd_1):T.min(0, vd_1) + (T.max(7, vd_1) + 1 - T.min(0, vd_1))])
                    vh_2 = T.int32()
                    vd_2 = T.int32()
                    T.writes(O[T.min(blockIdx_x, vh_2):T.min(blockIdx_x, vh_2) + (T.max(blockIdx_x, vh_2) + 1 - T.min(blockIdx_x, vh_2)), T.min(0, vd_2):T.min(0, vd_2) + (T.max(7, vd_2) + 1 - T.min(0, vd_2))])
                    S_shared = T.alloc_buffer((1, 8), scope="shared")
                    peak_shared = T.alloc_buffer((1,), scope="shared")
                    total_shared = T.alloc_buffer((1,), scope="shared")
                    W_shared = T.alloc_buffer((1, 8), scope="shared")
                    cross_thread_peak_shared = T.alloc_buffer((1,), scope="local")
                    cross_thread_total_shared = T.alloc_buffer((1,), scope="local")
                    for ax1 in range(8):
                        with T.block("S"):
                            T.reads(Q[blockIdx_x, ax1], K[blockIdx_x, threadIdx_x, ax1])
                            T.writes(S_shared[blockIdx_x - blockIdx_x, threadIdx_x])
                            if ax1 == 0:
                                S_shared[blockIdx_x - blockIdx_x, threadIdx_x] = T.float32(0.0)
                            S_shared[blockIdx_x - blockIdx_x, threadIdx_x] = S_shared[blockIdx_x - blockIdx_x, threadIdx_x] + Q[blockIdx_x, ax1] * K[blockIdx_x, threadIdx_x, ax1]
                    with T.block("peak_cross_thread"):
                        T.reads(S_shared[blockIdx_x - blockIdx_x, threadIdx_x])
                        T.writes(cross_thread_peak_shared[0])
                        T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                        T.tvm_thread_allreduce(T.uint32(1), S_shared[blockIdx_x - blockIdx_x, threadIdx_x], T.bool(True), cross_thread_peak_shared[0], threadIdx_x)
                    with T.block("peak_write_back"):
                        T.where(threadIdx_x == 0)
                        T.reads(cross_thread_peak_shared[0])
                        T.writes(peak_shared[blockIdx_x - blockIdx_x])
                        peak_shared[blockIdx_x - blockIdx_x] = cross_thread_peak_shared[0]
                    for ax1 in range(8):
                        with T.block("W"):
                            T.reads(S_shared[blockIdx_x - blockIdx_x, ax1], peak_shared[blockIdx_x - blockIdx_x], V[blockIdx_x, ax1, threadIdx_x])
                            T.writes(W_shared[blockIdx_x - blockIdx_x, threadIdx_x])
                            if ax1 == 0:
                                W_shared[blockIdx_x - blockIdx_x, threadIdx_x] = T.float32(0.0)
                            W_shared[blockIdx_x - blockIdx_x, threadIdx_x] = W_shared[blockIdx_x - blockIdx_x, threadIdx_x] + T.pow(T.float32(2.0), S_shared[blockIdx_x - blockIdx_x, ax1] - peak_shared[blockIdx_x - blockIdx_x]) * V[blockIdx_x, ax1, threadIdx_x]
                    with T.block("total_cross_thread"):
                        T.reads(S_shared[blockIdx_x - blockIdx_x, threadIdx_x], peak_shared[blockIdx_x - blockIdx_x])
                        T.writes(cross_thread_total_shared[0])
                        T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0)))
                        T.tvm_thread_allreduce(T.uint32(1), T.pow(T.float32(2.0), S_shared[blockIdx_x - blockIdx_x, threadIdx_x] - peak_shared[blockIdx_x - blockIdx_x]), T.bool(True), cross_thread_total_shared[0], threadIdx_x)
                    with T.block("total_write_back"):
                        T.where(threadIdx_x == 0)
                        T.reads(cross_thread_total_shared[0])
                        T.writes(total_shared[blockIdx_x - blockIdx_x])
                        total_shared[blockIdx_x - blockIdx_x] = cross_thread_total_shared[0]
                    with T.block("O"):
                        T.reads(W_shared[blockIdx_x - blockIdx_x, threadIdx_x], total_shared[blockIdx_x - blockIdx_x])
                        T.writes(O[blockIdx_x, threadIdx_x])
                        O[blockIdx_x, threadIdx_x] = W_shared[blockIdx_x - blockIdx_x, threadIdx_x] / total_shared[blockIdx_x - blockIdx_x]
