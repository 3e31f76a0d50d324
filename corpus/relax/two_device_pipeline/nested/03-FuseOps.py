# corpus/relax/two_device_pipeline: stage 03, after FuseOps, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice({"keys": ["cpu"], "kind": "llvm", "mtriple": "", "tag": ""}, 0, "global"), I.vdevice({"keys": ["cpu"], "kind": "c", "tag": ""}, 1, "global")]})
    @T.prim_func(private=True)
    def matmul1_c(moved: T.Buffer((T.int64(2), T.int64(6)), "float32"), v: T.Buffer((T.int64(6), T.int64(3)), "float32"), matmul: T.Buffer((T.int64(2), T.int64(3)), "float32")):
        T.func_attr({"op_pattern": 4, "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tir.noalias": True})
        # with T.block("root"):
        for i0, i1, k in T.grid(T.int64(2), T.int64(3), T.int64(6)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(moved[v_i0, v_k], v[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + moved[v_i0, v_k] * v[v_k, v_i1]

    @T.prim_func(private=True)
    def matmul_llvm(x: T.Buffer((T.int64(2), T.int64(4)), "float32"), w: T.Buffer((T.int64(4), T.int64(6)), "float32"), matmul: T.Buffer((T.int64(2), T.int64(6)), "float32")):
        T.func_attr({"op_pattern": 4, "target": T.target({"keys": ["cpu"], "kind": "llvm", "mtriple": "", "tag": ""}), "tir.noalias": True})
        # with T.block("root"):
        for i0, i1, k in T.grid(T.int64(2), T.int64(6), T.int64(4)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(x[v_i0, v_k], w[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + x[v_i0, v_k] * w[v_k, v_i1]

    @T.prim_func(private=True)
    def relu_llvm(hidden: T.Buffer((T.int64(2), T.int64(6)), "float32"), compute: T.Buffer((T.int64(2), T.int64(6)), "float32")):
        T.func_attr({"op_pattern": 0, "target": T.target({"keys": ["cpu"], "kind": "llvm", "mtriple": "", "tag": ""}), "tir.noalias": True})
        # with T.block("root"):
        for i0, i1 in T.grid(T.int64(2), T.int64(6)):
            with T.block("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(hidden[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.max(hidden[v_i0, v_i1], T.float32(0.0))

    @R.function(private=True)
    def fused_matmul_llvm_relu_llvm(x: R.Tensor((2, 4), dtype="float32", vdevice="llvm:0"), w: R.Tensor((4, 6), dtype="float32", vdevice="llvm:0")) -> R.Tensor((2, 6), dtype="float32", vdevice="llvm:0"):
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            hidden = R.call_tir(cls.matmul_llvm, (x, w), out_sinfo=R.Tensor((2, 6), dtype="float32", vdevice="llvm:0"))
            gv = R.call_tir(cls.relu_llvm, (hidden,), out_sinfo=R.Tensor((2, 6), dtype="float32", vdevice="llvm:0"))
            R.output(gv)
        return gv

    @R.function
    def main(x: R.Tensor((2, 4), dtype="float32", vdevice="llvm:0"), w: R.Tensor((4, 6), dtype="float32", vdevice="llvm:0"), v: R.Tensor((6, 3), dtype="float32", vdevice="c:0")) -> R.Tensor((2, 3), dtype="float32", vdevice="c:0"):
        cls = Module
        with R.dataflow():
            lv: R.Tensor((2, 6), dtype="float32", vdevice="llvm:0") = cls.fused_matmul_llvm_relu_llvm(x, w)
            moved: R.Tensor((2, 6), dtype="float32", vdevice="c:0") = R.to_vdevice(lv, dst_vdevice="c:0")
            out = R.call_tir(cls.matmul1_c, (moved, v), out_sinfo=R.Tensor((2, 3), dtype="float32", vdevice="c:0"))
            R.output(out)
        return out
