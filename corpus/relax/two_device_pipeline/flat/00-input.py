# corpus/relax/two_device_pipeline: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import relax as R

@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice({"keys": ["cpu"], "kind": "llvm", "mtriple": "x86_64-conda-linux-gnu", "tag": ""}, 0, "global"), I.vdevice({"keys": ["cpu"], "kind": "c", "tag": ""}, 1, "global")]})
    @R.function
    def main(x: R.Tensor((2, 4), dtype="float32", vdevice="llvm:0:global"), w: R.Tensor((4, 6), dtype="float32", vdevice="llvm:0:global"), v: R.Tensor((6, 3), dtype="float32", vdevice="c:0:global")) -> R.Tensor((2, 3), dtype="float32", vdevice="c:0:global"):
        with R.dataflow():
            hidden: R.Tensor((2, 6), dtype="float32", vdevice="llvm:0:global") = R.matmul(x, w, out_dtype=None)
            active: R.Tensor((2, 6), dtype="float32", vdevice="llvm:0:global") = R.nn.relu(hidden)
            moved: R.Tensor((2, 6), dtype="float32", vdevice="c:0:global") = R.to_vdevice(active, dst_vdevice="c:0:global")
            out: R.Tensor((2, 3), dtype="float32", vdevice="c:0:global") = R.matmul(moved, v, out_dtype=None)
            R.output(out)
        return out
