# corpus/tir/stencil: stage 06, after tir.PlanAndUpdateBufferAllocationLocation, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: stencil; buffers: multi-dimensional; expect: read run ill-formed
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def stencil(A: T.Buffer((19,), "float32"), C: T.Buffer((17,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i_0 in range(4):
            with T.block(""):
                v0 = T.int32()
                T.reads(A[T.min(i_0 * 5, v0):T.min(i_0 * 5, v0) + (T.max(i_0 * 5 + 6, v0) + 1 - T.min(i_0 * 5, v0))])
                vi = T.int32()
                T.writes(C[T.min(i_0 * 5, vi):T.min(i_0 * 5, vi) + (T.max(i_0 * 5 + 4, vi) + 1 - T.min(i_0 * 5, vi))])
                B = T.alloc_buffer((19,))
                A_global = T.alloc_buffer((19,))
                for ax0 in range(7):
                    with T.block("A_global"):
                        v0 = T.axis.spatial(19, i_0 * 5 + ax0)
                        T.where(i_0 * 5 + ax0 < 19)
                        T.reads(A[v0])
                        T.writes(A_global[v0])
                        A_global[v0] = A[v0]
                for ax0 in range(7):
                    with T.block("weighted"):
                        vi_1 = T.axis.spatial(19, i_0 * 5 + ax0)
                        T.where(i_0 * 5 + ax0 < 19)
                        T.reads(A_global[vi_1])
                        T.writes(B[vi_1])
                        B[vi_1] = A_global[vi_1] * T.float32(0.69999999999999996) + T.float32(1.0)
                for i_1 in range(5):
                    with T.block("smooth"):
                        vi = T.axis.spatial(17, i_0 * 5 + i_1)
                        T.where(i_0 * 5 + i_1 < 17)
                        T.reads(B[vi:vi + 3])
                        T.writes(C[vi])
                        C[vi] = B[vi] + B[vi + 1] * T.float32(2.0) + B[vi + 2]
