# corpus/tir/packed_layout: stage 12, after tirx.CommonSubexprElim, printed by TVM 0.26.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: packed_layout; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def packed_layout(A: T.Buffer((6, 10), "int32"), C: T.Buffer((6, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        B = T.alloc_buffer((162,), "int32")
        A_1 = A.view(60)
        C_1 = C.view(60)
        for axis0, i, axis2 in T.grid(3, 6, 4):
            B[axis0 * 54 + i * 9 + axis2] = T.if_then_else(axis0 == 2 and 2 <= axis2, 0, A_1[axis0 * 4 + axis2 + 50 - i * 10] * 3)
        for j, i in T.grid(10, 6):
            cse_v1: T.let[T.int32] = i * 9
            C_1[i * 10 + j] = B[j // 4 * 54 + cse_v1 + j % 4] - B[(9 - j) // 4 * 54 + cse_v1 + (1 - j) % 4]
