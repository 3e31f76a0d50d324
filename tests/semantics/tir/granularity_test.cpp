// SPDX-License-Identifier: Apache-2.0
// A step a redex, a step a statement by the rules alone, a step a statement with straight-line
// code: all are the same run, for every stage of the corpus, in both profiles. docs/machine.md.
#include <catch2/catch.hpp>

#include "semantics/tir/concrete.h"
#include "tests/semantics/tir/corpus.h"

namespace tenor::semantics::test {
namespace {

struct Ended {
  Outcome outcome;
  std::vector<Note> notes;
  std::vector<unsigned long long> counts;
  std::uint64_t steps;
  std::vector<ArrayResult> arrays;
};

template <class D>
Ended run(const Stage& stage, Granularity granularity, std::uint64_t budget, Profile profile) {
  Machine<D> m(stage.program, stage.module, granularity, {.steps = budget}, profile);
  start(m, stage.function, place_arguments(m, stage.plan));
  m.run();
  Ended ended{m.outcome(), m.notes(), m.rule_counts(), m.steps(), {}};
  for (std::size_t i = 0; i < stage.plan.arguments.size(); ++i)
    if (stage.plan.arguments[i].is_tensor) ended.arrays.push_back(array_of(m, stage.plan, i));
  return ended;
}

void check_equal(const Ended& one, const Ended& other) {
  CHECK(one.outcome.kind == other.outcome.kind);
  CHECK(one.outcome.message == other.outcome.message);
  CHECK(one.notes.size() == other.notes.size());
  CHECK(one.counts == other.counts);
  REQUIRE(one.arrays.size() == other.arrays.size());
  for (std::size_t i = 0; i < one.arrays.size(); ++i) {
    CHECK(one.arrays[i].tensor == other.arrays[i].tensor);
    CHECK(one.arrays[i].written == other.arrays[i].written);
  }
}

void compare(const Stage& stage, Profile profile) {
  CAPTURE(stage.path, profile == Profile::kLowered);
  constexpr std::uint64_t kAll = Limits{}.steps;
  const Ended fused = run<Concrete>(stage, Granularity::kStmt, kAll, profile);
  check_equal(run<Concrete>(stage, Granularity::kExpr, kAll, profile), fused);
  // By the rules alone, and where a budget cuts the run short.
  for (const Granularity granularity : {Granularity::kExpr, Granularity::kStmt})
    for (const std::uint64_t budget : {kAll, fused.steps * 2 / 3}) {
      CAPTURE(budget, granularity);
      const Ended ruled = run<WatchedConcrete>(stage, granularity, budget, profile);
      const Ended straight = run<Concrete>(stage, granularity, budget, profile);
      check_equal(ruled, straight);
      CHECK(ruled.steps == straight.steps);
      CHECK(ruled.outcome.node == straight.outcome.node);
    }
}

std::size_t compare_all(std::string_view generation) {
  const auto visit = [](const Stage& stage) {
    compare(stage, Profile::kPortable);
    compare(stage, Profile::kLowered);
  };
  return for_a_share_of_stages(generation, visit, 3);
}

}  // namespace

TEST_CASE("granularities agree: corpus, nested", "[TIR/Exec/1.2.6][property]") {
  CHECK(compare_all("/nested/") >= 60);
}

TEST_CASE("granularities agree: corpus, flat", "[TIR/Exec/1.2.6][property]") {
  CHECK(compare_all("/flat/") >= 60);
}

}  // namespace tenor::semantics::test
