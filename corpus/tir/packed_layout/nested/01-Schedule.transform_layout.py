# corpus/tir/packed_layout: stage 01, after Schedule.transform_layout, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: packed_layout; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def packed_layout(A: T.Buffer((6, 10), "int32"), C: T.Buffer((6, 10), "int32")):
        # with T.block("root"):
        B = T.alloc_buffer((3, 6, 4), "int32")
        for axis0, axis1, axis2 in T.grid(3, 6, 4):
            with T.block("turned"):
                v_axis0, v_axis1, v_axis2 = T.axis.remap("SSS", [axis0, axis1, axis2])
                T.reads(A[5 - v_axis1, v_axis0 * 4 + v_axis2])
                T.writes(B[v_axis0, v_axis1, v_axis2])
                B[v_axis0, v_axis1, v_axis2] = T.if_then_else(v_axis0 == 2 and 2 <= v_axis2, 0, A[5 - v_axis1, v_axis0 * 4 + v_axis2] * 3)
        for i, j in T.grid(6, 10):
            with T.block("out"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(B[T.min(vj, 9 - vj) // 4:T.min(vj, 9 - vj) // 4 + (T.max(vj, 9 - vj) // 4 + 1 - T.min(vj, 9 - vj) // 4), vi, T.min(vj % 4, (1 - vj) % 4):T.min(vj % 4, (1 - vj) % 4) + (T.max(vj % 4, (1 - vj) % 4) + 1 - T.min(vj % 4, (1 - vj) % 4))])
                T.writes(C[vi, vj])
                C[vi, vj] = B[vj // 4, vi, vj % 4] - B[(9 - vj) // 4, vi, (1 - vj) % 4]
