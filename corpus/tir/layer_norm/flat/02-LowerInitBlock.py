# corpus/tir/layer_norm: stage 02, after s_tir.LowerInitBlock, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: layer_norm; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def layer_norm(X: T.Buffer((5, 16), "float32"), gamma: T.Buffer((16,), "float32"), beta: T.Buffer((16,), "float32"), Y: T.Buffer((5, 16), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        total = T.sblock_alloc_buffer((5,))
        mean = T.sblock_alloc_buffer((5,))
        square = T.sblock_alloc_buffer((5,))
        scale = T.sblock_alloc_buffer((5,))
        for i, k in T.grid(5, 16):
            with T.sblock("total"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(X[vi, vk])
                T.writes(total[vi])
                if vk == 0:
                    total[vi] = T.float32(0.0)
                total[vi] = total[vi] + X[vi, vk]
        for i in range(5):
            with T.sblock("mean"):
                vi = T.axis.spatial(5, i)
                T.reads(total[vi])
                T.writes(mean[vi])
                mean[vi] = total[vi] / T.float32(16.0)
        for i, k in T.grid(5, 16):
            with T.sblock("square"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(X[vi, vk], mean[vi])
                T.writes(square[vi])
                if vk == 0:
                    square[vi] = T.float32(0.0)
                square[vi] = square[vi] + (X[vi, vk] - mean[vi]) * (X[vi, vk] - mean[vi])
        for i in range(5):
            with T.sblock("scale"):
                vi = T.axis.spatial(5, i)
                T.reads(square[vi])
                T.writes(scale[vi])
                scale[vi] = T.float32(1.0) / T.sqrt(square[vi] / T.float32(16.0) + T.float32(1.0000000000000001e-05))
        for i, j in T.grid(5, 16):
            with T.sblock("normalise"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(X[vi, vj], mean[vi], scale[vi], gamma[vj], beta[vj])
                T.writes(Y[vi, vj])
                Y[vi, vj] = (X[vi, vj] - mean[vi]) * scale[vi] * gamma[vj] + beta[vj]
