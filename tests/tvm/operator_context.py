# SPDX-License-Identifier: Apache-2.0
"""The module in which drawn calls stand: what they call, and the devices that they name."""
HEAD = "from tvm.script import ir as I\nfrom tvm.script import {} as T\nfrom tvm.script import relax as R\n"
CLASS = '''
@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice("llvm", 0, "global"), I.vdevice("llvm", 1, "global")]})

    @T.prim_func
    def fixed(A: T.Buffer((4, 6), "float32"), B: T.Buffer((4, 6), "float32")):
        T.evaluate(0)

    @T.prim_func
    def of_rows(a: T.handle, b: T.handle):
        n = T.int64()
        A = T.match_buffer(a, (n, T.int64(4)), "float32")
        B = T.match_buffer(b, (n, T.int64(4)), "float32")
        T.evaluate(0)

    @R.function
    def identity(x: R.Tensor) -> R.Tensor:
        return x
'''


def module_text(generation, functions=""):
    """The text of the module with these functions in it too."""
    return f"{HEAD.format('tir' if generation == 'nested' else 'tirx')}\n{CLASS}\n{functions}\n"
