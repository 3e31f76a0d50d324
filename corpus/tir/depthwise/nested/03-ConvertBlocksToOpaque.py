# corpus/tir/depthwise: stage 03, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: depthwise; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def depthwise(X: T.Buffer((6, 7, 4), "float32"), W: T.Buffer((3, 3, 4), "float32"), bias: T.Buffer((4,), "float32"), Y: T.Buffer((4, 5, 4), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        S = T.alloc_buffer((4, 5, 4))
        for h, w, c, p, q in T.grid(4, 5, 4, 3, 3):
            with T.block("depthwise"):
                T.reads(bias[c], X[h + p, w + q, c], W[p, q, c])
                T.writes(S[h, w, c])
                if p == 0 and q == 0:
                    S[h, w, c] = bias[c]
                S[h, w, c] = S[h, w, c] + X[h + p, w + q, c] * W[p, q, c]
        for h, w, c in T.grid(4, 5, 4):
            with T.block("relu6"):
                T.reads(S[h, w, c])
                T.writes(Y[h, w, c])
                Y[h, w, c] = T.min(T.max(S[h, w, c], T.float32(0.0)), T.float32(6.0))
