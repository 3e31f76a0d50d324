# corpus/relax/ranking: stage 05, after FuseTIRInner, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def argmax(var_lv: T.handle, var_lv_red: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        n = T.int64()
        lv = T.match_buffer(var_lv, (n, T.int64(8)))
        lv_red = T.match_buffer(var_lv_red, (n,), "int64")
        # with T.block("root"):
        lv_red_temp_v0 = T.alloc_buffer((n,), "int64")
        lv_red_temp_v1 = T.alloc_buffer((n,))
        for ax0, k1 in T.grid(n, T.int64(8)):
            with T.block("lv_red_temp"):
                v_ax0, v_k1 = T.axis.remap("SR", [ax0, k1])
                T.reads(lv[v_ax0, v_k1])
                T.writes(lv_red_temp_v0[v_ax0], lv_red_temp_v1[v_ax0])
                with T.init():
                    lv_red_temp_v0[v_ax0] = T.int64(-1)
                    lv_red_temp_v1[v_ax0] = T.float32(-340282346638528859811704183484516925440.0)
                v_lv_red_temp_v0: T.int64 = T.Select(lv_red_temp_v1[v_ax0] > lv[v_ax0, v_k1] or lv_red_temp_v1[v_ax0] == lv[v_ax0, v_k1] and lv_red_temp_v0[v_ax0] < v_k1, lv_red_temp_v0[v_ax0], v_k1)
                v_lv_red_temp_v1: T.float32 = T.Select(lv_red_temp_v1[v_ax0] > lv[v_ax0, v_k1], lv_red_temp_v1[v_ax0], lv[v_ax0, v_k1])
                lv_red_temp_v0[v_ax0] = v_lv_red_temp_v0
                lv_red_temp_v1[v_ax0] = v_lv_red_temp_v1
        for ax0 in range(n):
            with T.block("lv_red"):
                v_ax0 = T.axis.spatial(n, ax0)
                T.reads(lv_red_temp_v0[v_ax0])
                T.writes(lv_red[v_ax0])
                lv_red[v_ax0] = lv_red_temp_v0[v_ax0]

    @T.prim_func(private=True)
    def fused_greater_where(p_lv1: T.handle, param_0: T.Buffer((), "float32"), p_output0: T.handle):
        T.func_attr({"tir.noalias": True})
        n = T.int64()
        lv1 = T.match_buffer(p_lv1, (n,))
        T_where_intermediate = T.match_buffer(p_output0, (n,))
        # with T.block("root"):
        T_greater_intermediate = T.alloc_buffer((n,), "bool")
        for ax0 in range(n):
            with T.block("T_greater"):
                v_ax0 = T.axis.spatial(n, ax0)
                T.reads(lv1[v_ax0])
                T.writes(T_greater_intermediate[v_ax0])
                T_greater_intermediate[v_ax0] = T.float32(0.0) < lv1[v_ax0]
        for ax0 in range(n):
            with T.block("T_where"):
                v_ax0 = T.axis.spatial(n, ax0)
                T.reads(T_greater_intermediate[v_ax0], lv1[v_ax0], param_0[()])
                T.writes(T_where_intermediate[v_ax0])
                T_where_intermediate[v_ax0] = T.Select(T.int64(0) < T.Cast("int64", T_greater_intermediate[v_ax0]), lv1[v_ax0], param_0[()])

    @T.prim_func(private=True)
    def greater(var_lv1: T.handle, var_T_greater: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        n = T.int64()
        lv1 = T.match_buffer(var_lv1, (n,))
        T_greater = T.match_buffer(var_T_greater, (n,), "bool")
        # with T.block("root"):
        for ax0 in range(n):
            with T.block("T_greater"):
                v_ax0 = T.axis.spatial(n, ax0)
                T.reads(lv1[v_ax0])
                T.writes(T_greater[v_ax0])
                T_greater[v_ax0] = T.float32(0.0) < lv1[v_ax0]

    @T.prim_func(private=True)
    def mean(var_lv: T.handle, var_T_divide: T.handle):
        T.func_attr({"op_pattern": 4, "tir.noalias": True})
        n = T.int64()
        lv = T.match_buffer(var_lv, (n, T.int64(8)))
        T_divide = T.match_buffer(var_T_divide, (n,))
        # with T.block("root"):
        lv_red = T.alloc_buffer((n,))
        for ax0, k1 in T.grid(n, T.int64(8)):
            with T.block("lv_red"):
                v_ax0, v_k1 = T.axis.remap("SR", [ax0, k1])
                T.reads(lv[v_ax0, v_k1])
                T.writes(lv_red[v_ax0])
                with T.init():
                    lv_red[v_ax0] = T.float32(0.0)
                lv_red[v_ax0] = lv_red[v_ax0] + lv[v_ax0, v_k1]
        for ax0 in range(n):
            with T.block("T_divide"):
                v_ax0 = T.axis.spatial(n, ax0)
                T.reads(lv_red[v_ax0])
                T.writes(T_divide[v_ax0])
                T_divide[v_ax0] = lv_red[v_ax0] / T.float32(8.0)

    @T.prim_func(private=True)
    def take(table: T.Buffer((T.int64(50), T.int64(8)), "float32"), var_ids: T.handle, var_T_take: T.handle):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        n = T.int64()
        ids = T.match_buffer(var_ids, (n,), "int64")
        T_take = T.match_buffer(var_T_take, (n, T.int64(8)))
        # with T.block("root"):
        for ax0, ax1 in T.grid(n, T.int64(8)):
            with T.block("T_take"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(table[ids[v_ax0], v_ax1], ids[v_ax0])
                T.writes(T_take[v_ax0, v_ax1])
                T_take[v_ax0, v_ax1] = table[ids[v_ax0], v_ax1]

    @T.prim_func(private=True)
    def take1(var_lv4: T.handle, lv5: T.Buffer((T.int64(3),), "int64"), T_take: T.Buffer((T.int64(3),), "float32")):
        T.func_attr({"op_pattern": 8, "tir.noalias": True})
        n = T.int64()
        lv4 = T.match_buffer(var_lv4, (n,))
        # with T.block("root"):
        for ax0 in range(T.int64(3)):
            with T.block("T_take"):
                v_ax0 = T.axis.spatial(T.int64(3), ax0)
                T.reads(lv4[lv5[v_ax0]], lv5[v_ax0])
                T.writes(T_take[v_ax0])
                T_take[v_ax0] = lv4[lv5[v_ax0]]

    @T.prim_func(private=True)
    def where(var_lv7: T.handle, var_lv1: T.handle, C: T.Buffer((), "float32"), var_T_where: T.handle):
        T.func_attr({"op_pattern": 0, "tir.noalias": True})
        n = T.int64()
        lv7 = T.match_buffer(var_lv7, (n,), "bool")
        lv1 = T.match_buffer(var_lv1, (n,))
        T_where = T.match_buffer(var_T_where, (n,))
        # with T.block("root"):
        for ax0 in range(n):
            with T.block("T_where"):
                v_ax0 = T.axis.spatial(n, ax0)
                T.reads(lv7[v_ax0], lv1[v_ax0], C[()])
                T.writes(T_where[v_ax0])
                T_where[v_ax0] = T.Select(T.int64(0) < T.Cast("int64", lv7[v_ax0]), lv1[v_ax0], C[()])

    @R.function
    def main(table: R.Tensor((50, 8), dtype="float32"), ids: R.Tensor(("n",), dtype="int64")) -> R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor(("n",), dtype="int64"), R.Tensor(("n",), dtype="float32"), R.Tensor(("n",), dtype="int64")):
        n = T.int64()
        cls = Module
        with R.dataflow():
            lv = R.call_tir(cls.take, (table, ids), out_sinfo=R.Tensor((n, 8), dtype="float32"))
            lv1 = R.call_tir(cls.mean, (lv,), out_sinfo=R.Tensor((n,), dtype="float32"))
            lv2: R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor((3,), dtype="int64")) = R.topk(lv1, k=3, axis=0, ret_type="both", largest=True, dtype="int64")
            lv3: R.Tensor((n,), dtype="int64") = R.argsort(lv1, axis=0, descending=True, dtype="int64")
            lv4: R.Tensor((n,), dtype="float32") = R.cumsum(lv1, axis=0, dtype="void", exclusive=False)
            lv5: R.Tensor((3,), dtype="int64") = lv2[1]
            lv6 = R.call_tir(cls.take1, (lv4, lv5), out_sinfo=R.Tensor((3,), dtype="float32"))
            lv_1 = R.call_tir(cls.fused_greater_where, (lv1, R.const(0.0, "float32")), out_sinfo=R.Tensor((n,), dtype="float32"))
            lv9 = R.call_tir(cls.argmax, (lv,), out_sinfo=R.Tensor((n,), dtype="int64"))
            gv: R.Tuple(R.Tensor((3,), dtype="float32"), R.Tensor((n,), dtype="int64"), R.Tensor((n,), dtype="float32"), R.Tensor((n,), dtype="int64")) = lv6, lv3, lv_1, lv9
            R.output(gv)
        return gv
