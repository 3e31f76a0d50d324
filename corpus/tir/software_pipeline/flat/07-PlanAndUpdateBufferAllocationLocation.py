# corpus/tir/software_pipeline: stage 07, after s_tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
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
                B = T.sblock_alloc_buffer((9, 6))
                A_global = T.sblock_alloc_buffer((9, 6))
                for ax0 in range(6):
                    with T.sblock("A_global"):
                        v0, v1 = T.axis.remap("SS", [i, ax0])
                        T.reads(A[v0, v1])
                        T.writes(A_global[v0, v1])
                        A_global[v0, v1] = A[v0, v1]
                for ax0 in range(6):
                    with T.sblock("scaled"):
                        vi, vj = T.axis.remap("SS", [i, ax0])
                        T.reads(A_global[vi, vj])
                        T.writes(B[vi, vj])
                        B[vi, vj] = A_global[vi, vj] * T.float32(0.69999999999999996)
                for j in range(6):
                    with T.sblock("shifted"):
                        vi, vj = T.axis.remap("SS", [i, j])
                        T.reads(B[vi, vj])
                        T.writes(C[vi, vj])
                        C[vi, vj] = B[vi, vj] + T.Cast("float32", vi)
