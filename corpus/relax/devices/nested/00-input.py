# corpus/relax/devices: stage 00, as it was made, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import relax as R

@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice({"keys": ["cpu"], "kind": "llvm", "mtriple": "", "tag": ""}, 0, "global"), I.vdevice({"keys": ["cpu"], "kind": "c", "tag": ""}, 1, "global")]})
    @R.function
    def main(x: R.Tensor((2, 3), dtype="float32", vdevice="llvm:0"), y: R.Tensor((2, 3), dtype="float32", vdevice="c:0")) -> R.Tensor((2, 3), dtype="float32", vdevice="llvm:0"):
        with R.dataflow():
            doubled: R.Tensor((2, 3), dtype="float32", vdevice="llvm:0") = R.add(x, x)
            moved: R.Tensor((2, 3), dtype="float32", vdevice="c:0") = R.to_vdevice(doubled, dst_vdevice="c:0")
            product: R.Tensor((2, 3), dtype="float32", vdevice="c:0") = R.multiply(moved, y)
            back: R.Tensor((2, 3), dtype="float32", vdevice="llvm:0") = R.to_vdevice(product, dst_vdevice="llvm:0")
            R.output(back)
        return back
