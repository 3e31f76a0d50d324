# corpus/relax/devices: stage 06, after LowerAllocTensor, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice({"keys": ["cpu"], "kind": "llvm", "mtriple": "x86_64-conda-linux-gnu", "tag": ""}, 0, "global"), I.vdevice({"keys": ["cpu"], "kind": "c", "tag": ""}, 1, "global")]})
    @T.prim_func(private=True, s_tir=True)
    def add_llvm(x: T.Buffer((T.int64(2), T.int64(3)), "float32"), x_1: T.Buffer((T.int64(2), T.int64(3)), "float32"), T_add: T.Buffer((T.int64(2), T.int64(3)), "float32")):
        T.func_attr({"op_pattern": 0, "target": T.target({"keys": ["cpu"], "kind": "llvm", "mtriple": "x86_64-conda-linux-gnu", "tag": ""}), "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(2), T.int64(3)):
            with T.sblock("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(x[v_ax0, v_ax1], x_1[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = x[v_ax0, v_ax1] + x_1[v_ax0, v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def multiply_c(moved: T.Buffer((T.int64(2), T.int64(3)), "float32"), y: T.Buffer((T.int64(2), T.int64(3)), "float32"), T_multiply: T.Buffer((T.int64(2), T.int64(3)), "float32")):
        T.func_attr({"op_pattern": 0, "target": T.target({"keys": ["cpu"], "kind": "c", "tag": ""}), "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(T.int64(2), T.int64(3)):
            with T.sblock("T_multiply"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(moved[v_ax0, v_ax1], y[v_ax0, v_ax1])
                T.writes(T_multiply[v_ax0, v_ax1])
                T_multiply[v_ax0, v_ax1] = moved[v_ax0, v_ax1] * y[v_ax0, v_ax1]

    @R.function
    def main(x: R.Tensor((2, 3), dtype="float32", vdevice="llvm:0:global"), y: R.Tensor((2, 3), dtype="float32", vdevice="c:0:global")) -> R.Tensor((2, 3), dtype="float32", vdevice="llvm:0:global"):
        R.func_attr({"relax.force_pure": True})
        cls = Module
        storage: R.Any = R.memory.alloc_storage(R.shape([24]), 0, R.str("global"), R.dtype("uint8"))
        alloc: R.Tensor((2, 3), dtype="float32") = R.memory.alloc_tensor(storage, 0, R.shape([2, 3]), R.dtype("float32"), 0)
        cls.add_llvm(x, x, alloc)
        doubled: R.Tensor((2, 3), dtype="float32") = alloc
        moved: R.Tensor((2, 3), dtype="float32", vdevice="c:0:global") = R.to_vdevice(doubled, dst_vdevice="c:0:global")
        storage1: R.Any = R.memory.alloc_storage(R.shape([24]), 1, R.str("global"), R.dtype("uint8"))
        alloc1: R.Tensor((2, 3), dtype="float32") = R.memory.alloc_tensor(storage1, 0, R.shape([2, 3]), R.dtype("float32"), 1)
        cls.multiply_c(moved, y, alloc1)
        product: R.Tensor((2, 3), dtype="float32") = alloc1
        back: R.Tensor((2, 3), dtype="float32", vdevice="llvm:0:global") = R.to_vdevice(product, dst_vdevice="llvm:0:global")
        return back
