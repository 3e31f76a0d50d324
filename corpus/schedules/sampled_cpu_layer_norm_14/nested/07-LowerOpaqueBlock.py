# corpus/schedules/sampled_cpu_layer_norm_14: stage 07, after tir.LowerOpaqueBlock, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_layer_norm_14(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        i_fused = T.int32()
        T.attr(i_fused, "pragma_auto_unroll_max_step", 16)
        T.attr(i_fused, "pragma_unroll_explicit", 1)
        for i_fused in T.parallel(4):
            total = T.decl_buffer((1,))
            squares = T.decl_buffer((1,))
            total_rf = T.decl_buffer((1, 1))
            squares_rf = T.decl_buffer((1, 1))
            total_rf[0, 0] = T.float32(0.0)
            squares_rf[0, 0] = T.float32(0.0)
            for ax2 in range(64):
                v_total_rf: T.float32 = total_rf[0, 0] + A[i_fused, ax2]
                v_squares_rf: T.float32 = squares_rf[0, 0] + A[i_fused, ax2] * A[i_fused, ax2]
                total_rf[0, 0] = v_total_rf
                squares_rf[0, 0] = v_squares_rf
            total[0] = T.float32(0.0)
            squares[0] = T.float32(0.0)
            with T.LetStmt(total[0] + total_rf[0, 0]) as v_total:
                v_squares: T.float32 = squares[0] + squares_rf[0, 0]
                total[0] = v_total
                squares[0] = v_squares
            for j_fused in T.vectorized(64):
                B[i_fused, j_fused] = (A[i_fused, j_fused] - total[0] * T.float32(0.015625)) / T.sqrt(squares[0] * T.float32(0.015625) - total[0] * T.float32(0.015625) * (total[0] * T.float32(0.015625)) + T.float32(1.0))
