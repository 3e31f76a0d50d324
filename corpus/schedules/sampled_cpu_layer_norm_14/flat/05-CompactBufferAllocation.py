# corpus/schedules/sampled_cpu_layer_norm_14: stage 05, after s_tir.CompactBufferAllocation, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_layer_norm_14(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.sblock("root"):
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 16, "pragma_unroll_explicit": 1}):
            with T.sblock(""):
                T.reads(A[i_fused, 0:64])
                T.writes(B[i_fused, 0:64])
                total = T.sblock_alloc_buffer((1,))
                squares = T.sblock_alloc_buffer((1,))
                total_rf = T.sblock_alloc_buffer((1, 1))
                squares_rf = T.sblock_alloc_buffer((1, 1))
                for ax0, ax1 in T.grid(1, 1):
                    with T.sblock("sums_rf_init"):
                        T.reads()
                        T.writes(total_rf[i_fused + ax1 - i_fused, ax0], squares_rf[i_fused + ax1 - i_fused, ax0])
                        total_rf[i_fused + ax1 - i_fused, ax0] = T.float32(0.0)
                        squares_rf[i_fused + ax1 - i_fused, ax0] = T.float32(0.0)
                    for ax2 in range(64):
                        with T.sblock("sums_rf_update"):
                            T.reads(total_rf[i_fused + ax1 - i_fused, ax0], squares_rf[i_fused + ax1 - i_fused, ax0], A[i_fused + ax1, ax0 * 64 + ax2])
                            T.writes(total_rf[i_fused + ax1 - i_fused, ax0], squares_rf[i_fused + ax1 - i_fused, ax0])
                            v_total_rf: T.let[T.float32] = total_rf[i_fused + ax1 - i_fused, ax0] + A[i_fused + ax1, ax0 * 64 + ax2]
                            v_squares_rf: T.let[T.float32] = squares_rf[i_fused + ax1 - i_fused, ax0] + A[i_fused + ax1, ax0 * 64 + ax2] * A[i_fused + ax1, ax0 * 64 + ax2]
                            total_rf[i_fused + ax1 - i_fused, ax0] = v_total_rf
                            squares_rf[i_fused + ax1 - i_fused, ax0] = v_squares_rf
                for ax1_init in range(1):
                    with T.sblock("sums_init"):
                        T.reads()
                        T.writes(total[i_fused + ax1_init - i_fused], squares[i_fused + ax1_init - i_fused])
                        total[i_fused + ax1_init - i_fused] = T.float32(0.0)
                        squares[i_fused + ax1_init - i_fused] = T.float32(0.0)
                for ax0, ax1 in T.grid(1, 1):
                    with T.sblock("sums_update"):
                        T.reads(total[i_fused + ax1 - i_fused], squares[i_fused + ax1 - i_fused], total_rf[i_fused + ax1 - i_fused, ax0], squares_rf[i_fused + ax1 - i_fused, ax0])
                        T.writes(total[i_fused + ax1 - i_fused], squares[i_fused + ax1 - i_fused])
                        v_total: T.let[T.float32] = total[i_fused + ax1 - i_fused] + total_rf[i_fused + ax1 - i_fused, ax0]
                        v_squares: T.let[T.float32] = squares[i_fused + ax1 - i_fused] + squares_rf[i_fused + ax1 - i_fused, ax0]
                        total[i_fused + ax1 - i_fused] = v_total
                        squares[i_fused + ax1 - i_fused] = v_squares
                for j_fused in T.vectorized(64):
                    with T.sblock("B"):
                        T.reads(A[i_fused, j_fused], total[i_fused - i_fused], squares[i_fused - i_fused])
                        T.writes(B[i_fused, j_fused])
                        B[i_fused, j_fused] = (A[i_fused, j_fused] - total[i_fused - i_fused] * T.float32(0.015625)) / T.sqrt(squares[i_fused - i_fused] * T.float32(0.015625) - total[i_fused - i_fused] * T.float32(0.015625) * (total[i_fused - i_fused] * T.float32(0.015625)) + T.float32(1.0))
