// SPDX-License-Identifier: Apache-2.0
// Packed functions by name: those of the module are known, all others are out of scope.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

const std::string kSplit =
    "    @T.prim_func\n    def split(A: T.Buffer((2,), 'float32'), B: T.Buffer((1,), 'float32'),"
    " C: T.Buffer((1,), 'float32')):\n        T.func_attr({'global_symbol': 'halves'})\n"
    "        B[0] = A[0]\n        C[0] = A[1]\n"
    "    @T.prim_func\n    def twice(A: T.Buffer((2,), 'float32'), B: T.Buffer((2,), 'float32')):\n"
    "        T.func_attr({'global_symbol': 'twice'})\n        for i in range(2):\n"
    "            B[i] = A[i] * T.float32(2)\n";

std::string called(const std::string& call) {
  return runs(kSplit +
                  "    @R.function(pure=False)\n"
                  "    def main(x: R.Tensor((2,), 'float32'), s: R.Shape(['k'])) -> R.Object:\n"
                  "        k = T.int64()\n        y = " +
                  call + "\n        return y\n",
              {tensor({2}, {1, 2}), shape({1})});
}

TEST_CASE("relax: call_dps_packed allocates results and passes them last",
          "[Relax/Op/b3.b4][Relax/Op/b3.b5][Relax/Op/b3.b7][Relax/Op/b3.b7:b]") {
  CHECK(called("R.call_dps_packed('twice', (x,), out_sinfo=R.Tensor((2,), 'float32'))") ==
        "float32(2,): 2 4");
  CHECK(called("R.call_dps_packed('halves', (x,), out_sinfo=[R.Tensor((k,), 'float32'), "
               "R.Tensor((1,), 'float32')])") == "(float32(1,): 1; float32(1,): 2)");
}

TEST_CASE("relax: a result of call_dps_packed that the function does not make is an error",
          "[Relax/Op/b3.b6]") {
  CHECK(called("R.call_dps_packed('twice', (x,), out_sinfo=R.Tensor((3,), 'float32'))")
            .starts_with("E-ARGUMENT-SHAPE: "));
  CHECK(called("R.call_dps_packed('twice', (x,), out_sinfo=R.Tensor((k - 2,), 'float32'))") ==
        "O-EXTENT: a dimension of a result of call_dps_packed is negative");
}

TEST_CASE("relax: a packed function that nothing defines is out of scope", "[Relax/Eval/12.2.2]") {
  CHECK(called("R.call_dps_packed('other', (x,), out_sinfo=R.Tensor((2,), 'float32'))") ==
        "S-EXTERN: other is called, and what it does is not known");
  CHECK(called("R.call_pure_packed('other', x, sinfo_args=R.Object)") ==
        "S-EXTERN: other is called, and what it does is not known");
  CHECK(called("R.call_inplace_packed('other', x, inplace_indices=[0], sinfo_args=R.Object)") ==
        "S-EXTERN: other is called, and what it does is not known");
}

TEST_CASE("relax: a known packed function runs in a pure call", "[Relax/Op/b4.b4]") {
  CHECK(called("R.call_pure_packed('vm.builtin.reshape', x, R.shape([2, 1]), "
               "sinfo_args=R.Object)") == "float32(2, 1): 1 2");
}

TEST_CASE("relax: the result of a call is of the StructInfo that the call states",
          "[Relax-Call-stated][Relax-Call-stated-mismatch][Relax-Call-stated-agrees]"
          "[Relax-Call-stated-contradiction]") {
  const auto reshaped = [](const std::string& stated) {
    return called("R.call_packed('vm.builtin.reshape', x, R.shape([2, 1]), sinfo_args=" + stated +
                  ")");
  };
  CHECK(reshaped("R.Tensor((k + 1, k), 'float32')") == "float32(2, 1): 1 2");
  CHECK(reshaped("[R.Tensor((2, 1), 'float32')]") == "float32(2, 1): 1 2");
  CHECK(reshaped("R.Tensor((k, 2), 'float32')") ==
        "U-ANNOTATION: dimension 0 of the result is 2, but k is 1");
  CHECK(reshaped("R.Tensor((2, 1), 'float16')") ==
        "U-ANNOTATION: the result has the datatype float32, not float16");
  CHECK(reshaped("[R.Object, R.Object]") == "U-ANNOTATION: the result is not a tuple of 2 fields");
  CHECK(called("R.call_pure_packed('vm.builtin.make_tuple', x, s, sinfo_args=[R.Tensor((2,), "
               "'float32'), R.Shape([2])])") ==
        "U-ANNOTATION: dimension 0 of field 1 of the result is 1, not 2");
  CHECK(
      called(
          "R.call_inplace_packed('twice', R.const([1.0, 2.0], 'float32'), x, inplace_indices=[1], "
          "sinfo_args=R.Tensor((2,), 'float32'))")
          .starts_with("U-ANNOTATION: the result is a tuple, not a tensor"));
}

}  // namespace
}  // namespace tenor::semantics::relax::test
