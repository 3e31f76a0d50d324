# corpus/relax/growing_cache: stage 00, as it was made, printed by TVM 0.22.0 from a model of this folder; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function(pure=False)
    def main(rows: R.Tensor((3, 4), dtype="float32")) -> R.Tensor(dtype="float32", ndim=2):
        k = T.int64()
        start: R.Tensor((1, 4), dtype="float32") = R.zeros(R.shape([1, 4]), dtype="float32")
        cache: R.Object = R.call_packed("vm.builtin.attention_kv_cache_create", start, R.shape([2, 4]), R.prim_value(0), sinfo_args=(R.Object,))
        first: R.Tensor((1, 4), dtype="float32") = R.strided_slice(rows, (R.prim_value(0),), (R.prim_value(0),), (R.prim_value(1),), assume_inbound=False)
        one: R.Object = R.call_packed("vm.builtin.attention_kv_cache_append", cache, first, sinfo_args=(R.Object,))
        others: R.Tensor((2, 4), dtype="float32") = R.strided_slice(rows, (R.prim_value(0),), (R.prim_value(1),), (R.prim_value(3),), assume_inbound=False)
        all: R.Object = R.call_packed("vm.builtin.attention_kv_cache_append", one, others, sinfo_args=(R.Object,))
        seen: R.Tensor((3, 4), dtype="float32") = R.call_packed("vm.builtin.attention_kv_cache_view", all, R.shape([3, 4]), sinfo_args=(R.Tensor((3, 4), dtype="float32"),))
        named: R.Tensor((k, 4), dtype="float32") = R.match_cast(seen, R.Tensor((k, 4), dtype="float32"))
        return named
