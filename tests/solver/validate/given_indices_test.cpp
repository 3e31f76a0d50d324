// SPDX-License-Identifier: Apache-2.0
// Arrays of integers that are given count for the terms where other arrays leave them undecided;
// floats that are given do not.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "solver/prover/default_prover.h"
#include "solver/validate/validation.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

/// C[i] = that.
std::string reads(const std::string& element) {
  return "from tvm.script import tir as T\n\n\n@T.prim_func\n"
         "def main(A: T.Buffer((4,), \"float32\"), I: T.Buffer((4,), \"int32\"),\n"
         "         C: T.Buffer((4,), \"float32\")):\n"
         "    for i in range(4):\n        C[i] = " +
         element + "\n";
}

Judgement judged_with(const std::string& before, const std::string& after,
                      const std::vector<std::string>& inputs) {
  const auto b = open_text(reads(before)), a = open_text(reads(after));
  REQUIRE_FALSE((b[0].refused || a[0].refused));
  ValidateOptions options = default_options();
  options.inputs = inputs;
  const auto prover = make_prover();
  return validate({&b[0], &a[0]}, options, *prover);
}

}  // namespace

TEST_CASE("given indices: what differs at others is the same at these") {
  const std::string counted = "A[T.if_then_else(I[i] < 0, I[i] + 4, I[i])]", plain = "A[I[i]]";
  CHECK(judged_with(counted, plain, {}).verdict == Verdict::kDifferent);
  CHECK(judged_with(counted, plain, {"I=fill:-1"}).verdict == Verdict::kDifferent);
  const Judgement given = judged_with(counted, plain, {"I=iota"});
  CHECK(given.verdict == Verdict::kEquivalent);
  CHECK(given.stage == "terms of given");
  CHECK(given.why == "the same terms for the integers of the given arrays");
}

TEST_CASE("given indices: what is the same at all is so before any is looked at") {
  const Judgement same = judged_with("A[I[i]] + A[i]", "A[i] + A[I[i]]", {"I=iota"});
  CHECK(same.verdict == Verdict::kEquivalent);
  CHECK(same.stage == "terms");
}

TEST_CASE("given indices: floats that are given may be anything in terms") {
  const Judgement floats = judged_with("A[i] * T.float32(0)", "T.float32(0)", {"A=fill:1"});
  CHECK(floats.verdict == Verdict::kUnknown);
}

TEST_CASE("given indices: a float that an int32 alone does not have is tried") {
  const auto shown = [](const char* type) {
    return fmt::format("T.Cast(\"float32\", T.Cast(\"{}\", T.floor(A[i])) % T.{}(2))", type, type);
  };
  CHECK(judged_with(shown("int64"), shown("int32"), {}).verdict == Verdict::kDifferent);
}

}  // namespace tenor::solver::test
