# corpus/relax/ranking: stage 03, after FuseOps, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True, s_tir=True)
    def argmax(lv: T.Buffer(("n", T.int64(8)), "float32"), lv_red: T.Buffer((n,), "int64")):
        n = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        lv_red_temp_v0 = T.sblock_alloc_buffer((n,), "int64")
        lv_red_temp_v1 = T.sblock_alloc_buffer((n,))
        for ax0, k1 in T.grid(n, T.int64(8)):
            with T.sblock("lv_red_temp"):
                v_ax0, v_k1 = T.axis.remap("SR", [ax0, k1])
                T.reads(lv[v_ax0, v_k1])
                T.writes(lv_red_temp_v0[v_ax0], lv_red_temp_v1[v_ax0])
                with T.init():
                    lv_red_temp_v0[v_ax0] = T.int64(-1)
                    lv_red_temp_v1[v_ax0] = T.float32(-340282346638528859811704183484516925440.0)
                v_lv_red_temp_v0: T.let[T.int64] = T.Select(lv_red_temp_v1[v_ax0] > lv[v_ax0, v_k1] or lv_red_temp_v1[v_ax0] == lv[v_ax0, v_k1] and lv_red_temp_v0[v_ax0] < v_k1, lv_red_temp_v0[v_ax0], v_k1)
                v_lv_red_temp_v1: T.let[T.float32] = T.Select(lv_red_temp_v1[v_ax0] > lv[v_ax0, v_k1], lv_red_temp_v1[v_ax0], lv[v_ax0, v_k1])
                lv_red_temp_v0[v_ax0] = v_lv_red_temp_v0
                lv_red_temp_v1[v_ax0] = v_lv_red_temp_v1
        for ax0 in range(n):
            with T.sblock("lv_red"):
                v_ax0 = T.axis.spatial(n, ax0)
                T.reads(lv_red_temp_v0[v_ax0])
                T.writes(lv_red[v_ax0])
                lv_red[v_ax0] = lv_red_temp_v0[v_ax0]

    @T.prim_func(private=True, s_tir=True)
    def greater(lv1: T.Buffer(("n",), "float32"), T_greater: T.Buffer((n,), "bool")):
        n = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0 in range(n):
            with T.sblock("T_greater"):
                v_ax0 = T.axis.spatial(n, ax0)
                T.reads(lv1[v_ax0])
                T.writes(T_greater[v_ax0])
                T_greater[v_ax0] = T.float32(0.0) < lv1[v_ax0]

    @T.prim_func(private=True, s_tir=True)
    def mean(lv: T.Buffer(("n", T.int64(8)), "float32"), T_divide: T.Buffer((n,), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 4, "tirx.noalias": True})
        # with T.sblock("root"):
        lv_red = T.sblock_alloc_buffer((n,))
        for ax0, k1 in T.grid(n, T.int64(8)):
            with T.sblock("lv_red"):
                v_ax0, v_k1 = T.axis.remap("SR", [ax0, k1])
                T.reads(lv[v_ax0, v_k1])
                T.writes(lv_red[v_ax0])
                with T.init():
                    lv_red[v_ax0] = T.float32(0.0)
                lv_red[v_ax0] = lv_red[v_ax0] + lv[v_ax0, v_k1]
        for ax0 in range(n):
            with T.sblock("T_divide"):
                v_ax0 = T.axis.spatial(n, ax0)
                T.reads(lv_red[v_ax0])
                T.writes(T_divide[v_ax0])
                T_divide[v_ax0] = lv_red[v_ax0] / T.float32(8.0)

    @T.prim_func(private=True, s_tir=True)
    def take(table: T.Buffer((T.int64(50), T.int64(8)), "float32"), ids: T.Buffer(("n",), "int64"), T_take: T.Buffer((n, T.int64(8)), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.sblock("T_take"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(table[ids[v_ax0], v_ax1], ids[v_ax0])
                T.writes(T_take[v_ax0, v_ax1])
                T_take[v_ax0, v_ax1] = table[ids[v_ax0], v_ax1]

    @T.prim_func(private=True, s_tir=True)
    def take1(lv4: T.Buffer(("n",), "float32"), lv5: T.Buffer((T.int64(3),), "int64"), T_take: T.Buffer((T.int64(3),), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 8, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0 in range(T.int64(3)):
            with T.sblock("T_take"):
                v_ax0 = T.axis.spatial(T.int64(3), ax0)
                T.reads(lv4[lv5[v_ax0]], lv5[v_ax0])
                T.writes(T_take[v_ax0])
                T_take[v_ax0] = lv4[lv5[v_ax0]]

    @T.prim_func(private=True, s_tir=True)
    def where(lv7: T.Buffer(("n",), "bool"), lv1: T.Buffer((n,), "float32"), C: T.Buffer((), "float32"), T_where: T.Buffer((n,), "float32")):
        n = T.int64()
        T.func_attr({"op_pattern": 0, "tirx.noalias": True})
        # with T.sblock("root"):
        for ax0 in range(n):
            with T.sblock("T_where"):
                v_ax0 = T.axis.spatial(n, ax0)
                T.reads(lv7[v_ax0], lv1[v_ax0], C[()])
                T.writes(T_where[v_ax0])
                T_where[v_ax0] = T.Select(T.int64(0) < T.Cast("int64", lv7[v_ax0]), lv1[v_ax0], C[()])

    @R.function(private=True)
    def fused_greater_where(lv1: R.Tensor(("n",), dtype="float32"), param_0: R.Tensor((), dtype="float32")) -> R.Tensor(("n",), dtype="float32"):
        n = T.int64()
        R.func_attr({"Primitive": True})
        cls = Module
        with R.dataflow():
            lv7 = R.call_tir(cls.greater, (lv1,), out_ty=R.Tensor((n,), dtype="bool"))
            gv = R.call_tir(cls.where, (lv7, lv1, param_0), out_ty=R.Tensor((n,), dtype="float32"))
            R.output(gv)
        return gv

    @R.function
    def main(table: R.Tensor((50, 8), dtype="float32"), ids: R.Tensor(("n",), dtype="int64")) -> R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor(("n",), dtype="int64"), R.Tensor(("n",), dtype="float32"), R.Tensor(("n",), dtype="int64")):
        n = T.int64()
        cls = Module
        with R.dataflow():
            lv = R.call_tir(cls.take, (table, ids), out_ty=R.Tensor((n, 8), dtype="float32"))
            lv1 = R.call_tir(cls.mean, (lv,), out_ty=R.Tensor((n,), dtype="float32"))
            lv2: R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor((3,), dtype="int64")) = R.topk(lv1, k=3, axis=0, ret_type="both", largest=True, dtype="int64")
            lv3: R.Tensor((n,), dtype="int64") = R.argsort(lv1, axis=0, descending=True, dtype="int64")
            lv4: R.Tensor((n,), dtype="float32") = R.cumsum(lv1, axis=0, dtype=None, exclusive=False)
            lv5: R.Tensor((3,), dtype="int64") = lv2[1]
            lv6 = R.call_tir(cls.take1, (lv4, lv5), out_ty=R.Tensor((3,), dtype="float32"))
            lv_1: R.Tensor((n,), dtype="float32") = cls.fused_greater_where(lv1, R.const(0.0, "float32"))
            lv9 = R.call_tir(cls.argmax, (lv,), out_ty=R.Tensor((n,), dtype="int64"))
            lv10: R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor((n,), dtype="int64"), R.Tensor((n,), dtype="float32"), R.Tensor((n,), dtype="int64")) = lv6, lv3, lv_1, lv9
            gv: R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor((n,), dtype="int64"), R.Tensor((n,), dtype="float32"), R.Tensor((n,), dtype="int64")) = lv10
            R.output(gv)
        return gv
