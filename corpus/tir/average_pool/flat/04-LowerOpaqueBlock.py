# corpus/tir/average_pool: stage 04, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/tir/network_programs.py; licence Apache-2.0
# function: average_pool; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def average_pool(X: T.Buffer((2, 7, 6), "float32"), Y: T.Buffer((2, 4, 3), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        S = T.alloc_buffer((2, 4, 3), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        for c, h, w in T.grid(2, 4, 3):
            S[c, h, w] = T.float32(0.0)
        for c, h, w, p, q in T.grid(2, 4, 3, 3, 3):
            if 1 <= h * 2 + p and h * 2 + p < 8 and 1 <= w * 2 + q:
                S[c, h, w] = S[c, h, w] + X[c, h * 2 + p - 1, w * 2 + q - 1]
        for c, h, w in T.grid(2, 4, 3):
            rows: T.let[T.int32] = T.min(h * 2 + 2, 7) - T.max(h * 2 - 1, 0)
            columns: T.let[T.int32] = T.min(1, w * 2) + 2
            Y[c, h, w] = S[c, h, w] / T.Cast("float32", (T.min(h * 2 + 2, 7) - T.max(h * 2 - 1, 0)) * (T.min(1, w * 2) + 2))
