// SPDX-License-Identifier: Apache-2.0
// Straight-line code in the Term domain: every stage of the corpus leaves the terms that the rules
// alone leave, in as many steps. docs/machine.md.
#include <catch2/catch.hpp>

#include "semantics/run/term_run.h"
#include "tests/semantics/tir/corpus.h"

namespace tenor::semantics::test {
namespace {

/// Straight-line code stands for no reading but the intended ones; no rule of TIR is of this entry.
spec::Readings by_rules_alone() {
  spec::Readings readings;
  readings.set("RLX-D1", true);
  return readings;
}

void check_equal(const Outcome& one, const Outcome& other) {
  CHECK(one.kind == other.kind);
  CHECK(one.code == other.code);
  CHECK(one.message == other.message);
  CHECK(one.node == other.node);
}

/// One bank for both, in which equal terms are one.
void compare(const Stage& stage, Profile profile) {
  CAPTURE(stage.path, profile == Profile::kLowered);
  TermBank bank;
  const auto run = [&](const spec::Readings& readings) {
    return invoke_on_terms(
        bank, {stage.program, stage.module, stage.function, stage.plan, {}, profile, readings});
  };
  const TermInvocation ruled = run(by_rules_alone()), straight = run({});
  check_equal(ruled.outcome, straight.outcome);
  REQUIRE(ruled.exits.size() == straight.exits.size());
  for (std::size_t i = 0; i < ruled.exits.size(); ++i) {
    CHECK(ruled.exits[i].condition == straight.exits[i].condition);
    check_equal(ruled.exits[i].outcome, straight.exits[i].outcome);
  }
  CHECK(ruled.comes_to_its_end == straight.comes_to_its_end);
  CHECK(ruled.accesses_are_sure == straight.accesses_are_sure);
  CHECK(ruled.notes.size() == straight.notes.size());
  CHECK(ruled.steps == straight.steps);
  CHECK(ruled.returned == straight.returned);
  CHECK(ruled.arrays == straight.arrays);
}

}  // namespace

TEST_CASE("terms: straight-line code leaves what the rules do", "[terms][property]") {
  CHECK(for_a_share_of_stages("", [](const Stage& s) { compare(s, Profile::kPortable); }) >= 500);
  CHECK(for_a_share_of_stages("/flat/", [](const Stage& s) { compare(s, Profile::kLowered); }) >=
        60);
}

}  // namespace tenor::semantics::test
