# corpus/tir/packed_layout: stage 06, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: packed_layout; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def packed_layout(A: T.Buffer((6, 10), "int32"), C: T.Buffer((6, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        B = T.sblock_alloc_buffer((3, 6, 4), "int32", strides=(54, 9, 1))
        for axis0, i, axis2 in T.grid(3, 6, 4):
            with T.sblock("turned"):
                T.reads(A[5 - i, axis0 * 4 + axis2])
                T.writes(B[axis0, i, axis2])
                T.sblock_attr({"buffer_dim_align": [[0, 1, 8, 1]]})
                B[axis0, i, axis2] = T.if_then_else(axis0 == 2 and 2 <= axis2, 0, A[5 - i, axis0 * 4 + axis2] * 3)
        for j, i in T.grid(10, 6):
            with T.sblock("out"):
                T.reads(B[T.min(j, 9 - j) // 4:T.min(j, 9 - j) // 4 + (T.max(j, 9 - j) // 4 + 1 - T.min(j, 9 - j) // 4), i, T.min(j % 4, (1 - j) % 4):T.min(j % 4, (1 - j) % 4) + (T.max(j % 4, (1 - j) % 4) + 1 - T.min(j % 4, (1 - j) % 4))])
                T.writes(C[i, j])
                C[i, j] = B[j // 4, i, j % 4] - B[(9 - j) // 4, i, (1 - j) % 4]
