# corpus/relax/two_device_pipeline: stage 00, as it was made, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import relax as R

@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice({"keys": ["cpu"], "kind": "llvm", "mtriple": "", "tag": ""}, 0, "global"), I.vdevice({"keys": ["cpu"], "kind": "c", "tag": ""}, 1, "global")]})
    @R.function
    def main(x: R.Tensor((2, 4), dtype="float32", vdevice="llvm:0"), w: R.Tensor((4, 6), dtype="float32", vdevice="llvm:0"), v: R.Tensor((6, 3), dtype="float32", vdevice="c:0")) -> R.Tensor((2, 3), dtype="float32", vdevice="c:0"):
        with R.dataflow():
            hidden: R.Tensor((2, 6), dtype="float32", vdevice="llvm:0") = R.matmul(x, w, out_dtype="void")
            active: R.Tensor((2, 6), dtype="float32", vdevice="llvm:0") = R.nn.relu(hidden)
            moved: R.Tensor((2, 6), dtype="float32", vdevice="c:0") = R.to_vdevice(active, dst_vdevice="c:0")
            out: R.Tensor((2, 3), dtype="float32", vdevice="c:0") = R.matmul(moved, v, out_dtype="void")
            R.output(out)
        return out
