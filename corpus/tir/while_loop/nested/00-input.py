# corpus/tir/while_loop: stage 00, before any pass, printed by TVM 0.22.0 from corpus/tir/integer_programs.py; licence Apache-2.0
# function: while_loop; buffers: multi-dimensional; expect: read run
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def while_loop(N: T.Buffer((12,), "int32"), steps: T.Buffer((12,), "int32")):
        # with T.block("root"):
        for i in range(12):
            with T.block("collatz"):
                vi = T.axis.spatial(12, i)
                T.reads(N[vi], steps[vi])
                T.writes(steps[vi])
                x = T.alloc_buffer((1,), "int32")
                x[0] = N[vi]
                steps[vi] = 0
                while x[0] != 1:
                    if x[0] % 2 == 0:
                        x[0] = x[0] // 2
                    else:
                        x[0] = x[0] * 3 + 1
                    steps[vi] = steps[vi] + 1
