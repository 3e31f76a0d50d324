# corpus/schedules/layer_norm_threads: stage 01, after Schedule.compute_at, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def layer_norm_threads(A: T.Buffer((3, 32), "float32"), gain: T.Buffer((32,), "float32"), B: T.Buffer((3, 32), "float32")):
        # with T.sblock("root"):
        total = T.sblock_alloc_buffer((3,))
        squares = T.sblock_alloc_buffer((3,))
        for i in range(3):
            for ax0 in range(32):
                with T.sblock("sums"):
                    vi, vk = T.axis.remap("SR", [i, ax0])
                    T.reads(A[vi, vk])
                    T.writes(total[vi], squares[vi])
                    with T.init():
                        total[vi] = T.float32(0.0)
                        squares[vi] = T.float32(0.0)
                    new_total: T.let[T.float32] = total[vi] + A[vi, vk]
                    new_squares: T.let[T.float32] = squares[vi] + A[vi, vk] * A[vi, vk]
                    total[vi] = new_total
                    squares[vi] = new_squares
            for j in range(32):
                with T.sblock("B"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    T.reads(A[vi, vj], total[vi], gain[vj], squares[vi])
                    T.writes(B[vi, vj])
                    B[vi, vj] = (A[vi, vj] - total[vi] * T.float32(0.03125)) * gain[vj] / T.sqrt(squares[vi] * T.float32(0.03125) - total[vi] * T.float32(0.03125) * (total[vi] * T.float32(0.03125)) + T.float32(1.0))
