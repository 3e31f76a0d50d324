# corpus/relax/closures: stage 03, after RemovePurityChecking, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def add(y: T.Buffer((T.int64(4),), "float32"), bias: T.Buffer((T.int64(4),), "float32"), T_add: T.Buffer((T.int64(4),), "float32")):
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0 in range(T.int64(4)):
            with T.sblock("T_add"):
                v_ax0 = T.axis.spatial(T.int64(4), ax0)
                T.reads(y[v_ax0], bias[v_ax0])
                T.writes(T_add[v_ax0])
                T_add[v_ax0] = y[v_ax0] + bias[v_ax0]

    @R.function
    def apply(f: R.Callable((R.Tensor((4,), dtype="float32"),), R.Tensor((4,), dtype="float32"), True), x: R.Tensor((4,), dtype="float32")) -> R.Tensor((4,), dtype="float32"):
        R.func_attr({"relax.force_pure": True})
        once: R.Tensor((4,), dtype="float32") = f(x)
        twice: R.Tensor((4,), dtype="float32") = f(once)
        return twice

    @R.function
    def main(x: R.Tensor((4,), dtype="float32"), bias: R.Tensor((4,), dtype="float32")) -> R.Tensor((4,), dtype="float32"):
        R.func_attr({"relax.force_pure": True})
        cls = Module
        # from tvm.script import tirx as T
        # from tvm.tirx.layout import Axis
        # from tvm.script import relax as R
        
        @R.function
        def shifted(y: R.Tensor((4,), dtype="float32")) -> R.Tensor((4,), dtype="float32"):
            R.func_attr({"relax.force_pure": True})
            cls = Module
            sum = R.call_tir(cls.add, (y, bias), out_ty=R.Tensor((4,), dtype="float32"))
            return sum

        out: R.Tensor((4,), dtype="float32") = cls.apply(shifted, x)
        return out
