# corpus/schedules/decode_attention: stage 07, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def decode_attention(Q: T.Buffer((2, 8), "float32"), K: T.Buffer((2, 8, 8), "float32"), V: T.Buffer((2, 8, 8), "float32"), O: T.Buffer((2, 8), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        # with T.sblock("root"):
        S_shared = T.sblock_alloc_buffer((2, 8), scope="shared")
        peak_shared = T.sblock_alloc_buffer((2,), scope="shared")
        total_shared = T.sblock_alloc_buffer((2,), scope="shared")
        W_shared = T.sblock_alloc_buffer((2, 8), scope="shared")
        for h in T.thread_binding(2, thread="blockIdx.x"):
            for ax0 in T.thread_binding(8, thread="threadIdx.x"):
                for ax1 in range(8):
                    with T.sblock("S"):
                        vh, vt, vd = T.axis.remap("SSR", [h, ax0, ax1])
                        T.reads(Q[vh, vd], K[vh, vt, vd])
                        T.writes(S_shared[vh, vt])
                        with T.init():
                            S_shared[vh, vt] = T.float32(0.0)
                        S_shared[vh, vt] = S_shared[vh, vt] + Q[vh, vd] * K[vh, vt, vd]
            for ax0 in T.thread_binding(8, thread="threadIdx.x"):
                with T.sblock("peak"):
                    vh, vt = T.axis.remap("SR", [h, ax0])
                    T.reads(S_shared[vh, vt])
                    T.writes(peak_shared[vh])
                    with T.init():
                        peak_shared[vh] = T.float32(-340282346638528859811704183484516925440.0)
                    peak_shared[vh] = T.max(peak_shared[vh], S_shared[vh, vt])
            for ax0 in T.thread_binding(8, thread="threadIdx.x"):
                for ax1 in range(8):
                    with T.sblock("W"):
                        vh, vd, vt = T.axis.remap("SSR", [h, ax0, ax1])
                        T.reads(S_shared[vh, vt], peak_shared[vh], V[vh, vt, vd])
                        T.writes(W_shared[vh, vd])
                        with T.init():
                            W_shared[vh, vd] = T.float32(0.0)
                        W_shared[vh, vd] = W_shared[vh, vd] + T.pow(T.float32(2.0), S_shared[vh, vt] - peak_shared[vh]) * V[vh, vt, vd]
            for ax0 in T.thread_binding(8, thread="threadIdx.x"):
                with T.sblock("total"):
                    vh, vt = T.axis.remap("SR", [h, ax0])
                    T.reads(S_shared[vh, vt], peak_shared[vh])
                    T.writes(total_shared[vh])
                    with T.init():
                        total_shared[vh] = T.float32(0.0)
                    total_shared[vh] = total_shared[vh] + T.pow(T.float32(2.0), S_shared[vh, vt] - peak_shared[vh])
            for d in T.thread_binding(8, thread="threadIdx.x"):
                with T.sblock("O"):
                    vh, vd = T.axis.remap("SS", [h, d])
                    T.reads(W_shared[vh, vd], total_shared[vh])
                    T.writes(O[vh, vd])
                    O[vh, vd] = W_shared[vh, vd] / total_shared[vh]
