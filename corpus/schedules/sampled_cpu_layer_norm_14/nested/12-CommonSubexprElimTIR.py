# corpus/schedules/sampled_cpu_layer_norm_14: stage 12, after tir.CommonSubexprElimTIR, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_layer_norm_14(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i_fused in T.parallel(4):
            cse_v1: T.int32 = i_fused * 64
            total_rf = T.allocate([1], "float32", "global")
            squares_rf = T.allocate([1], "float32", "global")
            total = T.allocate([1], "float32", "global")
            squares = T.allocate([1], "float32", "global")
            total_rf_1 = T.Buffer((1,), data=total_rf)
            total_rf_1[0] = T.float32(0.0)
            squares_rf_1 = T.Buffer((1,), data=squares_rf)
            squares_rf_1[0] = T.float32(0.0)
            A_1 = T.Buffer((256,), data=A.data)
            for ax2 in range(64):
                cse_v2: T.int32 = cse_v1 + ax2
                v_total_rf: T.float32 = total_rf_1[0] + A_1[cse_v2]
                v_squares_rf: T.float32 = squares_rf_1[0] + A_1[cse_v2] * A_1[cse_v2]
                total_rf_1[0] = v_total_rf
                squares_rf_1[0] = v_squares_rf
            total_1 = T.Buffer((1,), data=total)
            total_1[0] = T.float32(0.0)
            squares_1 = T.Buffer((1,), data=squares)
            squares_1[0] = T.float32(0.0)
            with T.LetStmt(total_1[0] + total_rf_1[0]) as v_total:
                v_squares: T.float32 = squares_1[0] + squares_rf_1[0]
                total_1[0] = v_total
                squares_1[0] = v_squares
            B_1 = T.Buffer((256,), data=B.data)
            B_1[cse_v1:cse_v1 + 64] = (A_1[cse_v1:cse_v1 + 64] - T.Broadcast(total_1[0] * T.float32(0.015625), 64)) / T.Broadcast(T.sqrt(squares_1[0] * T.float32(0.015625) - total_1[0] * T.float32(0.015625) * (total_1[0] * T.float32(0.015625)) + T.float32(1.0)), 64)
