# corpus/tir/double_pipeline: stage 13, after tirx.StmtSimplify, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: double_pipeline; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def double_pipeline(A: T.Buffer((4, 12), "float32"), B: T.Buffer((12, 5), "float32"), C: T.Buffer((4, 5), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i_init, j_init in T.grid(4, 5):
            with T.sblock("C_init"):
                T.reads()
                T.writes(C[i_init, j_init])
                C[i_init, j_init] = T.float32(0.0)
        for k_0 in T.serial(4, annotations={"software_pipeline_order": [0, 1], "software_pipeline_stage": [0, 0]}):
            with T.sblock(""):
                T.reads(A[0:4, k_0 * 3:k_0 * 3 + 3], C[0:4, 0:5], B[k_0 * 3:k_0 * 3 + 3, 0:5])
                T.writes(C[0:4, 0:5])
                A_global = T.sblock_alloc_buffer((4, 3))
                for ax0, ax1 in T.grid(4, 3):
                    with T.sblock("A_global"):
                        T.reads(A[ax0, k_0 * 3 + ax1])
                        T.writes(A_global[ax0, ax1])
                        T.sblock_attr({"double_buffer_scope": 0})
                        A_global[ax0, ax1] = A[ax0, k_0 * 3 + ax1]
                for i, j, k_1 in T.grid(4, 5, 3):
                    with T.sblock("C_update"):
                        T.reads(C[i, j], A_global[i, k_1], B[k_0 * 3 + k_1, j])
                        T.writes(C[i, j])
                        C[i, j] = C[i, j] + A_global[i, k_1] * B[k_0 * 3 + k_1, j]
