// SPDX-License-Identifier: Apache-2.0
// An argument of a kind that an operator's body cannot use leaves the call without a body.
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
  return run.outcome.code == spec::Code::S_OPERATOR ? run.outcome.message : "";
}

TEST_CASE("relax: a text where a number belongs is refused by the operator's name", "[RLX-D49]") {
  CHECK(refusal_of("R.clip(x, 'a', 3)") == "clip: argument 1 is not a tensor or a number");
  CHECK(refusal_of("R.clip(x, 1, R.dtype('int8'))") ==
        "clip: argument 2 is not a tensor or a number");
  CHECK(refusal_of("R.eye(3, 3, (x, x))") == "eye: a tensor of rank 2 is used as one of rank 0");
  CHECK(refusal_of("R.quantize(x, 'a', 'a')") ==
        "quantize: argument 1 is not a tensor or a number");
}

}  // namespace
}  // namespace tenor::semantics::relax::test
