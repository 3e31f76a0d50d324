# corpus/tir/layer_norm: stage 04, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: layer_norm; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def layer_norm(X: T.Buffer((5, 16), "float32"), gamma: T.Buffer((16,), "float32"), beta: T.Buffer((16,), "float32"), Y: T.Buffer((5, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        total = T.alloc_buffer((5,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        mean = T.alloc_buffer((5,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        square = T.alloc_buffer((5,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        scale = T.alloc_buffer((5,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        for i, k in T.grid(5, 16):
            if k == 0:
                total[i] = T.float32(0.0)
            total[i] = total[i] + X[i, k]
        for i in range(5):
            mean[i] = total[i] / T.float32(16.0)
        for i, k in T.grid(5, 16):
            if k == 0:
                square[i] = T.float32(0.0)
            square[i] = square[i] + (X[i, k] - mean[i]) * (X[i, k] - mean[i])
        for i in range(5):
            scale[i] = T.float32(1.0) / T.sqrt(square[i] / T.float32(16.0) + T.float32(1.0000000000000001e-05))
        for i, j in T.grid(5, 16):
            Y[i, j] = (X[i, j] - mean[i]) * scale[i] * gamma[j] + beta[j]
