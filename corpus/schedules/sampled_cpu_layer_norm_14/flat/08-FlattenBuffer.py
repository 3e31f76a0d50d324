# corpus/schedules/sampled_cpu_layer_norm_14: stage 08, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def sampled_cpu_layer_norm_14(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(256)
        B_1 = B.view(256)
        i_fused = T.int32()
        with T.attr(i_fused, "pragma_auto_unroll_max_step", 16):
            T.attr(i_fused, "pragma_unroll_explicit", 1)
            for i_fused in T.parallel(4):
                total = T.alloc_buffer((1,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
                squares = T.alloc_buffer((1,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
                total_rf = T.alloc_buffer((1,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
                squares_rf = T.alloc_buffer((1,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
                total_rf[0] = T.float32(0.0)
                squares_rf[0] = T.float32(0.0)
                for ax2 in range(64):
                    v_total_rf: T.let[T.float32] = total_rf[0] + A_1[i_fused * 64 + ax2]
                    v_squares_rf: T.let[T.float32] = squares_rf[0] + A_1[i_fused * 64 + ax2] * A_1[i_fused * 64 + ax2]
                    total_rf[0] = v_total_rf
                    squares_rf[0] = v_squares_rf
                total[0] = T.float32(0.0)
                squares[0] = T.float32(0.0)
                v_total: T.let[T.float32] = total[0] + total_rf[0]
                v_squares: T.let[T.float32] = squares[0] + squares_rf[0]
                total[0] = v_total
                squares[0] = v_squares
                for j_fused in T.vectorized(64):
                    B_1[i_fused * 64 + j_fused] = (A_1[i_fused * 64 + j_fused] - total[0] * T.float32(0.015625)) / T.sqrt(squares[0] * T.float32(0.015625) - total[0] * T.float32(0.015625) * (total[0] * T.float32(0.015625)) + T.float32(1.0))
