# corpus/tir/packed_layout: stage 05, after tir.ConvertBlocksToOpaque, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: packed_layout; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def packed_layout(A: T.Buffer((6, 10), "int32"), C: T.Buffer((6, 10), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        B = T.alloc_buffer((3, 6, 4), "int32")
        for axis0, axis1, axis2 in T.grid(3, 6, 4):
            with T.block("turned"):
                T.reads(A[5 - axis1, axis0 * 4 + axis2])
                T.writes(B[axis0, axis1, axis2])
                T.block_attr({"buffer_dim_align": [[0, 1, 8, 1]]})
                B[axis0, axis1, axis2] = T.if_then_else(axis0 == 2 and 2 <= axis2, 0, A[5 - axis1, axis0 * 4 + axis2] * 3)
        for j, i in T.grid(10, 6):
            with T.block("out"):
                T.reads(B[T.min(j, 9 - j) // 4:T.min(j, 9 - j) // 4 + (T.max(j, 9 - j) // 4 + 1 - T.min(j, 9 - j) // 4), i, T.min(j % 4, (1 - j) % 4):T.min(j % 4, (1 - j) % 4) + (T.max(j % 4, (1 - j) % 4) + 1 - T.min(j % 4, (1 - j) % 4))])
                T.writes(C[i, j])
                C[i, j] = B[j // 4, i, j % 4] - B[(9 - j) // 4, i, (1 - j) % 4]
