# corpus/tir/double_pipeline: stage 10, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: double_pipeline; buffers: multi-dimensional; expect: read run ill-formed
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def double_pipeline(A: T.Buffer((4, 12), "float32"), B: T.Buffer((12, 5), "float32"), C: T.Buffer((4, 5), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i_init, j_init in T.grid(4, 5):
            with T.block("C_init"):
                vi, vj = T.axis.remap("SS", [i_init, j_init])
                T.reads()
                T.writes(C[vi, vj])
                C[vi, vj] = T.float32(0.0)
        for k_0 in T.serial(4, annotations={"software_pipeline_order": [0, 1], "software_pipeline_stage": [0, 0]}):
            with T.block(""):
                v0 = T.int32()
                v1 = T.int32()
                vi = T.int32()
                vj = T.int32()
                vk = T.int32()
                T.reads(A[T.min(0, v0):T.min(0, v0) + (T.max(3, v0) + 1 - T.min(0, v0)), T.min(k_0 * 3, v1):T.min(k_0 * 3, v1) + (T.max(k_0 * 3 + 2, v1) + 1 - T.min(k_0 * 3, v1))], C[T.min(0, vi):T.min(0, vi) + (T.max(3, vi) + 1 - T.min(0, vi)), T.min(0, vj):T.min(0, vj) + (T.max(4, vj) + 1 - T.min(0, vj))], B[T.min(k_0 * 3, vk):T.min(k_0 * 3, vk) + (T.max(k_0 * 3 + 2, vk) + 1 - T.min(k_0 * 3, vk)), T.min(0, vj):T.min(0, vj) + (T.max(4, vj) + 1 - T.min(0, vj))])
                T.writes(C[T.min(0, vi):T.min(0, vi) + (T.max(3, vi) + 1 - T.min(0, vi)), T.min(0, vj):T.min(0, vj) + (T.max(4, vj) + 1 - T.min(0, vj))])
                A_global = T.alloc_buffer((4, 12))
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
