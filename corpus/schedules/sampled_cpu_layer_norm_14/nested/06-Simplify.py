# corpus/schedules/sampled_cpu_layer_norm_14: stage 06, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_layer_norm_14(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 16, "pragma_unroll_explicit": 1}):
            with T.block(""):
                vi = T.int32()
                vi_1 = T.int32()
                vk_0 = T.int32()
                vk_1 = T.int32()
                vj = T.int32()
                T.reads(A[T.min(T.min(i_fused, vi), vi_1):T.min(T.min(i_fused, vi), vi_1) + (T.max(T.max(i_fused, vi), vi_1) + 1 - T.min(T.min(i_fused, vi), vi_1)), T.min(T.min(0, vk_0 * 64 + vk_1), vj):T.min(T.min(0, vk_0 * 64 + vk_1), vj) + (T.max(T.max(63, vk_0 * 64 + vk_1), vj) + 1 - T.min(T.min(0, vk_0 * 64 + vk_1), vj))])
                T.writes(B[T.min(i_fused, vi_1):T.min(i_fused, vi_1) + (T.max(i_fused, vi_1) + 1 - T.min(i_fused, vi_1)), T.min(0, vj):T.min(0, vj) + (T.max(63, vj) + 1 - T.min(0, vj))])
                total = T.alloc_buffer((1,))
                squares = T.alloc_buffer((1,))
                total_rf = T.alloc_buffer((1, 1))
                squares_rf = T.alloc_buffer((1, 1))
                for ax0, ax1 in T.grid(1, 1):
                    with T.block("sums_rf_init"):
                        T.reads()
                        T.writes(total_rf[0, 0], squares_rf[0, 0])
                        total_rf[0, 0] = T.float32(0.0)
                        squares_rf[0, 0] = T.float32(0.0)
                    for ax2 in range(64):
                        with T.block("sums_rf_update"):
                            T.reads(total_rf[0, 0], squares_rf[0, 0], A[i_fused, ax2])
                            T.writes(total_rf[0, 0], squares_rf[0, 0])
                            v_total_rf: T.float32 = total_rf[0, 0] + A[i_fused, ax2]
                            v_squares_rf: T.float32 = squares_rf[0, 0] + A[i_fused, ax2] * A[i_fused, ax2]
                            total_rf[0, 0] = v_total_rf
                            squares_rf[0, 0] = v_squares_rf
                for ax1_init in range(1):
                    with T.block("sums_init"):
                        T.reads()
                        T.writes(total[0], squares[0])
                        total[0] = T.float32(0.0)
                        squares[0] = T.float32(0.0)
                for ax0, ax1 in T.grid(1, 1):
                    with T.block("sums_update"):
                        T.reads(total[0], squares[0], total_rf[0, 0], squares_rf[0, 0])
                        T.writes(total[0], squares[0])
                        v_total: T.float32 = total[0] + total_rf[0, 0]
                        v_squares: T.float32 = squares[0] + squares_rf[0, 0]
                        total[0] = v_total
                        squares[0] = v_squares
                for j_fused in T.vectorized(64):
                    with T.block("B"):
                        T.reads(A[i_fused, j_fused], total[0], squares[0])
                        T.writes(B[i_fused, j_fused])
                        B[i_fused, j_fused] = (A[i_fused, j_fused] - total[0] * T.float32(0.015625)) / T.sqrt(squares[0] * T.float32(0.015625) - total[0] * T.float32(0.015625) * (total[0] * T.float32(0.015625)) + T.float32(1.0))
