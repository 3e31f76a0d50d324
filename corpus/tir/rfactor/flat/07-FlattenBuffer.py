# corpus/tir/rfactor: stage 07, after tirx.FlattenBuffer, printed by TVM 0.26.0 from corpus/tir/scheduled_programs.py; licence Apache-2.0
# function: rfactor; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def rfactor(A: T.Buffer((5, 20), "float32"), total: T.Buffer((5,), "float32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        A_1 = A.view(100)
        total_1 = T.decl_buffer((5,), data=total.data)
        total_rf = T.alloc_buffer((30,), annotations={"buffer_allocated_addr": [], "buffer_data_alignment": 64})
        for i, k_0, k_1 in T.grid(5, 4, 6):
            if k_0 * 6 + k_1 < 20:
                if k_0 == 0:
                    total_rf[i * 6 + k_1] = T.float32(0.0)
                total_rf[i * 6 + k_1] = total_rf[i * 6 + k_1] + A_1[i * 20 + (k_0 * 6 + k_1)]
        for i, k_1 in T.grid(5, 6):
            if k_1 == 0:
                total_1[i] = T.float32(0.0)
            total_1[i] = total_1[i] + total_rf[i * 6 + k_1]
