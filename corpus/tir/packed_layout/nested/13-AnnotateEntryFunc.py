# corpus/tir/packed_layout: stage 13, after tir.AnnotateEntryFunc, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: packed_layout; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def packed_layout(A: T.Buffer((6, 10), "int32"), C: T.Buffer((6, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tir.is_entry_func": True})
        B = T.allocate([162], "int32", "global")
        B_1 = T.Buffer((162,), "int32", data=B)
        for axis0, axis1, axis2 in T.grid(3, 6, 4):
            A_1 = T.Buffer((60,), "int32", data=A.data)
            B_1[axis0 * 54 + axis1 * 9 + axis2] = T.if_then_else(axis0 == 2 and 2 <= axis2, 0, A_1[axis0 * 4 + axis2 + 50 - axis1 * 10] * 3)
        for j, i in T.grid(10, 6):
            cse_v1: T.int32 = i * 9
            C_1 = T.Buffer((60,), "int32", data=C.data)
            C_1[i * 10 + j] = B_1[j // 4 * 54 + cse_v1 + j % 4] - B_1[(9 - j) // 4 * 54 + cse_v1 + (1 - j) % 4]
