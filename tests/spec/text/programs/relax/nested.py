# Every construct of Relax, in the words of the nested generation.
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tir as T


@I.ir_module
class Module:
    I.module_attrs({"made_by": "hand"})
    I.module_global_infos({"vdevice": [I.vdevice("llvm", 0, "global"), I.vdevice({"kind": "cuda"}, 1, "shared")], "other": [1]})
    log = R.ExternFunc("support.log")

    @T.prim_func(private=True)
    def double(x: T.handle, y: T.handle):
        n = T.int64()
        X = T.match_buffer(x, (n,), "float32")
        Y = T.match_buffer(y, (n,), "float32")
        for i in range(n):
            Y[i] = X[i] * T.float32(2)

    @R.function
    def main(x: R.Tensor(("n", "n + m"), "float32"), s: R.Shape(["m", 3]), k: R.Prim("int32"), v: R.Prim(value="m")) -> R.Tuple(R.Tensor(("n", "n + m"), "float32"), R.Object):
        n = T.int64()
        m = T.int64()
        R.func_attr({"num_input": 1, "bounds": {"n": 4}})
        cls = Module
        with R.dataflow():
            a: R.Tensor((n, n + m), dtype="float32") = R.add(x, R.const(1.5, "float32"))
            b = R.nn.conv2d(a, a, strides=[2, 2], out_dtype="void")
            c = R.call_tir(cls.double, (a,), out_sinfo=R.Tensor((n * m,), "float32"))
            d = R.call_tir(cls.double, (a, b), out_sinfo=[R.Tensor((n,), "float32"), R.Tensor((m,), "float32")], tir_vars=R.shape([n, m + 1]))
            R.output(a, c)
        with R.dataflow():
            R.output()
        q = T.int64()
        e = R.match_cast(c, R.Tensor((q,), "float32"))
        R.match_cast(e, R.Tensor((q // 2 * 2,), "float32"))
        f: R.Tuple(R.Tensor((q,)), R.Object, R.Tuple) = (e, c, R.tuple())
        _ = R.call_packed("touch", f, R.prim_value(3), R.prim_value(T.int32(3)), R.prim_value(T.float64(2.5)), R.str("s"), R.dtype("int8"), attrs_type_key="some.Attrs", depth=2, sinfo_args=(R.Tuple,))
        _1 = cls.log(e)
        R.print(e, c, format=R.str("{} {}"))
        g = f[0]
        h = e
        one = (g,)
        return (a, h)

    @R.function(private=True, pure=False)
    def branches(c: R.Tensor((), "bool"), x: R.Tensor((3,), "float32"), any: R.Callable, made: R.Callable(derive_func="tvm.relax.struct_info.infer_by_sinfo_args"), named: R.Callable(purity=False, derive_func="mine"), of: R.Callable((R.Tensor(ndim=2), R.Shape(ndim=1)), R.Tensor, False)) -> R.Tensor((3,), "float32"):
        if c:
            y = R.add(x, x)
            z = R.multiply(y, y)
        else:
            if c:
                w = x
            else:
                w = R.const([1.0, 2.0, 3.0], "float32")
            z = R.add(w, w)
        if c:
            t = x
        else:
            with R.dataflow():
                inner = R.negative(z)
                given = R.negative(inner)
                R.output(given)
            t = given
        return t

    @R.function
    def outer(x: R.Tensor(("n", 2), "float32", vdevice="llvm:0"), p: R.Tensor((4,), "float32", vdevice="cuda:0:shared")):
        n = T.int64()
        cls = Module

        @R.function(pure=False)
        def count(y: R.Tensor((n, "m"), "float32"), d: R.Prim("int64")) -> R.Object:
            m = T.int64()
            full = R.zeros(R.shape([n, m]), dtype="float32")
            again = count(full, d)
            return again

        shape: R.Shape([n, 2]) = R.shape_of(x)
        typed: R.Tensor(shape, "float32") = R.reshape(x, shape)
        sized: R.Shape(ndim=2) = shape
        by_rank: R.Tensor(sized, "float32", ndim=2) = R.reshape(x, sized)
        closure = R.make_closure(count, (x,))
        result = R.invoke_closure(closure, (x,), sinfo_args=R.Object)
        moved = R.to_vdevice(x, dst_vdevice="cuda:0:shared")
        pure = R.call_pure_packed("pure", x, sinfo_args=[R.Tensor((n,), "float32"), R.Object])
        inplace = R.call_inplace_packed("in", x, inplace_indices=[0], sinfo_args=R.Tensor((n, 2), "float32"))
        unknown = R.something.new(x, (x, x), R.prim_value(1), flag=True, of="text")
        sliced = R.strided_slice(x, (R.prim_value(0),), (R.prim_value(1),), (R.prim_value(n),), assume_inbound=False)
        ints = R.const([[1, -2], [3, 4]], "int64")
        bools = R.const([True, False], "bool")
        unsigned = R.const(255, "uint8")
        halves = R.const([0.5, 65504.0, 6e-08], "float16")
        infinite = R.const(float("inf"), "float32")
        not_a_number = R.const(float("nan"), "float32")
        brain = R.const([1.0, 2.5], "bfloat16")
        many = R.const([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], "int32")
        return count(x, R.prim_value(n))


@R.function
def alone(n: R.Tensor((4,), "float32")) -> R.Tensor((4,), "float32"):
    return R.nn.relu(n)
