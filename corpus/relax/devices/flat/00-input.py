# corpus/relax/devices: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import relax as R

@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice({"keys": ["cpu"], "kind": "llvm", "mtriple": "x86_64-conda-linux-gnu", "tag": ""}, 0, "global"), I.vdevice({"keys": ["cpu"], "kind": "c", "tag": ""}, 1, "global")]})
    @R.function
    def main(x: R.Tensor((2, 3), dtype="float32", vdevice="llvm:0:global"), y: R.Tensor((2, 3), dtype="float32", vdevice="c:0:global")) -> R.Tensor((2, 3), dtype="float32", vdevice="llvm:0:global"):
        with R.dataflow():
            doubled: R.Tensor((2, 3), dtype="float32", vdevice="llvm:0:global") = R.add(x, x)
            moved: R.Tensor((2, 3), dtype="float32", vdevice="c:0:global") = R.to_vdevice(doubled, dst_vdevice="c:0:global")
            product: R.Tensor((2, 3), dtype="float32", vdevice="c:0:global") = R.multiply(moved, y)
            back: R.Tensor((2, 3), dtype="float32", vdevice="llvm:0:global") = R.to_vdevice(product, dst_vdevice="llvm:0:global")
            R.output(back)
        return back
