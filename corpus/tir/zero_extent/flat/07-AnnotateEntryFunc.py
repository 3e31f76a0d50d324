# corpus/tir/zero_extent: stage 07, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/sequence_programs.py; licence Apache-2.0
# function: zero_extent; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def zero_extent(A: T.Buffer((0, 4), "float32"), B: T.Buffer((4,), "float32"), C: T.Buffer((4,), "float32"), D: T.Buffer((4, 0), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        S = T.alloc_buffer((0,))
        A_1 = A.view(0)
        B_1 = T.decl_buffer((4,), data=B.data)
        C_1 = T.decl_buffer((4,), data=C.data)
        D_1 = D.view(0)
        for j in range(4):
            C_1[j] = B_1[j]
