// SPDX-License-Identifier: Apache-2.0
// Runs that differ where sums may be taken in any order: only what cannot be of rounding counts.
#include "solver/validate/rounding.h"

#include <catch2/catch.hpp>

#include "solver/prover/default_prover.h"
#include "solver/validate/validation.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

using semantics::TermLaws;

/// A function of 4 floats of that type that leaves one, and an integer.
std::string program(const std::string& body, const std::string& type = "float32") {
  return "from tvm.script import tir as T\n\n\n@T.prim_func\ndef main(A: T.Buffer((4,), \"" + type +
         "\"), C: T.Buffer((1,), \"" + type + "\"), N: T.Buffer((1,), \"int32\")):\n" + body;
}

SideRun run(const std::string& body, const char* input) {
  const auto subject = open_text(program(body));
  REQUIRE(!subject[0].refused);
  semantics::RunOptions options;
  const semantics::Input a{"A", semantics::Input::Kind::kSource, {}, "", input};
  return run_side(subject[0], Trial{{a}}, options, {Effort().run_steps});
}

Judgement judge(const std::string& before, const std::string& after, TermLaws granted) {
  const auto b = open_text(program(before)), a = open_text(program(after));
  REQUIRE(!b[0].refused);
  REQUIRE(!a[0].refused);
  ValidateOptions options = default_options();
  options.granted = granted;
  const auto prover = make_prover();
  return validate({&b[0], &a[0]}, options, *prover);
}
std::string rounded_verdict(const std::string& before, const std::string& after,
                            TermLaws granted = TermLaws::kReassociate) {
  return std::string(to_string(judge(before, after, granted).verdict));
}

bool unseen(const std::string& body, const std::string& type = "float32") {
  return has_unwatched_rounding(open_text(program(body, type)).at(0));
}

}  // namespace

TEST_CASE("rounding: a run in which an operation rounds is seen") {
  CHECK(run("    C[0] = A[0] + A[1]\n", "iota").is_exact);
  CHECK(run("    C[0] = A[0] / T.float32(2)\n", "iota").is_exact);
  CHECK_FALSE(run("    C[0] = A[1] / T.float32(3)\n", "iota").is_exact);
  CHECK_FALSE(run("    C[0] = A[0] + T.float32(16777216)\n", "fill:1").is_exact);
  CHECK_FALSE(run("    C[0] = A[0] * A[1]\n", "fill:3e38").is_exact);
  CHECK_FALSE(run("    C[0] = A[1] / A[0]\n", "iota").is_exact);
  CHECK_FALSE(run("    C[0] = T.Cast(\"float32\", N[0] * 0 + 16777217)\n", "iota").is_exact);
}

TEST_CASE("rounding: what the processor does not compute is said to round") {
  CHECK_FALSE(unseen("    C[0] = A[0] * A[1] + A[2]\n"));
  CHECK(unseen("    C[0] = A[0] + A[1]\n", "float16"));
  CHECK(unseen("    C[0] = T.Cast(\"float32\", T.Cast(\"float16\", A[0]))\n"));
  CHECK(unseen("    if A[0] > T.float32(0):\n        C[0] = T.exp(A[0])\n"));
  CHECK(unseen("    N[0] = T.reinterpret(\"int32\", A[0])\n"));
}

TEST_CASE("rounding: sums in another order are not told apart, other sums are") {
  const std::string sum = "    C[0] = ((A[0] + A[1]) + A[2]) + A[3]\n";
  CHECK(rounded_verdict(sum, "    C[0] = (A[3] + A[1]) + (A[2] + A[0])\n") == "equivalent");
  CHECK(rounded_verdict(sum, "    C[0] = (A[3] + A[1]) + A[2]\n") == "different");
  CHECK(rounded_verdict(sum, "    C[0] = (A[3] + A[1]) + (A[2] - A[0])\n", TermLaws::kReal) ==
        "different");
  // By no law that is granted: -0 * (0 + -0) is -0, and -0 * 0 + -0 * -0 is 0, though nothing
  // rounds.
  CHECK(rounded_verdict("    C[0] = A[0] * (A[1] + A[2])\n",
                        "    C[0] = A[0] * A[1] + A[0] * A[2]\n") == "different");
  CHECK(rounded_verdict("    C[0] = A[0] * (A[1] + A[2])\n",
                        "    C[0] = A[0] * A[1] + A[0] * A[2]\n", TermLaws::kReal) == "equivalent");
}

TEST_CASE("rounding: integers are told apart as ever") {
  for (const TermLaws granted : {TermLaws::kReassociate, TermLaws::kReal}) {
    CHECK(rounded_verdict("    N[0] = 7\n", "    N[0] = 8\n", granted) == "different");
    CHECK(rounded_verdict("    C[0] = A[0] / A[1]\n    N[0] = 7\n",
                          "    C[0] = A[0] / A[1]\n    N[0] = 8\n", granted) == "different");
  }
}

TEST_CASE("rounding: of real numbers zeros are one, and infinities none") {
  CHECK(rounded_verdict("    C[0] = A[0] * T.float32(0)\n", "    C[0] = T.float32(0)\n",
                        TermLaws::kReal) == "equivalent");
  CHECK(rounded_verdict("    C[0] = A[0] * T.float32(0)\n", "    C[0] = T.float32(0)\n") ==
        "different");
  CHECK(rounded_verdict("    C[0] = A[0] / A[0]\n", "    C[0] = T.float32(1)\n", TermLaws::kReal) ==
        "unknown");
  CHECK(rounded_verdict("    C[0] = A[0] - A[0]\n", "    C[0] = T.float32(0)\n", TermLaws::kReal) ==
        "equivalent");
}

TEST_CASE("rounding: no law is one of NaNs, so a run that is given one shows nothing") {
  const std::string least = "    C[0] = T.Select(A[0] >= A[1], A[1], A[0])\n";
  const std::string other = "    C[0] = T.Select(A[0] < A[1], A[0], A[1])\n";
  CHECK(rounded_verdict(least, other, TermLaws::kIeee) == "different");
  CHECK(rounded_verdict(least, other) == "unknown");
  CHECK(rounded_verdict(least, "    C[0] = T.Select(A[0] < A[1], A[1], A[0])\n") == "different");
}

}  // namespace tenor::solver::test
