# corpus/tir/conv2d_transpose: stage 05, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: conv2d_transpose; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def conv2d_transpose(X: T.Buffer((2, 4, 3), "float32"), W: T.Buffer((2, 3, 3, 3), "float32"), Y: T.Buffer((3, 9, 7), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        D = T.alloc_buffer((2, 11, 9), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        for c, h, w in T.grid(2, 11, 9):
            D[c, h, w] = T.if_then_else(2 <= h and h < 9 and 2 <= w and w < 7 and h % 2 == 0 and w % 2 == 0, X[c, h // 2 - 1, w // 2 - 1], T.float32(0.0))
        for o, h, w, c, p, q in T.grid(3, 9, 7, 2, 3, 3):
            if c == 0 and p == 0 and q == 0:
                Y[o, h, w] = T.float32(0.0)
            Y[o, h, w] = Y[o, h, w] + D[c, h + p, w + q] * W[c, o, 2 - p, 2 - q]
