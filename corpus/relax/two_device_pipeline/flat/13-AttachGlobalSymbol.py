# corpus/relax/two_device_pipeline: stage 13, after AttachGlobalSymbol, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    I.module_global_infos({"vdevice": [I.vdevice({"keys": ["cpu"], "kind": "llvm", "mtriple": "x86_64-conda-linux-gnu", "tag": ""}, 0, "global"), I.vdevice({"keys": ["cpu"], "kind": "c", "tag": ""}, 1, "global")]})
    @T.prim_func(s_tir=True)
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

    @T.prim_func(s_tir=True)
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
        shape_heap: R.Any = R.null_value()
        R.call_packed("vm.builtin.check_tensor_info", x, 2, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((2, 4), dtype=\"float32\", vdevice=\"llvm:-1:global\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", w, 2, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[1], param=w, annotation=R.Tensor((4, 6), dtype=\"float32\", vdevice=\"llvm:-1:global\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.check_tensor_info", v, 2, R.dtype("float32"), R.str("ErrorContext(fn=main, loc=param[2], param=v, annotation=R.Tensor((6, 3), dtype=\"float32\", vdevice=\"c:-1:global\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", x, shape_heap, 2, 0, 2, 0, 4, R.str("ErrorContext(fn=main, loc=param[0], param=x, annotation=R.Tensor((2, 4), dtype=\"float32\", vdevice=\"llvm:-1:global\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", w, shape_heap, 2, 0, 4, 0, 6, R.str("ErrorContext(fn=main, loc=param[1], param=w, annotation=R.Tensor((4, 6), dtype=\"float32\", vdevice=\"llvm:-1:global\")) "), ty_args=(R.Tuple,))
        R.call_packed("vm.builtin.match_shape", v, shape_heap, 2, 0, 6, 0, 3, R.str("ErrorContext(fn=main, loc=param[2], param=v, annotation=R.Tensor((6, 3), dtype=\"float32\", vdevice=\"c:-1:global\")) "), ty_args=(R.Tuple,))
        storage: R.Any = R.vm.alloc_storage(R.shape([48]), 0, R.dtype("uint8"), R.str("global"))
        alloc: R.Tensor((2, 6), dtype="float32") = R.vm.alloc_tensor(storage, 0, R.shape([2, 6]), R.dtype("float32"), 0)
        R.vm.kill_object(storage)
        cls.fused_matmul_llvm_relu_llvm(x, w, alloc)
        moved: R.Tensor((2, 6), dtype="float32", vdevice="c:0:global") = R.call_packed("vm.builtin.to_device", alloc, 1, 1, R.str("global"), attrs_type_key="relax.attrs.ToVDeviceAttrs", dst_vdevice=I.vdevice({"keys": ["cpu"], "kind": "c", "tag": ""}, 1, "global"), ty_args=(R.Tensor((2, 6), dtype="float32", vdevice="c:0:global"),))
        R.vm.kill_object(alloc)
        storage1: R.Any = R.vm.alloc_storage(R.shape([24]), 1, R.dtype("uint8"), R.str("global"))
        alloc1: R.Tensor((2, 3), dtype="float32") = R.vm.alloc_tensor(storage1, 0, R.shape([2, 3]), R.dtype("float32"), 1)
        R.vm.kill_object(storage1)
        cls.matmul1_c(moved, v, alloc1)
        R.vm.kill_object(moved)
        R.call_packed("vm.builtin.match_shape", alloc1, shape_heap, 2, 0, 2, 0, 3, R.str("ErrorContext(fn=main, loc=return, annotation=R.Tensor((2, 3), dtype=\"float32\", vdevice=\"c:-1:global\")) "), ty_args=(R.Tuple,))
        return alloc1
