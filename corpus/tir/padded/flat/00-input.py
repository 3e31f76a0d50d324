# corpus/tir/padded: stage 00, before any pass, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: padded; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def padded(A: T.Buffer((6, 7), "int32"), B: T.Buffer((7, 5), "int32"), C: T.Buffer((6, 5), "int32")):
        # with T.sblock("root"):
        for i, j, k in T.grid(6, 5, 7):
            with T.sblock("C"):
                vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                T.reads(A[vi, vk], B[vk, vj])
                T.writes(C[vi, vj])
                with T.init():
                    C[vi, vj] = 0
                C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
