from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    @T.prim_func(private=True)
    def argsort(a: T.handle, b: T.handle):
        n = T.int64()
        A = T.match_buffer(a, (n,), "float32")
        B = T.match_buffer(b, (n,), "int64")
        with T.block("argsort"):
            T.reads()
            T.writes()
            T.call_packed(
                "tvm.contrib.sort.argsort",
                T.tvm_stack_make_array(A.data, T.tvm_stack_make_shape(n), 0, 1, T.float32(0), T.int64(0)),
                T.tvm_stack_make_array(B.data, T.tvm_stack_make_shape(n), 0, 1, T.int64(0), T.int64(0)),
                0,
                T.bool(False),
            )

    @R.function
    def main(x: R.Tensor(("n",), "float32")) -> R.Tensor(("n",), "int64"):
        n = T.int64()
        y = R.call_tir(Module.argsort, (x,), out_sinfo=R.Tensor((n,), "int64"))
        return y
