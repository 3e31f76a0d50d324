# corpus/schedules/sampled_cpu_layer_norm_14: stage 00, before any pass, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_layer_norm_14(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        # with T.block("root"):
        total = T.alloc_buffer((4,))
        squares = T.alloc_buffer((4,))
        for i, k in T.grid(4, 64):
            with T.block("sums"):
                vi, vk = T.axis.remap("SR", [i, k])
                T.reads(A[vi, vk])
                T.writes(total[vi], squares[vi])
                with T.init():
                    total[vi] = T.float32(0.0)
                    squares[vi] = T.float32(0.0)
                new_total: T.float32 = total[vi] + A[vi, vk]
                new_squares: T.float32 = squares[vi] + A[vi, vk] * A[vi, vk]
                total[vi] = new_total
                squares[vi] = new_squares
        for i, j in T.grid(4, 64):
            with T.block("B"):
                vi, vj = T.axis.remap("SS", [i, j])
                T.reads(A[vi, vj], total[vi], squares[vi])
                T.writes(B[vi, vj])
                B[vi, vj] = (A[vi, vj] - total[vi] * T.float32(0.015625)) / T.sqrt(squares[vi] * T.float32(0.015625) - total[vi] * T.float32(0.015625) * (total[vi] * T.float32(0.015625)) + T.float32(1.0))
