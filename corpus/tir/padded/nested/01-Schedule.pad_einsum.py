# corpus/tir/padded: stage 01, after Schedule.pad_einsum, printed by TVM 0.22.0 from corpus/tir/placement_programs.py; licence Apache-2.0
# function: padded; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def padded(A: T.Buffer((6, 7), "int32"), B: T.Buffer((7, 5), "int32"), C: T.Buffer((6, 5), "int32")):
        # with T.block("root"):
        A_pad = T.alloc_buffer((8, 8), "int32")
        B_pad = T.alloc_buffer((8, 8), "int32")
        C_pad = T.alloc_buffer((8, 8), "int32")
        for i0, i1 in T.grid(8, 8):
            with T.block("A_pad"):
                v0, v1 = T.axis.remap("SS", [i0, i1])
                T.reads(A[v0, v1])
                T.writes(A_pad[v0, v1])
                A_pad[v0, v1] = T.if_then_else(v0 < 6 and v1 < 7, A[v0, v1], 0)
        for i0, i1 in T.grid(8, 8):
            with T.block("B_pad"):
                v0, v1 = T.axis.remap("SS", [i0, i1])
                T.reads(B[v0, v1])
                T.writes(B_pad[v0, v1])
                B_pad[v0, v1] = T.if_then_else(v0 < 7 and v1 < 5, B[v0, v1], 0)
        for i, j, k in T.grid(8, 8, 8):
            with T.block("C"):
                vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                T.reads(A_pad[vi, vk], B_pad[vk, vj])
                T.writes(C_pad[vi, vj])
                with T.init():
                    C_pad[vi, vj] = 0
                C_pad[vi, vj] = C_pad[vi, vj] + A_pad[vi, vk] * B_pad[vk, vj]
        for i0, i1 in T.grid(6, 5):
            with T.block("C_pad"):
                v0, v1 = T.axis.remap("SS", [i0, i1])
                T.reads(C_pad[v0, v1])
                T.writes(C[v0, v1])
                C[v0, v1] = C_pad[v0, v1]
