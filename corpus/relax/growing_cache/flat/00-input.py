# corpus/relax/growing_cache: stage 00, as it was made, printed by TVM 0.26.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tirx as T
# from tvm.tirx.layout import Axis
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function(pure=False)
    def main(rows: R.Tensor((3, 4), dtype="float32")) -> R.Tensor(dtype="float32", ndim=2):
        k = T.int64()
        start: R.Tensor((1, 4), dtype="float32") = R.zeros(R.shape([1, 4]), dtype="float32")
        cache: R.Any = R.call_packed("vm.builtin.attention_kv_cache_create", start, R.shape([2, 4]), 0, ty_args=(R.Any,))
        first: R.Tensor((1, 4), dtype="float32") = R.strided_slice(rows, (0,), (0,), (1,), assume_inbound=False)
        one: R.Any = R.call_packed("vm.builtin.attention_kv_cache_append", cache, first, ty_args=(R.Any,))
        others: R.Tensor((2, 4), dtype="float32") = R.strided_slice(rows, (0,), (1,), (3,), assume_inbound=False)
        all: R.Any = R.call_packed("vm.builtin.attention_kv_cache_append", one, others, ty_args=(R.Any,))
        seen: R.Tensor((3, 4), dtype="float32") = R.call_packed("vm.builtin.attention_kv_cache_view", all, R.shape([3, 4]), ty_args=(R.Tensor((3, 4), dtype="float32"),))
        named: R.Tensor((k, 4), dtype="float32") = R.match_cast(seen, R.Tensor((k, 4), dtype="float32"))
        return named
