# corpus/schedules/sampled_cpu_layer_norm_14: stage 02, after tir.BindTarget, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_layer_norm_14(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        # with T.block("root"):
        total = T.alloc_buffer((4,))
        squares = T.alloc_buffer((4,))
        total_rf = T.alloc_buffer((4, 1))
        squares_rf = T.alloc_buffer((4, 1))
        for i_fused in T.parallel(4, annotations={"pragma_auto_unroll_max_step": 16, "pragma_unroll_explicit": 1}):
            for ax0, ax1 in T.grid(1, 1):
                with T.block("sums_rf_init"):
                    vk_0 = T.axis.spatial(1, ax0)
                    vi = T.axis.spatial(4, i_fused + ax1)
                    T.reads()
                    T.writes(total_rf[vi, vk_0], squares_rf[vi, vk_0])
                    total_rf[vi, vk_0] = T.float32(0.0)
                    squares_rf[vi, vk_0] = T.float32(0.0)
                for ax2 in range(64):
                    with T.block("sums_rf_update"):
                        vk_0 = T.axis.spatial(1, ax0)
                        vi = T.axis.spatial(4, i_fused + ax1)
                        vk_1 = T.axis.reduce(64, ax2)
                        T.reads(total_rf[vi, vk_0], squares_rf[vi, vk_0], A[vi, vk_0 * 64 + vk_1])
                        T.writes(total_rf[vi, vk_0], squares_rf[vi, vk_0])
                        v_total_rf: T.float32 = total_rf[vi, vk_0] + A[vi, vk_0 * 64 + vk_1]
                        v_squares_rf: T.float32 = squares_rf[vi, vk_0] + A[vi, vk_0 * 64 + vk_1] * A[vi, vk_0 * 64 + vk_1]
                        total_rf[vi, vk_0] = v_total_rf
                        squares_rf[vi, vk_0] = v_squares_rf
            for ax1_init in range(1):
                with T.block("sums_init"):
                    vi = T.axis.spatial(4, i_fused + ax1_init)
                    T.reads()
                    T.writes(total[vi], squares[vi])
                    total[vi] = T.float32(0.0)
                    squares[vi] = T.float32(0.0)
            for ax0, ax1 in T.grid(1, 1):
                with T.block("sums_update"):
                    vk_0 = T.axis.reduce(1, ax0)
                    vi = T.axis.spatial(4, i_fused + ax1)
                    T.reads(total[vi], squares[vi], total_rf[vi, vk_0], squares_rf[vi, vk_0])
                    T.writes(total[vi], squares[vi])
                    v_total: T.float32 = total[vi] + total_rf[vi, vk_0]
                    v_squares: T.float32 = squares[vi] + squares_rf[vi, vk_0]
                    total[vi] = v_total
                    squares[vi] = v_squares
            for j_fused in T.vectorized(64):
                with T.block("B"):
                    vi, vj = T.axis.remap("SS", [i_fused, j_fused])
                    T.reads(A[vi, vj], total[vi], squares[vi])
                    T.writes(B[vi, vj])
                    B[vi, vj] = (A[vi, vj] - total[vi] * T.float32(0.015625)) / T.sqrt(squares[vi] * T.float32(0.015625) - total[vi] * T.float32(0.015625) * (total[vi] * T.float32(0.015625)) + T.float32(1.0))
