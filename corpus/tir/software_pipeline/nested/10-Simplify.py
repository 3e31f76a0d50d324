# corpus/tir/software_pipeline: stage 10, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
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
                B = T.alloc_buffer((1, 6))
                A_global = T.alloc_buffer((1, 6))
                for ax0 in range(6):
                    with T.block("A_global"):
                        T.reads(A[i, ax0])
                        T.writes(A_global[0, ax0])
                        A_global[0, ax0] = A[i, ax0]
                for ax0 in range(6):
                    with T.block("scaled"):
                        T.reads(A_global[0, ax0])
                        T.writes(B[0, ax0])
                        B[0, ax0] = A_global[0, ax0] * T.float32(0.69999999999999996)
                for j in range(6):
                    with T.block("shifted"):
                        T.reads(B[0, j])
                        T.writes(C[i, j])
                        C[i, j] = B[0, j] + T.Cast("float32", i)
