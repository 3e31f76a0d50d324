# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice({"keys": ["cpu"], "kind": "c", "tag": ""}, 0, "global")]})
    @T.prim_func
    def scale(A: T.Buffer((4,), "float32"), n: T.int32):
        T.func_attr({"tir.noalias": True})
        for i in range(4):
            A[i] = A[i] * T.float32(2.0) + T.float32("inf")

    @R.function
    def main(x: R.Tensor(("n",), dtype="float32")) -> R.Tensor(("n",), dtype="float32"):
        n = T.int64()
        with R.dataflow():
            y: R.Tensor((n,), dtype="float32") = R.add(x, R.const(2.0, "float32"))
            z: R.Tensor((n,), dtype="float32", vdevice="c:0") = R.to_vdevice(y, dst_vdevice="c:0")
            R.output(z)
        w: R.Tensor((n,), dtype="float32") = R.match_cast(z, R.Tensor((n,), dtype="float32"))
        return w
