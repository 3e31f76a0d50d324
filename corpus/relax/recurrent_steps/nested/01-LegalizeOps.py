# corpus/relax/recurrent_steps: stage 01, after LegalizeOps, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @T.prim_func(private=True)
    def add(mixed: T.Buffer((T.int64(2), T.int64(8)), "float32"), x: T.Buffer((T.int64(2), T.int64(8)), "float32"), T_add: T.Buffer((T.int64(2), T.int64(8)), "float32")):
        T.func_attr({"tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(2), T.int64(8)):
            with T.block("T_add"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads(mixed[v_ax0, v_ax1], x[v_ax0, v_ax1])
                T.writes(T_add[v_ax0, v_ax1])
                T_add[v_ax0, v_ax1] = mixed[v_ax0, v_ax1] + x[v_ax0, v_ax1]

    @T.prim_func(private=True)
    def greater(left: T.Buffer((), "int64"), T_greater: T.Buffer((), "bool")):
        T.func_attr({"tir.noalias": True})
        # with T.block("root"):
        with T.block("T_greater"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(left[()])
            T.writes(T_greater[()])
            T_greater[()] = T.int64(0) < left[()]

    @T.prim_func(private=True)
    def matmul(state: T.Buffer((T.int64(2), T.int64(8)), "float32"), w: T.Buffer((T.int64(8), T.int64(8)), "float32"), matmul: T.Buffer((T.int64(2), T.int64(8)), "float32")):
        T.func_attr({"tir.noalias": True})
        # with T.block("root"):
        for i0, i1, k in T.grid(T.int64(2), T.int64(8), T.int64(8)):
            with T.block("matmul"):
                v_i0, v_i1, v_k = T.axis.remap("SSR", [i0, i1, k])
                T.reads(state[v_i0, v_k], w[v_k, v_i1])
                T.writes(matmul[v_i0, v_i1])
                with T.init():
                    matmul[v_i0, v_i1] = T.float32(0.0)
                matmul[v_i0, v_i1] = matmul[v_i0, v_i1] + state[v_i0, v_k] * w[v_k, v_i1]

    @T.prim_func(private=True)
    def subtract(left: T.Buffer((), "int64"), T_subtract: T.Buffer((), "int64")):
        T.func_attr({"tir.noalias": True})
        # with T.block("root"):
        with T.block("T_subtract"):
            vi = T.axis.spatial(1, T.int64(0))
            T.reads(left[()])
            T.writes(T_subtract[()])
            T_subtract[()] = left[()] - T.int64(1)

    @T.prim_func(private=True)
    def tir_tanh(gv2: T.Buffer((T.int64(2), T.int64(8)), "float32"), compute: T.Buffer((T.int64(2), T.int64(8)), "float32")):
        T.func_attr({"tir.noalias": True})
        # with T.block("root"):
        for i0, i1 in T.grid(T.int64(2), T.int64(8)):
            with T.block("compute"):
                v_i0, v_i1 = T.axis.remap("SS", [i0, i1])
                T.reads(gv2[v_i0, v_i1])
                T.writes(compute[v_i0, v_i1])
                compute[v_i0, v_i1] = T.tanh(gv2[v_i0, v_i1])

    @T.prim_func(private=True)
    def zeros(T_full: T.Buffer((T.int64(2), T.int64(8)), "float32")):
        T.func_attr({"tir.noalias": True})
        # with T.block("root"):
        for ax0, ax1 in T.grid(T.int64(2), T.int64(8)):
            with T.block("T_full"):
                v_ax0, v_ax1 = T.axis.remap("SS", [ax0, ax1])
                T.reads()
                T.writes(T_full[v_ax0, v_ax1])
                T_full[v_ax0, v_ax1] = T.float32(0.0)

    @R.function
    def step(left: R.Tensor((), dtype="int64"), state: R.Tensor((2, 8), dtype="float32"), x: R.Tensor((2, 8), dtype="float32"), w: R.Tensor((8, 8), dtype="float32")) -> R.Tensor((2, 8), dtype="float32"):
        cls = Module
        more = R.call_tir(cls.greater, (left,), out_sinfo=R.Tensor((), dtype="bool"))
        if more:
            mixed = R.call_tir(cls.matmul, (state, w), out_sinfo=R.Tensor((2, 8), dtype="float32"))
            gv2 = R.call_tir(cls.add, (mixed, x), out_sinfo=R.Tensor((2, 8), dtype="float32"))
            next_state = R.call_tir(cls.tir_tanh, (gv2,), out_sinfo=R.Tensor((2, 8), dtype="float32"))
            fewer = R.call_tir(cls.subtract, (left,), out_sinfo=R.Tensor((), dtype="int64"))
            result_then: R.Tensor((2, 8), dtype="float32") = cls.step(fewer, next_state, x, w)
            result: R.Tensor((2, 8), dtype="float32") = result_then
        else:
            result: R.Tensor((2, 8), dtype="float32") = state
        return result

    @R.function
    def main(x: R.Tensor((2, 8), dtype="float32"), w: R.Tensor((8, 8), dtype="float32")) -> R.Tensor((2, 8), dtype="float32"):
        cls = Module
        start = R.call_tir(cls.zeros, R.tuple(), out_sinfo=R.Tensor((2, 8), dtype="float32"))
        out: R.Tensor((2, 8), dtype="float32") = cls.step(R.const(3, "int64"), start, x, w)
        return out
