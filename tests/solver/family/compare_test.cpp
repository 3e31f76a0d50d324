// SPDX-License-Identifier: Apache-2.0
// What is called the same at all sizes is the same in runs: of programs that are, and of what small
// mistakes make of them, at sizes of which some are zero.
#include "solver/family/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <iostream>

#include "solver/prover/default_prover.h"
#include "solver/validate/validation.h"
#include "tests/share.h"
#include "tests/solver/family/reference.h"

namespace tenor::solver::test {

using namespace semantics;

namespace {

/// Of so many mutants one is tried, and of so many one is judged by all stages.
constexpr std::size_t kOneOfMutants = 40, kOneOfJudged = 13;
/// The name of a function that is the same, or adds in another order (TIR-D81), and need not be
/// called so.
constexpr std::string_view kMayBeOpen = "open_";

FamilySide side_of(const Subject& s) { return {s.program(), s.module(), *s.function(), {}}; }
std::string why_open(const Subject& before, const Subject& after) {
  return compare_families(side_of(before), side_of(after), {}).why_open;
}

struct Tally {
  std::size_t pairs = 0, differ = 0, same = 0, not_shown = 0;
  void count(bool differs, bool is_same) {
    ++pairs, differ += differs;
    same += is_same, not_shown += !differs && !is_same;
  }
};

}  // namespace

TEST_CASE("all sizes: programs in other loops are the same", "[family]") {
  const std::size_t one_of = tenor::test::stride(5);
  std::size_t next = 0;
  for (const SameProgram& program : same_programs()) {
    REQUIRE(program.all.size() > 3);
    const Subject& before = program.all.front();
    const Reference reference(before);
    CHECK(reference.specified() >= 7);
    for (const Subject& other : program.all) {
      CAPTURE(program.name, other.path);
      REQUIRE(other.function());
      if (next++ % one_of != 0) continue;
      if (other.path.starts_with(kMayBeOpen)) continue;
      CHECK(reference.difference(other) == "");
      CHECK(why_open(before, other) == "");
      CHECK(why_open(other, before) == "");
    }
  }
}

TEST_CASE("all sizes: arrays that are not packed are not compared", "[family]") {
  const auto read = open_text(
      "from tvm.script import tir as T\n"
      "@T.prim_func\n"
      "def f(a: T.handle, B: T.Buffer((4, 4), \"float32\")):\n"
      "    A = T.match_buffer(a, (4, 4), \"float32\", strides=(8, 1))\n"
      "    for i, j in T.grid(4, 4):\n"
      "        B[i, j] = A[i, j]\n"
      "@T.prim_func\n"
      "def g(a: T.handle, B: T.Buffer((4, 4), \"float32\")):\n"
      "    A = T.match_buffer(a, (4, 4), \"float32\", strides=(8, 1))\n"
      "    for i, j in T.grid(4, 4):\n"
      "        B[i, j] = A[j, i]\n");
  REQUIRE(read.size() == 2);
  CHECK(why_open(read[0], read[1]) == "arrays that are not packed");
}

TEST_CASE("all sizes: what runs tell apart is not called the same", "[family][property]") {
  const std::size_t one_of = tenor::test::stride(12 * kOneOfMutants, kOneOfMutants);
  for (const SameProgram& program : same_programs()) DYNAMIC_SECTION(program.name) {
      Tally tally;
      for_each_mutant(program, one_of, [&](const MutatedPair& pair) {
        const bool is_same = why_open(pair.before.subject(), pair.after).empty();
        const std::string shown = pair.before.difference(pair.after);
        tally.count(!shown.empty(), is_same);
        if (is_same && !shown.empty())
          FAIL_CHECK(pair.kind << " against " << pair.before.subject().path << ": " << shown << "\n"
                               << pair.text);
      });
      WARN(fmt::format("{}: {} pairs: {} differ, {} are the same, {} are open", program.name,
                       tally.pairs, tally.differ, tally.same, tally.not_shown));
      // Of a few, chance may have it that most are the same.
      if (tally.pairs >= 10) CHECK(tally.differ * 3 >= tally.pairs);
    }
}

/// A row of docs/mutants.md for each program. What no stage tells apart means the same.
TEST_CASE("all sizes: mutants as all stages judge them", "[.]") {
  const std::size_t one_of = tenor::test::stride(kOneOfJudged, kOneOfJudged);
  const auto prover = make_prover();
  for (const SameProgram& program : same_programs()) {
    std::size_t pairs = 0, same = 0, proved = 0, bounded = 0, refuted = 0;
    for_each_mutant(program, one_of, [&](const MutatedPair& pair) {
      const bool is_shown = !pair.before.difference(pair.after).empty();
      const Judgement j =
          validate({&pair.before.subject(), &pair.after}, default_options(), *prover);
      const bool is_same = j.verdict == Verdict::kEquivalent || j.verdict == Verdict::kRefines;
      const bool differs = is_shown || j.verdict == Verdict::kDifferent;
      ++pairs, same += !differs, refuted += j.verdict == Verdict::kDifferent;
      (j.stage == "family" ? proved : bounded) += is_same;
      CAPTURE(program.name, pair.kind, pair.text);
      CHECK_FALSE((is_same && is_shown));
    });
    std::cout << fmt::format("| {} | {} | {} | {} | {} | {} | {} |\n", program.name, pairs, same,
                             proved, bounded, pairs - same, refuted);
  }
}

}  // namespace tenor::solver::test
