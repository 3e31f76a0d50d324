// SPDX-License-Identifier: Apache-2.0
// What is called the same at all sizes is the same in runs: of programs that are, and of what small
// mistakes make of them, at sizes of which some are zero.
#include "solver/family/compare.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <map>

#include "solver/validate/runs.h"
#include "spec/text/print.h"
#include "tests/share.h"
#include "tests/solver/specified/mutants.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {

using namespace semantics;

namespace {

/// Of so many mutants one is tried.
constexpr std::size_t kOneOfMutants = 6;

using Sizes = std::map<std::string, std::int64_t>;

std::vector<Sizes> sizes_of(const std::string& program) {
  std::vector<Sizes> all;
  const bool is_product = program == "product";
  for (const std::int64_t n : {0, 1, 2, 5})
    for (const std::int64_t m : {0, 1, 3, 8, 17})
      for (const std::int64_t k : {0, 1, 2, 3})
        if (is_product || k == 0) {
          if (n * m > 20 && n < 5) continue;
          all.push_back({{"n", n}, {"m", m}});
          if (is_product) all.back()["k"] = k;
        }
  return all;
}

FamilySide side_of(const Subject& s) { return {s.program(), s.module(), *s.function(), {}}; }
std::string why_open(const Subject& before, const Subject& after) {
  return compare_families(side_of(before), side_of(after), {}).why_open;
}

/// Where runs of both show that they are not the same; empty where they do not.
std::string shown_difference(const Subject& before, const Subject& after,
                             const std::vector<Sizes>& all) {
  for (const Sizes& sizes : all) {
    Trial trial;
    for (const auto& [name, value] : sizes)
      trial.inputs.push_back({name, Input::Kind::kNumber, {}, "", fmt::format("{}", value)});
    const SideRun b = run_side(before, trial, {}, {200'000});
    if (!b.is_specified()) continue;
    const SideRun a = run_side(after, b.plan, {}, {200'000});
    if (a.problem) return a.problem->message;
    if (const auto found = first_difference(b, a)) return found->text;
  }
  return "";
}

struct Program {
  std::string name;
  Subject before;
  std::vector<Subject> others;
};
std::vector<Program> programs() {
  std::vector<Program> all;
  for (const char* name : {"elementwise", "stages", "product"}) {
    Program program{name, {}, {}};
    for (Subject& s :
         open_file(fmt::format("{}/tests/solver/family/programs/{}.py", TENOR_SOURCE_DIR, name)))
      if (s.path == "before")
        program.before = std::move(s);
      else
        program.others.push_back(std::move(s));
    all.push_back(std::move(program));
  }
  return all;
}

struct Tally {
  std::size_t mutants = 0, differ = 0, same = 0, not_shown = 0;
};

}  // namespace

TEST_CASE("all sizes: programs in other loops are the same", "[family]") {
  for (const Program& program : programs())
    for (const Subject& other : program.others) {
      CAPTURE(program.name, other.path);
      CHECK(why_open(program.before, other) == "");
      CHECK(why_open(other, program.before) == "");
      CHECK(shown_difference(program.before, other, sizes_of(program.name)) == "");
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
  const std::size_t one_of = tenor::test::stride(4 * kOneOfMutants, kOneOfMutants);
  Tally tally;
  std::size_t next = 0;
  for (const Program& program : programs())
    for (const Subject& other : program.others) {
      auto& tree = const_cast<spec::Program&>(other.program());
      for (const Change& mutant : mutants_of(tree, *other.function())) {
        if (next++ % one_of != 0) continue;
        mutant.make();
        const std::string text = spec::print(*other.function(), spec::Generation::kNested);
        mutant.undo();
        const auto read = open_text("from tvm.script import tir as T\n" + text);
        if (read.size() != 1 || read[0].refused) continue;
        const bool is_same = why_open(program.before, read[0]).empty();
        const std::string shown = shown_difference(program.before, read[0], sizes_of(program.name));
        ++tally.mutants, tally.differ += !shown.empty();
        tally.same += is_same, tally.not_shown += shown.empty() && !is_same;
        if (!is_same || shown.empty()) continue;
        FAIL_CHECK(program.name << ", " << other.path << ", " << mutant.kind << ": " << shown
                                << "\n"
                                << text);
      }
    }
  WARN(fmt::format("{} mutants: {} differ, {} are the same, {} are open", tally.mutants,
                   tally.differ, tally.same, tally.not_shown));
  CHECK(tally.differ * 2 >= tally.mutants);
  CHECK(tally.same > 0);
}

}  // namespace tenor::solver::test
