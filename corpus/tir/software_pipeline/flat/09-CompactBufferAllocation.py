# corpus/tir/software_pipeline: stage 09, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: software_pipeline; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def software_pipeline(A: T.Buffer((9, 6), "float32"), C: T.Buffer((9, 6), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i in T.serial(9, annotations={"software_pipeline_order": [2, 1, 0], "software_pipeline_stage": [0, 1, 3]}):
            with T.sblock(""):
                T.reads(A[i, 0:6])
                T.writes(C[i, 0:6])
                B = T.sblock_alloc_buffer((1, 6))
                A_global = T.sblock_alloc_buffer((1, 6))
                for ax0 in range(6):
                    with T.sblock("A_global"):
                        T.reads(A[i, ax0])
                        T.writes(A_global[i - i, ax0])
                        A_global[i - i, ax0] = A[i, ax0]
                for ax0 in range(6):
                    with T.sblock("scaled"):
                        T.reads(A_global[i - i, ax0])
                        T.writes(B[i - i, ax0])
                        B[i - i, ax0] = A_global[i - i, ax0] * T.float32(0.69999999999999996)
                for j in range(6):
                    with T.sblock("shifted"):
                        T.reads(B[i - i, j])
                        T.writes(C[i, j])
                        C[i, j] = B[i - i, j] + T.Cast("float32", i)
