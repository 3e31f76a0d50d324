# corpus/schedules/layer_norm_threads: stage 02, after Schedule.set_scope, printed by TVM 0.26.0 from corpus/schedules/row_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def layer_norm_threads(A: T.Buffer((3, 32), "float32"), gain: T.Buffer((32,), "float32"), B: T.Buffer((3, 32), "float32")):
        # with T.sblock("root"):
        total_shared = T.sblock_alloc_buffer((3,), scope="shared")
        squares_shared = T.sblock_alloc_buffer((3,), scope="shared")
        for i in range(3):
            for ax0 in range(32):
                with T.sblock("sums"):
                    vi, vk = T.axis.remap("SR", [i, ax0])
                    T.reads(A[vi, vk])
                    T.writes(total_shared[vi], squares_shared[vi])
                    with T.init():
                        total_shared[vi] = T.float32(0.0)
                        squares_shared[vi] = T.float32(0.0)
                    new_total: T.let[T.float32] = total_shared[vi] + A[vi, vk]
                    new_squares: T.let[T.float32] = squares_shared[vi] + A[vi, vk] * A[vi, vk]
                    total_shared[vi] = new_total
                    squares_shared[vi] = new_squares
            for j in range(32):
                with T.sblock("B"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    T.reads(A[vi, vj], total_shared[vi], gain[vj], squares_shared[vi])
                    T.writes(B[vi, vj])
                    B[vi, vj] = (A[vi, vj] - total_shared[vi] * T.float32(0.03125)) * gain[vj] / T.sqrt(squares_shared[vi] * T.float32(0.03125) - total_shared[vi] * T.float32(0.03125) * (total_shared[vi] * T.float32(0.03125)) + T.float32(1.0))
