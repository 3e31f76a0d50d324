# corpus/tir/histogram: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: histogram; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def histogram(X: T.Buffer((40,), "uint8"), H: T.Buffer((6,), "int32")):
        # with T.block("root"):
        for b in range(6):
            with T.block("clear"):
                vb = T.axis.spatial(6, b)
                T.reads()
                T.writes(H[vb])
                H[vb] = 0
        for i in range(40):
            with T.block("count"):
                vi = T.axis.opaque(40, i)
                T.reads(X[vi], H[0:6])
                T.writes(H[0:6])
                bin: T.int32 = T.Cast("int32", X[vi]) // 43
                H[bin] = H[bin] + 1
