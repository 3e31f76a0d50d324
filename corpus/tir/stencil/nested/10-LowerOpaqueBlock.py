# corpus/tir/stencil: stage 10, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: stencil; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def stencil(A: T.Buffer((19,), "float32"), C: T.Buffer((17,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i_0 in range(4):
            B = T.decl_buffer((7,))
            A_global = T.decl_buffer((7,))
            for ax0 in range(7):
                if i_0 * 5 + ax0 < 19:
                    A_global[ax0] = A[i_0 * 5 + ax0]
            for ax0 in range(7):
                if i_0 * 5 + ax0 < 19:
                    B[ax0] = A_global[ax0] * T.float32(0.69999999999999996) + T.float32(1.0)
            for i_1 in range(5):
                if i_0 * 5 + i_1 < 17:
                    C[i_0 * 5 + i_1] = B[i_1] + B[i_1 + 1] * T.float32(2.0) + B[i_1 + 2]
