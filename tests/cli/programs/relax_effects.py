# Functions that take objects, and the one that makes them, as a frontend for models writes them.
from tvm.script import ir as I
from tvm.script import relax as R


@I.ir_module
class Module:
    @R.function
    def _initialize_effect() -> R.Tuple(R.Object, R.Object):
        with R.dataflow():
            io: R.Object = R.null_value()
            zeros: R.Tensor((4, 2), dtype="float32") = R.zeros(R.shape([4, 2]), dtype="float32")
            cache: R.Object = R.call_pure_packed(
                "vm.builtin.attention_kv_cache_create", zeros, R.shape([4, 2]), R.prim_value(1), sinfo_args=(R.Object,)
            )
            made: R.Tuple(R.Object, R.Object) = io, cache
            R.output(made)
        return made

    @R.function
    def forward(x: R.Tensor((1, 2), dtype="float32"), io: R.Object, cache: R.Object) -> R.Tuple(
        R.Tensor((2, 2), dtype="float32"), R.Tuple(R.Object, R.Object)
    ):
        with R.dataflow():
            grown: R.Object = R.call_inplace_packed(
                "vm.builtin.attention_kv_cache_append", cache, x, inplace_indices=[0], sinfo_args=(R.Object,)
            )
            rows: R.Tensor((2, 2), dtype="float32") = R.call_pure_packed(
                "vm.builtin.attention_kv_cache_view", grown, R.shape([2, 2]), sinfo_args=(R.Tensor((2, 2), dtype="float32"),)
            )
            all: R.Tuple(R.Tensor((2, 2), dtype="float32"), R.Tuple(R.Object, R.Object)) = rows, (io, grown)
            R.output(all)
        return all

    @R.function
    def too_many(a: R.Object, b: R.Object, c: R.Object) -> R.Object:
        return c
