# corpus/schedules/decode_attention: stage 13, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def decode_attention(Q: T.Buffer((2, 8), "float32"), K: T.Buffer((2, 8, 8), "float32"), V: T.Buffer((2, 8, 8), "float32"), O: T.Buffer((2, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        for blockIdx_x in T.thread_binding(2, thread="blockIdx.x"):
            for threadIdx_x in T.thread_binding(8, thread="threadIdx.x"):
                with T.sblock(""):
                    T.reads(Q[blockIdx_x, 0:8], K[blockIdx_x, 0:8, 0:8], V[blockIdx_x, 0:8, 0:8])
                    T.writes(O[blockIdx_x, 0:8])
                    S_shared = T.sblock_alloc_buffer((1, 8), scope="shared")
                    peak_shared = T.sblock_alloc_buffer((1,), scope="shared")
                    total_shared = T.sblock_alloc_buffer((1,), scope="shared")
                    W_shared = T.sblock_alloc_buffer((1, 8), scope="shared")
                    cross_thread_peak_shared = T.sblock_alloc_buffer((1,), scope="local")
                    cross_thread_total_shared = T.sblock_alloc_buffer((1,), scope="local")
                    for ax1 in range(8):
                        with T.sblock("S"):
                            T.reads(Q[blockIdx_x, ax1], K[blockIdx_x, threadIdx_x, ax1])
                            T.writes(S_shared[blockIdx_x - blockIdx_x, threadIdx_x])
                            if ax1 == 0:
                                S_shared[blockIdx_x - blockIdx_x, threadIdx_x] = T.float32(0.0)
                            S_shared[blockIdx_x - blockIdx_x, threadIdx_x] = S_shared[blockIdx_x - blockIdx_x, threadIdx_x] + Q[blockIdx_x, ax1] * K[blockIdx_x, threadIdx_x, ax1]
                    with T.sblock("peak_cross_thread"):
                        T.reads(S_shared[blockIdx_x - blockIdx_x, threadIdx_x])
                        T.writes(cross_thread_peak_shared[0])
                        T.attr(T.comm_reducer(lambda x0, y0: T.max(x0, y0), [T.float32(-340282346638528859811704183484516925440.0)]), "reduce_scope", 0)
                        T.tvm_thread_allreduce(T.uint32(1), S_shared[blockIdx_x - blockIdx_x, threadIdx_x], T.bool(True), cross_thread_peak_shared[0], threadIdx_x)
                    with T.sblock("peak_write_back"):
                        T.where(threadIdx_x == 0)
                        T.reads(cross_thread_peak_shared[0])
                        T.writes(peak_shared[blockIdx_x - blockIdx_x])
                        peak_shared[blockIdx_x - blockIdx_x] = cross_thread_peak_shared[0]
                    for ax1 in range(8):
                        with T.sblock("W"):
                            T.reads(S_shared[blockIdx_x - blockIdx_x, ax1], peak_shared[blockIdx_x - blockIdx_x], V[blockIdx_x, ax1, threadIdx_x])
                            T.writes(W_shared[blockIdx_x - blockIdx_x, threadIdx_x])
                            if ax1 == 0:
                                W_shared[blockIdx_x - blockIdx_x, threadIdx_x] = T.float32(0.0)
                            W_shared[blockIdx_x - blockIdx_x, threadIdx_x] = W_shared[blockIdx_x - blockIdx_x, threadIdx_x] + T.pow(T.float32(2.0), S_shared[blockIdx_x - blockIdx_x, ax1] - peak_shared[blockIdx_x - blockIdx_x]) * V[blockIdx_x, ax1, threadIdx_x]
                    with T.sblock("total_cross_thread"):
                        T.reads(S_shared[blockIdx_x - blockIdx_x, threadIdx_x], peak_shared[blockIdx_x - blockIdx_x])
                        T.writes(cross_thread_total_shared[0])
                        T.attr(T.comm_reducer(lambda x0, y0: x0 + y0, [T.float32(0.0)]), "reduce_scope", 0)
                        T.tvm_thread_allreduce(T.uint32(1), T.pow(T.float32(2.0), S_shared[blockIdx_x - blockIdx_x, threadIdx_x] - peak_shared[blockIdx_x - blockIdx_x]), T.bool(True), cross_thread_total_shared[0], threadIdx_x)
                    with T.sblock("total_write_back"):
                        T.where(threadIdx_x == 0)
                        T.reads(cross_thread_total_shared[0])
                        T.writes(total_shared[blockIdx_x - blockIdx_x])
                        total_shared[blockIdx_x - blockIdx_x] = cross_thread_total_shared[0]
                    with T.sblock("O"):
                        T.reads(W_shared[blockIdx_x - blockIdx_x, threadIdx_x], total_shared[blockIdx_x - blockIdx_x])
                        T.writes(O[blockIdx_x, threadIdx_x])
                        O[blockIdx_x, threadIdx_x] = W_shared[blockIdx_x - blockIdx_x, threadIdx_x] / total_shared[blockIdx_x - blockIdx_x]
