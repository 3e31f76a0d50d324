# corpus/tir/doubling_scan: stage 02, after s_tir.ConvertBlocksToOpaque, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: doubling_scan; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def doubling_scan(X: T.Buffer((13,), "float32"), Y: T.Buffer((13,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        S = T.sblock_alloc_buffer((2, 13))
        for i in T.parallel(13):
            with T.sblock("begin"):
                T.reads(X[i])
                T.writes(S[0, i])
                S[0, i] = X[i]
        for step in range(4):
            for i in T.parallel(13):
                with T.sblock("combine"):
                    T.reads(S[step % 2, 0:13])
                    T.writes(S[(step + 1) % 2, i])
                    stride: T.let[T.int32] = T.shift_left(1, step)
                    if i >= stride:
                        S[(step + 1) % 2, i] = T.max(S[step % 2, i], S[step % 2, i - stride])
                    else:
                        S[(step + 1) % 2, i] = S[step % 2, i]
        for i in T.parallel(13):
            with T.sblock("end"):
                T.reads(S[0, i])
                T.writes(Y[i])
                Y[i] = S[0, i]
