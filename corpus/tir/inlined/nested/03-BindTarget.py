# corpus/tir/inlined: stage 03, after tir.BindTarget, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: inlined; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def inlined(A: T.Buffer((11,), "float32"), B: T.Buffer((11,), "float32"), C: T.Buffer((11,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i in range(11):
            with T.block("sum"):
                vi = T.axis.spatial(11, i)
                T.reads(A[vi - 1:vi - 1 + 3], B[vi])
                T.writes(C[vi])
                C[vi] = T.max(T.if_then_else(1 <= vi and vi < 12, A[vi - 1], T.float32(0.0)) + T.if_then_else(1 <= vi + 1 and vi + 1 < 12, A[vi + 1 - 1], T.float32(0.0)) + T.if_then_else(1 <= vi + 2 and vi + 2 < 12, A[vi + 2 - 1], T.float32(0.0)), B[vi])
