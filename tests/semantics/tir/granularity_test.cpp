// SPDX-License-Identifier: Apache-2.0
// A step a redex, or a step a statement with straight-line code within: both are the same run, for
// every stage of the corpus. docs/machine.md.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/corpus.h"

namespace tenor::semantics::test {
namespace {

struct Ended {
  Outcome outcome;
  std::vector<Note> notes;
  std::vector<unsigned long long> counts;
  std::vector<ArrayResult> arrays;
};

Ended run(const Stage& stage, Granularity granularity) {
  Machine<Concrete> m(stage.program, stage.module, granularity);
  start(m, stage.function, place(m, stage.plan));
  m.run();
  Ended ended{m.outcome(), m.notes(), m.rule_counts(), {}};
  for (std::size_t i = 0; i < stage.plan.arguments.size(); ++i)
    if (stage.plan.arguments[i].is_tensor) ended.arrays.push_back(array_of(m, stage.plan, i));
  return ended;
}

void compare(const Stage& stage) {
  CAPTURE(stage.path);
  const Ended steps = run(stage, Granularity::kExpr), fused = run(stage, Granularity::kStmt);
  CHECK(steps.outcome.kind == fused.outcome.kind);
  CHECK(steps.outcome.message == fused.outcome.message);
  CHECK(steps.notes.size() == fused.notes.size());
  CHECK(steps.counts == fused.counts);
  REQUIRE(steps.arrays.size() == fused.arrays.size());
  for (std::size_t i = 0; i < steps.arrays.size(); ++i) {
    CHECK(steps.arrays[i].tensor == fused.arrays[i].tensor);
    CHECK(steps.arrays[i].written == fused.arrays[i].written);
  }
}

}  // namespace

TEST_CASE("granularities agree: corpus, nested", "[TIR/Exec/1.2.6][property]") {
  CHECK(for_each_stage("/nested/", compare) >= 60);
}

TEST_CASE("granularities agree: corpus, flat", "[TIR/Exec/1.2.6][property]") {
  CHECK(for_each_stage("/flat/", compare) >= 60);
}

}  // namespace tenor::semantics::test
