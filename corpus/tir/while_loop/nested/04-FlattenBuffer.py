# corpus/tir/while_loop: stage 04, after tir.FlattenBuffer, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: while_loop; buffers: flat; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def while_loop(N: T.Buffer((12,), "int32"), steps: T.Buffer((12,), "int32")):
        T.func_attr({"target": T.target({"host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cpu"], "kind": "c", "tag": ""})})
        for i in range(12):
            x = T.allocate([1], "int32", "global")
            x_1 = T.Buffer((1,), "int32", data=x)
            N_1 = T.Buffer((12,), "int32", data=N.data)
            x_1[0] = N_1[i]
            steps_1 = T.Buffer((12,), "int32", data=steps.data)
            steps_1[i] = 0
            while x_1[0] != 1:
                if x_1[0] % 2 == 0:
                    x_1[0] = x_1[0] // 2
                else:
                    x_1[0] = x_1[0] * 3 + 1
                steps_1[i] = steps_1[i] + 1
