# corpus/tir/rfactor: stage 08, after tir.Simplify, printed by TVM 0.22.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: rfactor; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def rfactor(A: T.Buffer((5, 20), "float32"), total: T.Buffer((5,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        total_rf = T.allocate([30], "float32", "global")
        total_rf_1 = T.Buffer((30,), data=total_rf)
        for i, k_0, k_1 in T.grid(5, 4, 6):
            if k_0 * 6 + k_1 < 20:
                if k_0 == 0:
                    total_rf_1[i * 6 + k_1] = T.float32(0.0)
                A_1 = T.Buffer((100,), data=A.data)
                total_rf_1[i * 6 + k_1] = total_rf_1[i * 6 + k_1] + A_1[i * 20 + k_0 * 6 + k_1]
        for i, k_1 in T.grid(5, 6):
            total_1 = T.Buffer((5,), data=total.data)
            if k_1 == 0:
                total_1[i] = T.float32(0.0)
            total_1[i] = total_1[i] + total_rf_1[i * 6 + k_1]
