# corpus/relax/closures: stage 01, after LegalizeOps, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def add(y: T.Buffer((T.int64(4),), "float32"), bias: T.Buffer((T.int64(4),), "float32"), T_add: T.Buffer((T.int64(4),), "float32")):
        T.func_attr({"tir.noalias": True})
        # with T.block("root"):
        for ax0 in range(T.int64(4)):
            with T.block("T_add"):
                v_ax0 = T.axis.spatial(T.int64(4), ax0)
                T.reads(y[v_ax0], bias[v_ax0])
                T.writes(T_add[v_ax0])
                T_add[v_ax0] = y[v_ax0] + bias[v_ax0]

    @R.function
    def apply(f: R.Callable((R.Tensor((4,), dtype="float32"),), R.Tensor((4,), dtype="float32"), True), x: R.Tensor((4,), dtype="float32")) -> R.Tensor((4,), dtype="float32"):
        once: R.Tensor((4,), dtype="float32") = f(x)
        twice: R.Tensor((4,), dtype="float32") = f(once)
        return twice

    @R.function
    def main(x: R.Tensor((4,), dtype="float32"), bias: R.Tensor((4,), dtype="float32")) -> R.Tensor((4,), dtype="float32"):
        cls = Module
        # from tvm.script import tir as T
        # from tvm.script import relax as R
        
        @R.function
        def shifted(y: R.Tensor((4,), dtype="float32")) -> R.Tensor((4,), dtype="float32"):
            sum = R.call_tir(cls.add, (y, bias), out_sinfo=R.Tensor((4,), dtype="float32"))
            return sum

        out: R.Tensor((4,), dtype="float32") = cls.apply(shifted, x)
        return out
