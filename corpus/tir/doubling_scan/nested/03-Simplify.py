# corpus/tir/doubling_scan: stage 03, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: doubling_scan; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def doubling_scan(X: T.Buffer((13,), "float32"), Y: T.Buffer((13,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        S = T.alloc_buffer((2, 13))
        for i in T.parallel(13):
            with T.block("begin"):
                T.reads(X[i])
                T.writes(S[0, i])
                S[0, i] = X[i]
        for step in range(4):
            for i in T.parallel(13):
                with T.block("combine"):
                    T.reads(S[step % 2, 0:13])
                    T.writes(S[(step + 1) % 2, i])
                    if T.shift_left(1, step) <= i:
                        S[(step + 1) % 2, i] = T.max(S[step % 2, i], S[step % 2, i - T.shift_left(1, step)])
                    else:
                        S[(step + 1) % 2, i] = S[step % 2, i]
        for i in T.parallel(13):
            with T.block("end"):
                T.reads(S[0, i])
                T.writes(Y[i])
                Y[i] = S[0, i]
