# corpus/tir/attention: stage 05, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/transcendental_programs.py; licence Apache-2.0
# function: attention; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def attention(Q: T.Buffer((4, 16), "float32"), K: T.Buffer((6, 16), "float32"), V: T.Buffer((6, 5), "float32"), O: T.Buffer((4, 5), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        P = T.allocate([24], "float32", "global")
        M = T.allocate([4], "float32", "global")
        E = T.allocate([24], "float32", "global")
        S = T.allocate([4], "float32", "global")
        P_1 = T.Buffer((24,), data=P)
        for i, j, k in T.grid(4, 6, 16):
            if k == 0:
                P_1[i * 6 + j] = T.float32(0.0)
            Q_1 = T.Buffer((64,), data=Q.data)
            K_1 = T.Buffer((96,), data=K.data)
            P_1[i * 6 + j] = P_1[i * 6 + j] + Q_1[i * 16 + k] * K_1[j * 16 + k]
        M_1 = T.Buffer((4,), data=M)
        for i, k in T.grid(4, 6):
            if k == 0:
                M_1[i] = T.float32(-340282346638528859811704183484516925440.0)
            M_1[i] = T.max(M_1[i], P_1[i * 6 + k])
        E_1 = T.Buffer((24,), data=E)
        for i, j in T.grid(4, 6):
            E_1[i * 6 + j] = T.exp((P_1[i * 6 + j] - M_1[i]) * T.float32(0.25))
        S_1 = T.Buffer((4,), data=S)
        for i, k in T.grid(4, 6):
            if k == 0:
                S_1[i] = T.float32(0.0)
            S_1[i] = S_1[i] + E_1[i * 6 + k]
        for i, j, k in T.grid(4, 5, 6):
            O_1 = T.Buffer((20,), data=O.data)
            if k == 0:
                O_1[i * 5 + j] = T.float32(0.0)
            V_1 = T.Buffer((30,), data=V.data)
            O_1[i * 5 + j] = O_1[i * 5 + j] + E_1[i * 6 + k] / S_1[i] * V_1[k * 5 + j]
