# corpus/tir/matmul: stage 07, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/float_programs.py; licence Apache-2.0
# function: matmul; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def matmul(A: T.Buffer((16, 20), "float32"), B: T.Buffer((20, 12), "float32"), C: T.Buffer((16, 12), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.noalias": True, "tirx.is_entry_func": True})
        A_1 = A.view(320)
        B_1 = B.view(240)
        C_1 = C.view(192)
        for i, j, k in T.grid(16, 12, 20):
            cse_v1: T.let[T.int32] = i * 12 + j
            if k == 0:
                C_1[cse_v1] = T.float32(0.0)
            C_1[cse_v1] = C_1[cse_v1] + A_1[i * 20 + k] * B_1[k * 12 + j]
