# corpus/tir/attention: stage 05, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: attention; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def attention(Q: T.Buffer((4, 16), "float32"), K: T.Buffer((6, 16), "float32"), V: T.Buffer((6, 5), "float32"), O: T.Buffer((4, 5), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        Q_1 = Q.view(64)
        K_1 = K.view(96)
        V_1 = V.view(30)
        O_1 = O.view(20)
        P = T.alloc_buffer((24,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        M = T.alloc_buffer((4,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        E = T.alloc_buffer((24,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        S = T.alloc_buffer((4,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        for i, j, k in T.grid(4, 6, 16):
            if k == 0:
                P[i * 6 + j] = T.float32(0.0)
            P[i * 6 + j] = P[i * 6 + j] + Q_1[i * 16 + k] * K_1[j * 16 + k]
        for i, k in T.grid(4, 6):
            if k == 0:
                M[i] = T.float32(-340282346638528859811704183484516925440.0)
            M[i] = T.max(M[i], P[i * 6 + k])
        for i, j in T.grid(4, 6):
            E[i * 6 + j] = T.exp((P[i * 6 + j] - M[i]) * T.float32(0.25))
        for i, k in T.grid(4, 6):
            if k == 0:
                S[i] = T.float32(0.0)
            S[i] = S[i] + E[i * 6 + k]
        for i, j, k in T.grid(4, 5, 6):
            if k == 0:
                O_1[i * 5 + j] = T.float32(0.0)
            O_1[i * 5 + j] = O_1[i * 5 + j] + E[i * 6 + k] / S[i] * V_1[k * 5 + j]
