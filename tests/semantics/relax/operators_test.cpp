// SPDX-License-Identifier: Apache-2.0
// Calls of operators in a run: arguments that do not fit, findings in bodies, what NaN makes.
#include <catch2/catch.hpp>
#include <limits>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

TEST_CASE("relax: arguments that do not fit an operator at run time are an error",
          "[Relax-Op-misfit]") {
  const auto sum = [](std::vector<double> x, std::vector<double> y) {
    const auto rows = [](const std::vector<double>& v) {
      return tensor({static_cast<std::int64_t>(v.size())}, v);
    };
    return runs(
        "    @R.function\n    def main(x: R.Tensor(('n',), 'float32'), y: R.Tensor(('m',), "
        "'float32')):\n        z = R.add(x, y)\n        return z\n",
        {rows(x), rows(y)});
  };
  CHECK(sum({1, 2}, {3}) == "float32(2,): 4 5");
  CHECK(sum({1, 2}, {1, 2, 3}) ==
        "E-OPERATOR: add: the dimensions 2 and 3 cannot be broadcast (the arguments: float32(2,), "
        "float32(3,))");
  CHECK(runs("    @R.function\n    def main(x: R.Tensor(('n',), 'float32')):\n"
             "        n = T.int64()\n        z = R.zeros(R.shape([n - 5]), 'float32')\n"
             "        return z\n",
             {tensor({3}, {1, 2, 3})}) == "E-OPERATOR: zeros: a result would have the shape (-2,)");
}

TEST_CASE("relax: a finding in the body of an operator is one of its call", "[Relax-Op]") {
  const auto divided = invocation(
      "    @R.function\n    def main(x: R.Tensor((1,), 'int32')):\n"
      "        z = R.divide(x, x)\n        return z\n",
      {tensor({1}, {0}, spec::int_type(32))});
  CHECK(ending(divided).starts_with("E-DIVIDE-BY-ZERO: in R.divide: "));
}

/// The notes of a run of `call`, of a tensor of 1, NaN, 3.
std::string notes_of(const std::string& call) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  std::string all;
  for (const Note& note :
       invocation("    @R.function\n    def main(x: R.Tensor((3,), 'float32')):\n"
                  "        z = " +
                      call + "\n        return z\n",
                  {tensor({3}, {1, nan, 3})})
           .notes)
    all += std::string(spec::info(note.code).text) + " " + note.message + "\n";
  return all;
}

TEST_CASE("relax: what an operator makes of NaN, where that is open, is noted",
          "[Relax-Op][N-OPERATOR-FREEDOM]") {
  const std::string met = " meets a NaN: here ";
  const std::string greatest = met + "it counts as greater than every number\n";
  CHECK(notes_of("R.sign(x)") == "N-OPERATOR-FREEDOM sign" + met + "its sign is 0\n");
  for (const std::string name : {"argmax", "argmin"})
    CHECK(notes_of("R." + name + "(x)") ==
          "N-OPERATOR-FREEDOM " + name + met + "it is passed over, unless it is the first\n");
  CHECK(notes_of("R.sort(x)") == "N-OPERATOR-FREEDOM sort" + greatest);
  CHECK(notes_of("R.argsort(x)") == "N-OPERATOR-FREEDOM argsort" + greatest);
  CHECK(notes_of("R.topk(x, 1)") == "N-OPERATOR-FREEDOM topk" + greatest);
  CHECK(notes_of("R.median(x)") == "N-OPERATOR-FREEDOM median" + greatest);
  CHECK(notes_of("R.unique(x)") == "N-OPERATOR-FREEDOM unique" + greatest);
  CHECK(notes_of("R.bucketize(x, x)").starts_with("N-OPERATOR-FREEDOM bucketize"));
  CHECK(notes_of("R.maximum(x, x)").starts_with("N-MIN-MAX in R.maximum: "));
  CHECK(notes_of("R.add(x, x)").empty());
  CHECK(notes_of("R.sort(R.add(R.ones_like(x), R.ones_like(x)))").empty());
}

}  // namespace
}  // namespace tenor::semantics::relax::test
