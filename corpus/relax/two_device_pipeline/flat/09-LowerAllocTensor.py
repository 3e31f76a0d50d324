# corpus/relax/two_device_pipeline: stage 09, after LowerAllocTensor, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice({"keys": ["cpu"], "kind": "llvm", "mtriple": "x86_64-conda-linux-gnu", "tag": ""}, 0, "global"), I.vdevice({"keys": ["cpu"], "kind": "c", "tag": ""}, 1, "global")]})
    @T.prim_func(private=True, s_tir=True)
    def fused_matmul_llvm_relu_llvm(x: T.Buffer((T.int64(2), T.int64(4)), "float32"), w: T.Buffer((T.int64(4), T.int64(6)), "float32"), compute_intermediate: T.Buffer((T.int64(2), T.int64(6)), "float32")):
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        matmul_intermediate = T.sblock_alloc_buffer((T.int64(2), T.int64(6)))
        for i0, i1, k in T.grid(T.int64(2), T.int64(6), T.int64(4)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(x[v_i0, v_k], w[v_k, v_i1])
                T.writes(matmul_intermediate[v_i0, v_i1])
                with T.init():
                    matmul_intermediate[v_i0, v_i1] = T.float32(0.0)
                matmul_intermediate[v_i0, v_i1] = matmul_intermediate[v_i0, v_i1] + x[v_i0, v_k] * w[v_k, v_i1]
        for i0, i1 in T.grid(T.int64(2), T.int64(6)):
            with T.sblock("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(matmul_intermediate[v_i0, v_i1])
                T.writes(compute_intermediate[v_i0, v_i1])
                compute_intermediate[v_i0, v_i1] = T.max(matmul_intermediate[v_i0, v_i1], T.float32(0.0))

    @T.prim_func(private=True, s_tir=True)
    def matmul1_c(moved: T.Buffer((T.int64(2), T.int64(6)), "float32"), v: T.Buffer((T.int64(6), T.int64(3)), "float32"), matmul: T.Buffer((T.int64(2), T.int64(3)), "float32")):
        T.func_attr({"op_pattern": 4, "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, k in T.grid(T.int64(2), T.int64(3), T.int64(6)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(moved[v_i0, v_k], v[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + moved[v_i0, v_k] * v[v_k, v_i1]

    @R.function
    def main(x: R.Tensor((2, 4), dtype="float32", vdevice="llvm:0:global"), w: R.Tensor((4, 6), dtype="float32", vdevice="llvm:0:global"), v: R.Tensor((6, 3), dtype="float32", vdevice="c:0:global")) -> R.Tensor((2, 3), dtype="float32", vdevice="c:0:global"):
        R.func_attr({"relax.force_pure": True})
        cls = Module
        storage: R.Any = R.memory.alloc_storage(R.shape([48]), 0, R.str("global"), R.dtype("uint8"))
        alloc: R.Tensor((2, 6), dtype="float32") = R.memory.alloc_tensor(storage, 0, R.shape([2, 6]), R.dtype("float32"), 0)
        cls.fused_matmul_llvm_relu_llvm(x, w, alloc)
        lv: R.Tensor((2, 6), dtype="float32") = alloc
        moved: R.Tensor((2, 6), dtype="float32", vdevice="c:0:global") = R.to_vdevice(lv, dst_vdevice="c:0:global")
        storage1: R.Any = R.memory.alloc_storage(R.shape([24]), 1, R.str("global"), R.dtype("uint8"))
        alloc1: R.Tensor((2, 3), dtype="float32") = R.memory.alloc_tensor(storage1, 0, R.shape([2, 3]), R.dtype("float32"), 1)
        cls.matmul1_c(moved, v, alloc1)
        out: R.Tensor((2, 3), dtype="float32") = alloc1
        return out
