# corpus/schedules/sampled_cpu_depthwise_7: stage 12, after tir.CommonSubexprElimTIR, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_cpu_depthwise_7(X: T.Buffer((8, 8, 8), "float32"), W: T.Buffer((3, 3, 8), "float32"), Y: T.Buffer((6, 6, 8), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for y_0_x_0_c_0_fused in T.parallel(12):
            cse_v1: T.int32 = y_0_x_0_c_0_fused // 6 * 144 + y_0_x_0_c_0_fused % 6 * 8
            Y_global = T.allocate([24], "float32", "global")
            Y_global_1 = T.Buffer((24,), data=Y_global)
            for c_1 in range(2):
                cse_v38: T.int32 = c_1 * 4
                cse_v37: T.int32 = cse_v38 + 66
                cse_v36: T.int32 = cse_v38 + 64
                cse_v35: T.int32 = cse_v38 + 58
                cse_v34: T.int32 = cse_v38 + 56
                cse_v33: T.int32 = cse_v38 + 50
                cse_v32: T.int32 = cse_v38 + 48
                cse_v31: T.int32 = cse_v38 + 42
                cse_v30: T.int32 = cse_v38 + 40
                cse_v29: T.int32 = cse_v38 + 34
                cse_v28: T.int32 = cse_v38 + 32
                cse_v27: T.int32 = cse_v38 + 26
                cse_v26: T.int32 = cse_v38 + 24
                cse_v25: T.int32 = cse_v38 + 18
                cse_v24: T.int32 = cse_v38 + 16
                cse_v23: T.int32 = cse_v38 + 10
                cse_v22: T.int32 = cse_v38 + 8
                cse_v21: T.int32 = cse_v38 + 2
                cse_v20: T.int32 = y_0_x_0_c_0_fused // 6 * 192 + y_0_x_0_c_0_fused % 6 * 8 + cse_v38
                cse_v19: T.int32 = cse_v20 + 210
                cse_v18: T.int32 = cse_v20 + 208
                cse_v17: T.int32 = cse_v20 + 202
                cse_v16: T.int32 = cse_v20 + 200
                cse_v15: T.int32 = cse_v20 + 194
                cse_v14: T.int32 = cse_v20 + 192
                cse_v13: T.int32 = cse_v20 + 146
                cse_v12: T.int32 = cse_v20 + 144
                cse_v11: T.int32 = cse_v20 + 82
                cse_v10: T.int32 = cse_v20 + 80
                cse_v9: T.int32 = cse_v20 + 138
                cse_v8: T.int32 = cse_v20 + 136
                cse_v7: T.int32 = cse_v20 + 74
                cse_v6: T.int32 = cse_v20 + 72
                cse_v5: T.int32 = cse_v20 + 130
                cse_v4: T.int32 = cse_v20 + 128
                cse_v3: T.int32 = cse_v20 + 66
                cse_v2: T.int32 = cse_v20 + 64
                Y_global_1[cse_v38:cse_v38 + 2] = T.Broadcast(T.float32(0.0), 2)
                Y_global_1[cse_v21:cse_v21 + 2] = T.Broadcast(T.float32(0.0), 2)
                Y_global_1[cse_v22:cse_v22 + 2] = T.Broadcast(T.float32(0.0), 2)
                Y_global_1[cse_v23:cse_v23 + 2] = T.Broadcast(T.float32(0.0), 2)
                Y_global_1[cse_v24:cse_v24 + 2] = T.Broadcast(T.float32(0.0), 2)
                Y_global_1[cse_v25:cse_v25 + 2] = T.Broadcast(T.float32(0.0), 2)
                X_1 = T.Buffer((512,), data=X.data)
                W_1 = T.Buffer((72,), data=W.data)
                Y_global_1[cse_v38:cse_v38 + 2] = Y_global_1[cse_v38:cse_v38 + 2] + X_1[cse_v20:cse_v20 + 2] * W_1[cse_v38:cse_v38 + 2]
                Y_global_1[cse_v21:cse_v21 + 2] = Y_global_1[cse_v21:cse_v21 + 2] + X_1[cse_v20 + 2:cse_v20 + 2 + 2] * W_1[cse_v21:cse_v21 + 2]
                Y_global_1[cse_v22:cse_v22 + 2] = Y_global_1[cse_v22:cse_v22 + 2] + X_1[cse_v2:cse_v2 + 2] * W_1[cse_v38:cse_v38 + 2]
                Y_global_1[cse_v23:cse_v23 + 2] = Y_global_1[cse_v23:cse_v23 + 2] + X_1[cse_v3:cse_v3 + 2] * W_1[cse_v21:cse_v21 + 2]
                Y_global_1[cse_v24:cse_v24 + 2] = Y_global_1[cse_v24:cse_v24 + 2] + X_1[cse_v4:cse_v4 + 2] * W_1[cse_v38:cse_v38 + 2]
                Y_global_1[cse_v25:cse_v25 + 2] = Y_global_1[cse_v25:cse_v25 + 2] + X_1[cse_v5:cse_v5 + 2] * W_1[cse_v21:cse_v21 + 2]
                Y_global_1[cse_v38:cse_v38 + 2] = Y_global_1[cse_v38:cse_v38 + 2] + X_1[cse_v20 + 8:cse_v20 + 8 + 2] * W_1[cse_v22:cse_v22 + 2]
                Y_global_1[cse_v21:cse_v21 + 2] = Y_global_1[cse_v21:cse_v21 + 2] + X_1[cse_v20 + 10:cse_v20 + 10 + 2] * W_1[cse_v23:cse_v23 + 2]
                Y_global_1[cse_v22:cse_v22 + 2] = Y_global_1[cse_v22:cse_v22 + 2] + X_1[cse_v6:cse_v6 + 2] * W_1[cse_v22:cse_v22 + 2]
                Y_global_1[cse_v23:cse_v23 + 2] = Y_global_1[cse_v23:cse_v23 + 2] + X_1[cse_v7:cse_v7 + 2] * W_1[cse_v23:cse_v23 + 2]
                Y_global_1[cse_v24:cse_v24 + 2] = Y_global_1[cse_v24:cse_v24 + 2] + X_1[cse_v8:cse_v8 + 2] * W_1[cse_v22:cse_v22 + 2]
                Y_global_1[cse_v25:cse_v25 + 2] = Y_global_1[cse_v25:cse_v25 + 2] + X_1[cse_v9:cse_v9 + 2] * W_1[cse_v23:cse_v23 + 2]
                Y_global_1[cse_v38:cse_v38 + 2] = Y_global_1[cse_v38:cse_v38 + 2] + X_1[cse_v20 + 16:cse_v20 + 16 + 2] * W_1[cse_v24:cse_v24 + 2]
                Y_global_1[cse_v21:cse_v21 + 2] = Y_global_1[cse_v21:cse_v21 + 2] + X_1[cse_v20 + 18:cse_v20 + 18 + 2] * W_1[cse_v25:cse_v25 + 2]
                Y_global_1[cse_v22:cse_v22 + 2] = Y_global_1[cse_v22:cse_v22 + 2] + X_1[cse_v10:cse_v10 + 2] * W_1[cse_v24:cse_v24 + 2]
                Y_global_1[cse_v23:cse_v23 + 2] = Y_global_1[cse_v23:cse_v23 + 2] + X_1[cse_v11:cse_v11 + 2] * W_1[cse_v25:cse_v25 + 2]
                Y_global_1[cse_v24:cse_v24 + 2] = Y_global_1[cse_v24:cse_v24 + 2] + X_1[cse_v12:cse_v12 + 2] * W_1[cse_v24:cse_v24 + 2]
                Y_global_1[cse_v25:cse_v25 + 2] = Y_global_1[cse_v25:cse_v25 + 2] + X_1[cse_v13:cse_v13 + 2] * W_1[cse_v25:cse_v25 + 2]
                Y_global_1[cse_v38:cse_v38 + 2] = Y_global_1[cse_v38:cse_v38 + 2] + X_1[cse_v2:cse_v2 + 2] * W_1[cse_v26:cse_v26 + 2]
                Y_global_1[cse_v21:cse_v21 + 2] = Y_global_1[cse_v21:cse_v21 + 2] + X_1[cse_v3:cse_v3 + 2] * W_1[cse_v27:cse_v27 + 2]
                Y_global_1[cse_v22:cse_v22 + 2] = Y_global_1[cse_v22:cse_v22 + 2] + X_1[cse_v4:cse_v4 + 2] * W_1[cse_v26:cse_v26 + 2]
                Y_global_1[cse_v23:cse_v23 + 2] = Y_global_1[cse_v23:cse_v23 + 2] + X_1[cse_v5:cse_v5 + 2] * W_1[cse_v27:cse_v27 + 2]
                Y_global_1[cse_v24:cse_v24 + 2] = Y_global_1[cse_v24:cse_v24 + 2] + X_1[cse_v14:cse_v14 + 2] * W_1[cse_v26:cse_v26 + 2]
                Y_global_1[cse_v25:cse_v25 + 2] = Y_global_1[cse_v25:cse_v25 + 2] + X_1[cse_v15:cse_v15 + 2] * W_1[cse_v27:cse_v27 + 2]
                Y_global_1[cse_v38:cse_v38 + 2] = Y_global_1[cse_v38:cse_v38 + 2] + X_1[cse_v6:cse_v6 + 2] * W_1[cse_v28:cse_v28 + 2]
                Y_global_1[cse_v21:cse_v21 + 2] = Y_global_1[cse_v21:cse_v21 + 2] + X_1[cse_v7:cse_v7 + 2] * W_1[cse_v29:cse_v29 + 2]
                Y_global_1[cse_v22:cse_v22 + 2] = Y_global_1[cse_v22:cse_v22 + 2] + X_1[cse_v8:cse_v8 + 2] * W_1[cse_v28:cse_v28 + 2]
                Y_global_1[cse_v23:cse_v23 + 2] = Y_global_1[cse_v23:cse_v23 + 2] + X_1[cse_v9:cse_v9 + 2] * W_1[cse_v29:cse_v29 + 2]
                Y_global_1[cse_v24:cse_v24 + 2] = Y_global_1[cse_v24:cse_v24 + 2] + X_1[cse_v16:cse_v16 + 2] * W_1[cse_v28:cse_v28 + 2]
                Y_global_1[cse_v25:cse_v25 + 2] = Y_global_1[cse_v25:cse_v25 + 2] + X_1[cse_v17:cse_v17 + 2] * W_1[cse_v29:cse_v29 + 2]
                Y_global_1[cse_v38:cse_v38 + 2] = Y_global_1[cse_v38:cse_v38 + 2] + X_1[cse_v10:cse_v10 + 2] * W_1[cse_v30:cse_v30 + 2]
                Y_global_1[cse_v21:cse_v21 + 2] = Y_global_1[cse_v21:cse_v21 + 2] + X_1[cse_v11:cse_v11 + 2] * W_1[cse_v31:cse_v31 + 2]
                Y_global_1[cse_v22:cse_v22 + 2] = Y_global_1[cse_v22:cse_v22 + 2] + X_1[cse_v12:cse_v12 + 2] * W_1[cse_v30:cse_v30 + 2]
                Y_global_1[cse_v23:cse_v23 + 2] = Y_global_1[cse_v23:cse_v23 + 2] + X_1[cse_v13:cse_v13 + 2] * W_1[cse_v31:cse_v31 + 2]
                Y_global_1[cse_v24:cse_v24 + 2] = Y_global_1[cse_v24:cse_v24 + 2] + X_1[cse_v18:cse_v18 + 2] * W_1[cse_v30:cse_v30 + 2]
                Y_global_1[cse_v25:cse_v25 + 2] = Y_global_1[cse_v25:cse_v25 + 2] + X_1[cse_v19:cse_v19 + 2] * W_1[cse_v31:cse_v31 + 2]
                Y_global_1[cse_v38:cse_v38 + 2] = Y_global_1[cse_v38:cse_v38 + 2] + X_1[cse_v4:cse_v4 + 2] * W_1[cse_v32:cse_v32 + 2]
                Y_global_1[cse_v21:cse_v21 + 2] = Y_global_1[cse_v21:cse_v21 + 2] + X_1[cse_v5:cse_v5 + 2] * W_1[cse_v33:cse_v33 + 2]
                Y_global_1[cse_v22:cse_v22 + 2] = Y_global_1[cse_v22:cse_v22 + 2] + X_1[cse_v14:cse_v14 + 2] * W_1[cse_v32:cse_v32 + 2]
                Y_global_1[cse_v23:cse_v23 + 2] = Y_global_1[cse_v23:cse_v23 + 2] + X_1[cse_v15:cse_v15 + 2] * W_1[cse_v33:cse_v33 + 2]
                Y_global_1[cse_v24:cse_v24 + 2] = Y_global_1[cse_v24:cse_v24 + 2] + X_1[cse_v20 + 256:cse_v20 + 256 + 2] * W_1[cse_v32:cse_v32 + 2]
                Y_global_1[cse_v25:cse_v25 + 2] = Y_global_1[cse_v25:cse_v25 + 2] + X_1[cse_v20 + 258:cse_v20 + 258 + 2] * W_1[cse_v33:cse_v33 + 2]
                Y_global_1[cse_v38:cse_v38 + 2] = Y_global_1[cse_v38:cse_v38 + 2] + X_1[cse_v8:cse_v8 + 2] * W_1[cse_v34:cse_v34 + 2]
                Y_global_1[cse_v21:cse_v21 + 2] = Y_global_1[cse_v21:cse_v21 + 2] + X_1[cse_v9:cse_v9 + 2] * W_1[cse_v35:cse_v35 + 2]
                Y_global_1[cse_v22:cse_v22 + 2] = Y_global_1[cse_v22:cse_v22 + 2] + X_1[cse_v16:cse_v16 + 2] * W_1[cse_v34:cse_v34 + 2]
                Y_global_1[cse_v23:cse_v23 + 2] = Y_global_1[cse_v23:cse_v23 + 2] + X_1[cse_v17:cse_v17 + 2] * W_1[cse_v35:cse_v35 + 2]
                Y_global_1[cse_v24:cse_v24 + 2] = Y_global_1[cse_v24:cse_v24 + 2] + X_1[cse_v20 + 264:cse_v20 + 264 + 2] * W_1[cse_v34:cse_v34 + 2]
                Y_global_1[cse_v25:cse_v25 + 2] = Y_global_1[cse_v25:cse_v25 + 2] + X_1[cse_v20 + 266:cse_v20 + 266 + 2] * W_1[cse_v35:cse_v35 + 2]
                Y_global_1[cse_v38:cse_v38 + 2] = Y_global_1[cse_v38:cse_v38 + 2] + X_1[cse_v12:cse_v12 + 2] * W_1[cse_v36:cse_v36 + 2]
                Y_global_1[cse_v21:cse_v21 + 2] = Y_global_1[cse_v21:cse_v21 + 2] + X_1[cse_v13:cse_v13 + 2] * W_1[cse_v37:cse_v37 + 2]
                Y_global_1[cse_v22:cse_v22 + 2] = Y_global_1[cse_v22:cse_v22 + 2] + X_1[cse_v18:cse_v18 + 2] * W_1[cse_v36:cse_v36 + 2]
                Y_global_1[cse_v23:cse_v23 + 2] = Y_global_1[cse_v23:cse_v23 + 2] + X_1[cse_v19:cse_v19 + 2] * W_1[cse_v37:cse_v37 + 2]
                Y_global_1[cse_v24:cse_v24 + 2] = Y_global_1[cse_v24:cse_v24 + 2] + X_1[cse_v20 + 272:cse_v20 + 272 + 2] * W_1[cse_v36:cse_v36 + 2]
                Y_global_1[cse_v25:cse_v25 + 2] = Y_global_1[cse_v25:cse_v25 + 2] + X_1[cse_v20 + 274:cse_v20 + 274 + 2] * W_1[cse_v37:cse_v37 + 2]
            Y_1 = T.Buffer((288,), data=Y.data)
            Y_1[cse_v1:cse_v1 + 8] = Y_global_1[0:8]
            Y_1[cse_v1 + 48:cse_v1 + 48 + 8] = Y_global_1[8:16]
            Y_1[cse_v1 + 96:cse_v1 + 96 + 8] = Y_global_1[16:24]
