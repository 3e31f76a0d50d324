# corpus/relax/branch_on_data: stage 01, after LegalizeOps, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def greater(total: T.Buffer((), "float32"), T_greater: T.Buffer((), "bool")):
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        with T.sblock("T_greater"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(total[()])
            T.writes(T_greater[()])
            T_greater[()] = T.float32(0.0) < total[()]

    @T.prim_func(private=True, s_tir=True)
    def matmul(x: T.Buffer(("n", T.int64(4)), "float32"), w: T.Buffer((T.int64(4), T.int64(4)), "float32"), matmul: T.Buffer((n, T.int64(4)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1, k in T.grid(n, T.int64(4), T.int64(4)):
            with T.sblock("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(x[v_i0, v_k], w[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + x[v_i0, v_k] * w[v_k, v_i1]

    @T.prim_func(private=True, s_tir=True)
    def relu(product: T.Buffer(("n", T.int64(4)), "float32"), compute: T.Buffer((n, T.int64(4)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1 in T.grid(n, T.int64(4)):
            with T.sblock("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(product[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.max(product[v_i0, v_i1], T.float32(0.0))

    @T.prim_func(private=True, s_tir=True)
    def sum(x: T.Buffer(("n", T.int64(4)), "float32"), x_red: T.Buffer((), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for k0, k1 in T.grid(n, T.int64(4)):
            with T.sblock("x_red"):
                v_k0, v_k1 = T.axis.remap("RR", [k0, k1])
                T.reads(x[v_k0, v_k1])
                T.writes(x_red[()])
                with T.init():
                    x_red[()] = T.float32(0.0)
                x_red[()] = x_red[()] + x[v_k0, v_k1]

    @T.prim_func(private=True, s_tir=True)
    def tir_exp(x: T.Buffer(("n", T.int64(4)), "float32"), compute: T.Buffer((n, T.int64(4)), "float32")):
        n = T.int64()
        T.func_attr({"tirx.noalias": True})
        # with T.sblock("root"):
        for i0, i1 in T.grid(n, T.int64(4)):
            with T.sblock("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(x[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.exp(x[v_i0, v_i1])

    @R.function
    def main(x: R.Tensor(("n", 4), dtype="float32"), w: R.Tensor((4, 4), dtype="float32")) -> R.Tuple(R.Tensor(("n", 4), dtype="float32"), R.Tensor((), dtype="bool")):
        n = T.int64()
        cls = Module
        total = R.call_tir(cls.sum, (x,), out_ty=R.Tensor((), dtype="float32"))
        grows = R.call_tir(cls.greater, (total,), out_ty=R.Tensor((), dtype="bool"))
        if grows:
            product = R.call_tir(cls.matmul, (x, w), out_ty=R.Tensor((n, 4), dtype="float32"))
            y_then = R.call_tir(cls.relu, (product,), out_ty=R.Tensor((n, 4), dtype="float32"))
            y: R.Tensor((n, 4), dtype="float32") = y_then
        else:
            y_else = R.call_tir(cls.tir_exp, (x,), out_ty=R.Tensor((n, 4), dtype="float32"))
            y: R.Tensor((n, 4), dtype="float32") = y_else
        return (y, grows)
