# corpus/tir/doubling_scan: stage 01, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
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
                vi = T.axis.spatial(13, i)
                T.reads(X[vi])
                T.writes(S[0, vi])
                S[0, vi] = X[vi]
        for step in range(4):
            for i in T.parallel(13):
                with T.sblock("combine"):
                    vs = T.axis.opaque(4, step)
                    vi = T.axis.spatial(13, i)
                    T.reads(S[vs % 2, 0:13])
                    T.writes(S[(vs + 1) % 2, vi])
                    stride: T.let[T.int32] = T.shift_left(1, vs)
                    if vi >= stride:
                        S[(vs + 1) % 2, vi] = T.max(S[vs % 2, vi], S[vs % 2, vi - stride])
                    else:
                        S[(vs + 1) % 2, vi] = S[vs % 2, vi]
        for i in T.parallel(13):
            with T.sblock("end"):
                vi = T.axis.spatial(13, i)
                T.reads(S[0, vi])
                T.writes(Y[vi])
                Y[vi] = S[0, vi]
