# SPDX-License-Identifier: Apache-2.0
# Index maps: with an inverse, of a literal, of a shape variable, and as a bare lambda; padding that
# is of the datatype of the data.
# from tvm.script import ir as I
# from tvm.script import tir as T
# from tvm.script import relax as R

@I.ir_module
class Module:
    @R.function
    def main(x: R.Tensor((8, "n"), dtype="float32"), y: R.Tensor((7,), dtype="int8")) -> R.Tensor((1, 2, 4), dtype="int8"):
        n = T.int64()
        a: R.Tensor((n, 2, 4), dtype="float32") = R.layout_transform(x, index_map=T.index_map(lambda i, j: (j, i // 4, i % 4), inverse_index_map=lambda a, b, c: (b * 4 + c, a)), pad_value=None, axis_separators=[], input_axis_separators=[])
        b: R.Tensor(dtype="float32", ndim=2) = R.layout_transform(x, index_map=T.index_map(lambda i, j: (i, j % n)), pad_value=None, axis_separators=[], input_axis_separators=[])
        c: R.Tensor((1, 2, 4), dtype="int8") = R.layout_transform(y, index_map=T.index_map(lambda i: (T.int64(0), i // 4, i % 4)), pad_value=R.prim_value(T.int8(3)), axis_separators=[], input_axis_separators=[])
        d: R.Tensor((2, 4), dtype="int8") = R.layout_transform(y, index_map=lambda i: (i // 4, i % 4), pad_value=3)
        return c
