# corpus/tir/annotated: stage 02, after Schedule.annotate, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: annotated; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def annotated(A: T.Buffer((5, 7), "int32"), B: T.Buffer((5, 7), "int32")):
        # with T.block("root"):
        for i in T.serial(5, annotations={"pragma_auto_unroll_max_step": 16}):
            for j in range(7):
                with T.block("scaled"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    T.reads(A[vi, vj])
                    T.writes(B[vi, vj])
                    T.block_attr({"origin": "one product an element"})
                    B[vi, vj] = A[vi, vj] * (vi + 2)
