# corpus/tir/int64_index: stage 01, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: int64_index; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def int64_index(A: T.Buffer((T.int64(6), T.int64(5)), "int64"), B: T.Buffer((T.int64(5), T.int64(6)), "int64")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i, j in T.grid(T.int64(5), T.int64(6)):
            with T.sblock("B"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[T.int64(5) - vj, (vi + T.int64(2)) % T.int64(5)])
                T.writes(B[vi, vj])
                B[vi, vj] = A[T.int64(5) - vj, (vi + T.int64(2)) % T.int64(5)] * T.int64(1000003) + vi - vj
