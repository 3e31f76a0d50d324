# corpus/tir/packed_layout: stage 07, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: packed_layout; buffers: multi-dimensional; expect: read run-lowered
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def packed_layout(A: T.Buffer((6, 10), "int32"), C: T.Buffer((6, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        B = T.allocate([3, 6, 9], "int32", "global", annotations={"buffer_dim_align": [[-1, 1, 8, 1]]})
        B_1 = T.decl_buffer((3, 6, 4), "int32", data=B, strides=(54, 9, 1))
        for axis0, axis1, axis2 in T.grid(3, 6, 4):
            B_1[axis0, axis1, axis2] = T.if_then_else(axis0 == 2 and 2 <= axis2, 0, A[5 - axis1, axis0 * 4 + axis2] * 3)
        for j, i in T.grid(10, 6):
            C[i, j] = B_1[j // 4, i, j % 4] - B_1[(9 - j) // 4, i, (1 - j) % 4]
