# corpus/tir/double_pipeline: stage 06, after Schedule.decompose_reduction, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: double_pipeline; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def double_pipeline(A: T.Buffer((4, 12), "float32"), B: T.Buffer((12, 5), "float32"), C: T.Buffer((4, 5), "float32")):
        # with T.block("root"):
        A_global = T.alloc_buffer((4, 12))
        for i_init, j_init in T.grid(4, 5):
            with T.block("C_init"):
                vi, vj = T.axis.remap("SS", [i_init, j_init])
                T.reads()
                T.writes(C[vi, vj])
                C[vi, vj] = T.float32(0.0)
        for k_0 in range(4):
            for ax0, ax1 in T.grid(4, 3):
                with T.block("A_global"):
                    v0 = T.axis.spatial(4, ax0)
                    v1 = T.axis.spatial(12, k_0 * 3 + ax1)
                    T.reads(A[v0, v1])
                    T.writes(A_global[v0, v1])
                    T.block_attr({"double_buffer_scope": 0})
                    A_global[v0, v1] = A[v0, v1]
            for i, j, k_1 in T.grid(4, 5, 3):
                with T.block("C_update"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    vk = T.axis.reduce(12, k_0 * 3 + k_1)
                    T.reads(C[vi, vj], A_global[vi, vk], B[vk, vj])
                    T.writes(C[vi, vj])
                    C[vi, vj] = C[vi, vj] + A_global[vi, vk] * B[vk, vj]
