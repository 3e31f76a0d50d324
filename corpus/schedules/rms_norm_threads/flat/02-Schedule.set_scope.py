# corpus/schedules/rms_norm_threads: stage 02, after Schedule.set_scope, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def rms_norm_threads(A: T.Buffer((4, 16), "float32"), B: T.Buffer((4, 16), "float32")):
        # with T.sblock("root"):
        squares_shared = T.sblock_alloc_buffer((4,), scope="shared")
        for i in range(4):
            for ax0 in range(16):
                with T.sblock("squares"):
                    vi, vk = T.axis.remap("SR", [i, ax0])
                    T.reads(A[vi, vk])
                    T.writes(squares_shared[vi])
                    with T.init():
                        squares_shared[vi] = T.float32(0.0)
                    squares_shared[vi] = squares_shared[vi] + A[vi, vk] * A[vi, vk]
            for j in range(16):
                with T.sblock("B"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    T.reads(A[vi, vj], squares_shared[vi])
                    T.writes(B[vi, vj])
                    B[vi, vj] = A[vi, vj] / T.sqrt(squares_shared[vi] * T.float32(0.0625) + T.float32(1.0))
