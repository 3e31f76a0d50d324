# corpus/tir/software_pipeline: stage 11, after tir.InjectSoftwarePipeline, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: software_pipeline; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def software_pipeline(A: T.Buffer((9, 6), "float32"), C: T.Buffer((9, 6), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        with T.block("root"):
            T.reads()
            T.writes()
            with T.block(""):
                T.reads(A[0:9, 0:6])
                T.writes(C[0:9, 0:6])
                B = T.alloc_buffer((3, 1, 6))
                A_global = T.alloc_buffer((1, 6))
                with T.block(""):
                    T.reads(A_global[0, 0:6], A[0:3, 0:6])
                    T.writes(B[0:3, 0, 0:6], A_global[0, 0:6])
                    for i in T.unroll(3):
                        with T.block(""):
                            T.where(1 <= i and i - 1 < 9)
                            T.reads(A_global[0, 0:6])
                            T.writes(B[0:3, 0, 0:6])
                            for ax0 in range(6):
                                with T.block("scaled"):
                                    T.reads(A_global[0, ax0])
                                    T.writes(B[0:3, 0, ax0])
                                    B[(i - 1) % 3, 0, ax0] = A_global[0, ax0] * T.float32(0.69999999999999996)
                        with T.block(""):
                            T.where(i < 9)
                            T.reads(A[i, 0:6])
                            T.writes(A_global[0, 0:6])
                            for ax0 in range(6):
                                with T.block("A_global"):
                                    T.reads(A[i, ax0])
                                    T.writes(A_global[0, ax0])
                                    A_global[0, ax0] = A[i, ax0]
                with T.block(""):
                    T.reads(B[0:3, 0, 0:6], A_global[0, 0:6], A[3:9, 0:6])
                    T.writes(C[0:6, 0:6], B[0:3, 0, 0:6], A_global[0, 0:6])
                    for i in range(6):
                        with T.block(""):
                            T.where(i + 3 - 3 < 9)
                            T.reads(B[0:3, 0, 0:6])
                            T.writes(C[i - 3 + 3, 0:6])
                            for j in range(6):
                                with T.block("shifted"):
                                    T.reads(B[0:3, 0, j])
                                    T.writes(C[i - 3 + 3, j])
                                    C[i - 3 + 3, j] = B[(i - 3 + 3) % 3, 0, j] + T.Cast("float32", i - 3 + 3)
                        with T.block(""):
                            T.where(i + 3 - 1 < 9)
                            T.reads(A_global[0, 0:6])
                            T.writes(B[0:3, 0, 0:6])
                            for ax0 in range(6):
                                with T.block("scaled"):
                                    T.reads(A_global[0, ax0])
                                    T.writes(B[0:3, 0, ax0])
                                    B[(i - 1 + 3) % 3, 0, ax0] = A_global[0, ax0] * T.float32(0.69999999999999996)
                        with T.block(""):
                            T.where(i + 3 < 9)
                            T.reads(A[i + 3, 0:6])
                            T.writes(A_global[0, 0:6])
                            for ax0 in range(6):
                                with T.block("A_global"):
                                    T.reads(A[i + 3, ax0])
                                    T.writes(A_global[0, ax0])
                                    A_global[0, ax0] = A[i + 3, ax0]
                with T.block(""):
                    T.reads(B[0:3, 0, 0:6], A_global[0, 0:6])
                    T.writes(C[6:9, 0:6], B[0:3, 0, 0:6])
                    for i in T.unroll(3):
                        with T.block(""):
                            T.where(i + 9 - 3 < 9)
                            T.reads(B[0:3, 0, 0:6])
                            T.writes(C[i - 3 + 9, 0:6])
                            for j in range(6):
                                with T.block("shifted"):
                                    T.reads(B[0:3, 0, j])
                                    T.writes(C[i - 3 + 9, j])
                                    C[i - 3 + 9, j] = B[(i - 3 + 9) % 3, 0, j] + T.Cast("float32", i - 3 + 9)
                        with T.block(""):
                            T.where(i + 9 - 1 < 9)
                            T.reads(A_global[0, 0:6])
                            T.writes(B[0:3, 0, 0:6])
                            for ax0 in range(6):
                                with T.block("scaled"):
                                    T.reads(A_global[0, ax0])
                                    T.writes(B[0:3, 0, ax0])
                                    B[(i - 1 + 9) % 3, 0, ax0] = A_global[0, ax0] * T.float32(0.69999999999999996)
