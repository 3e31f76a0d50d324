# corpus/tir/stencil: stage 05, after tirx.BindTarget, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: stencil; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def stencil(A: T.Buffer((19,), "float32"), C: T.Buffer((17,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        B = T.sblock_alloc_buffer((19,))
        A_global = T.sblock_alloc_buffer((19,))
        for i_0 in range(4):
            for ax0 in range(7):
                with T.sblock("A_global"):
                    v0 = T.axis.spatial(19, i_0 * 5 + ax0)
                    T.where(i_0 * 5 + ax0 < 19)
                    T.reads(A[v0])
                    T.writes(A_global[v0])
                    A_global[v0] = A[v0]
            for ax0 in range(7):
                with T.sblock("weighted"):
                    vi = T.axis.spatial(19, i_0 * 5 + ax0)
                    T.where(i_0 * 5 + ax0 < 19)
                    T.reads(A_global[vi])
                    T.writes(B[vi])
                    B[vi] = A_global[vi] * T.float32(0.69999999999999996) + T.float32(1.0)
            for i_1 in range(5):
                with T.sblock("smooth"):
                    vi = T.axis.spatial(17, i_0 * 5 + i_1)
                    T.where(i_0 * 5 + i_1 < 17)
                    T.reads(B[vi:vi + 3])
                    T.writes(C[vi])
                    C[vi] = B[vi] + B[vi + 1] * T.float32(2.0) + B[vi + 2]
