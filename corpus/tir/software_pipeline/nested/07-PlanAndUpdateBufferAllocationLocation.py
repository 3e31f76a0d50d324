# corpus/tir/software_pipeline: stage 07, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: software_pipeline; buffers: multi-dimensional; expect: read run ill-formed
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def software_pipeline(A: T.Buffer((9, 6), "float32"), C: T.Buffer((9, 6), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i in T.serial(9, annotations={"software_pipeline_order": [2, 1, 0], "software_pipeline_stage": [0, 1, 3]}):
            with T.block(""):
                v0 = T.int32()
                v1 = T.int32()
                T.reads(A[T.min(i, v0):T.min(i, v0) + (T.max(i, v0) + 1 - T.min(i, v0)), T.min(0, v1):T.min(0, v1) + (T.max(5, v1) + 1 - T.min(0, v1))])
                vi = T.int32()
                vj = T.int32()
                T.writes(C[T.min(i, vi):T.min(i, vi) + (T.max(i, vi) + 1 - T.min(i, vi)), T.min(0, vj):T.min(0, vj) + (T.max(5, vj) + 1 - T.min(0, vj))])
                B = T.alloc_buffer((9, 6))
                A_global = T.alloc_buffer((9, 6))
                for ax0 in range(6):
                    with T.block("A_global"):
                        v0, v1 = T.axis.remap("SS", [i, ax0])
                        T.reads(A[v0, v1])
                        T.writes(A_global[v0, v1])
                        A_global[v0, v1] = A[v0, v1]
                for ax0 in range(6):
                    with T.block("scaled"):
                        vi_1, vj_1 = T.axis.remap("SS", [i, ax0])
                        T.reads(A_global[vi_1, vj_1])
                        T.writes(B[vi_1, vj_1])
                        B[vi_1, vj_1] = A_global[vi_1, vj_1] * T.float32(0.69999999999999996)
                for j in range(6):
                    with T.block("shifted"):
                        vi, vj = T.axis.remap("SS", [i, j])
                        T.reads(B[vi, vj])
                        T.writes(C[vi, vj])
                        C[vi, vj] = B[vi, vj] + T.Cast("float32", vi)
