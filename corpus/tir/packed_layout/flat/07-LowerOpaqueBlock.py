# corpus/tir/packed_layout: stage 07, after s_tir.LowerOpaqueBlock, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: packed_layout; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def packed_layout(A: T.Buffer((6, 10), "int32"), C: T.Buffer((6, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        B = T.alloc_buffer((3, 6, 4), "int32", strides=(54, 9, 1), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64, "buffer_dim_align": [[-1, 1, 8, 1]]})
        for axis0, i, axis2 in T.grid(3, 6, 4):
            B[axis0, i, axis2] = T.if_then_else(axis0 == 2 and 2 <= axis2, 0, A[5 - i, axis0 * 4 + axis2] * 3)
        for j, i in T.grid(10, 6):
            C[i, j] = B[j // 4, i, j % 4] - B[(9 - j) // 4, i, (1 - j) % 4]
