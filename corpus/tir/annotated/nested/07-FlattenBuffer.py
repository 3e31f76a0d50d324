# corpus/tir/annotated: stage 07, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: annotated; buffers: flat; expect: read run ill-formed
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def annotated(A: T.Buffer((5, 7), "int32"), B: T.Buffer((5, 7), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        i = T.int32()
        T.attr(i, "pragma_auto_unroll_max_step", 16)
        for i in range(5):
            for j in T.serial(7, annotations={"note": [1, 2]}):
                B_1 = T.Buffer((35,), "int32", data=B.data)
                A_1 = T.Buffer((35,), "int32", data=A.data)
                B_1[i * 7 + j] = A_1[i * 7 + j] * (i + 2)
