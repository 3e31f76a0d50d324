# corpus/tir/partitioned: stage 03, after s_tir.CanonicalizeLoop, printed by TVM 0.26.0 from corpus/tir/single_programs.py; licence Apache-2.0
# function: partitioned; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def partitioned(A: T.Buffer((9, 4), "int32"), C: T.Buffer((9, 4), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        with T.sblock("root"):
            T.reads()
            T.writes()
            with T.sblock("sum_i_common"):
                T.reads()
                T.writes()
                with T.sblock("sum_i0_partition"):
                    T.reads()
                    T.writes()
                    for i0, j in T.grid(1, 4):
                        with T.sblock("sum_i0"):
                            vi, vj = T.axis.remap("SS", [i0, j])
                            T.reads(A[0, 0:4])
                            T.writes(C[0, 0:4])
                            C[vi, vj] = T.if_then_else(1 <= vi and vi < 7, A[vi - 1, vj] + A[vi + 1, vj], A[vi, vj])
                with T.sblock("sum_i1_partition"):
                    T.reads()
                    T.writes()
                    for i1, j in T.grid(6, 4):
                        with T.sblock("sum_i1"):
                            vi = T.axis.spatial((1, 7), i1 + 1)
                            vj = T.axis.spatial(4, j)
                            T.reads(A[1:7, 0:4])
                            T.writes(C[1:7, 0:4])
                            C[vi, vj] = T.if_then_else(1 <= vi and vi < 7, A[vi - 1, vj] + A[vi + 1, vj], A[vi, vj])
                with T.sblock("sum_i2_partition"):
                    T.reads()
                    T.writes()
                    for i2, j in T.grid(2, 4):
                        with T.sblock("sum_i2"):
                            vi = T.axis.spatial((7, 9), i2 + 7)
                            vj = T.axis.spatial(4, j)
                            T.reads(A[7:9, 0:4])
                            T.writes(C[7:9, 0:4])
                            C[vi, vj] = T.if_then_else(1 <= vi and vi < 7, A[vi - 1, vj] + A[vi + 1, vj], A[vi, vj])
