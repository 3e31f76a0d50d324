# corpus/tir/while_loop: stage 06, after tirx.AnnotateEntryFunc, printed by TVM 0.26.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: while_loop; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis

@I.ir_module
class Module:
    @T.prim_func(s_tir=True)
    def while_loop(N: T.Buffer((12,), "int32"), steps: T.Buffer((12,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.is_entry_func": True})
        x = T.alloc_buffer((1,), "int32")
        N_1 = T.decl_buffer((12,), "int32", data=N.data)
        steps_1 = T.decl_buffer((12,), "int32", data=steps.data)
        for i in range(12):
            x[0] = N_1[i]
            steps_1[i] = 0
            while x[0] != 1:
                if x[0] % 2 == 0:
                    x[0] = x[0] // 2
                else:
                    x[0] = x[0] * 3 + 1
                steps_1[i] = steps_1[i] + 1
