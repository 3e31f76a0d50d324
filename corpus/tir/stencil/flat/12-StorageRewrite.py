# corpus/tir/stencil: stage 12, after tirx.StorageRewrite, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: stencil; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def stencil(A: T.Buffer((19,), "float32"), C: T.Buffer((17,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_global = T.alloc_buffer((7,))
        A_1 = T.decl_buffer((19,), data=A.data)
        C_1 = T.decl_buffer((17,), data=C.data)
        for i_0 in range(4):
            A_global_1 = T.decl_buffer((7,), data=A_global.data)
            for ax0 in range(7):
                if i_0 * 5 + ax0 < 19:
                    A_global[ax0] = A_1[i_0 * 5 + ax0]
            for ax0 in range(7):
                if i_0 * 5 + ax0 < 19:
                    A_global_1[ax0] = A_global[ax0] * T.float32(0.69999999999999996) + T.float32(1.0)
            for i_1 in range(5):
                if i_0 * 5 + i_1 < 17:
                    C_1[i_0 * 5 + i_1] = A_global_1[i_1] + A_global_1[i_1 + 1] * T.float32(2.0) + A_global_1[i_1 + 2]
