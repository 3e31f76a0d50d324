// SPDX-License-Identifier: Apache-2.0
// An argument of a kind that an operator does not take is an error of the call.
#include <catch2/catch.hpp>

#include "spec/diagnostic/codes.h"
#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

std::string refusal_of(const std::string& call) {
  const std::string text =
      "    @R.function(pure=False)\n    def main(x: R.Tensor((2, 3), 'float32')) -> R.Object:\n"
      "        r = " +
      call + "\n        return r\n";
  const ModelInvocation run = invocation(text, {tensor({2, 3}, {1, 2, 3, 4, 5, 6})});
  return run.outcome.code == spec::Code::E_OPERATOR ? run.outcome.message : "";
}

TEST_CASE("relax: a text where a number belongs is an error", "[Relax-Op-misfit]") {
  const std::string x = " (the arguments: float32(2, 3))";
  CHECK(refusal_of("R.clip(x, 'a', 3)") == "clip: argument 2 is a string, not a scalar" + x);
  CHECK(refusal_of("R.clip(x, 1, R.dtype('int8'))") ==
        "clip: argument 3 is a datatype, not a scalar" + x);
  CHECK(refusal_of("R.eye(3, 3, (x, x))") ==
        "eye: a tensor of rank 2 is used as one of rank 0 (the arguments: float32(2, 3), "
        "float32(2, 3))");
  CHECK(refusal_of("R.quantize(x, 'a', 'a')") ==
        "quantize: argument 2 is a string, not a tensor" + x);
}

}  // namespace
}  // namespace tenor::semantics::relax::test
