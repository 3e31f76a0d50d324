# corpus/tir/histogram: stage 02, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: histogram; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def histogram(X: T.Buffer((40,), "uint8"), H: T.Buffer((6,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for b in range(6):
            with T.block("clear"):
                T.reads()
                T.writes(H[b])
                H[b] = 0
        for i in range(40):
            with T.block("count"):
                T.reads(X[i], H[0:6])
                T.writes(H[0:6])
                bin: T.int32 = T.Cast("int32", X[i]) // 43
                H[bin] = H[bin] + 1
