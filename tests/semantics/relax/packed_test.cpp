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

}  // namespace
}  // namespace tenor::semantics::relax::test
