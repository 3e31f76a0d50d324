// SPDX-License-Identifier: Apache-2.0
// Launches, good and bad: what is expected of each stands in its first line.
#include <catch2/catch.hpp>

#include "semantics/tensix/run/interleaving.h"
#include "spec/clauses/clause.h"
#include "tests/semantics/tensix/bundle.h"

namespace tenor::semantics::tensix {
namespace {

std::string verdict(const Bundle& bundle) {
  const auto launch = launch_of(bundle);
  return verdict_of(*launch,
                    launch->node ? judge(*launch, {}).findings : std::vector<LocatedFinding>());
}

}  // namespace

TEST_CASE("launch: each bad one violates what it is to show, and where") {
  for (const Bundle& bundle : bundles("bad")) {
    INFO(bundle.name);
    CHECK(verdict(bundle) == bundle.expected);
  }
}

TEST_CASE("launch: a good one conforms, with no more than a warning") {
  const auto all = bundles("good");
  CHECK(all.size() >= 40);
  for (const Bundle& bundle : all) {
    INFO(bundle.name);
    CHECK(verdict(bundle) == bundle.expected);
    CHECK(bundle.expected.starts_with("conforms"));
  }
}

TEST_CASE("launch: without semaphores every schedule of a core ends as the first does") {
  for (const char* folder : {"bad", "good"})
    for (const Bundle& bundle : bundles(folder)) {
      const auto launch = launch_of(bundle);
      if (!launch->node || uses_semaphores(*launch)) continue;
      INFO(bundle.name);
      if (judge(*launch, {}).steps > 2000) continue;  // each step of a schedule is remembered
      const Group group{launch.get(), {0}, {}};
      LaunchInterleaving first(group, fresh_dram<WatchedConcrete>(*launch->plan, launch->node));
      while (first.advance()) {
        if (first.is_choice()) first.begin_transition(first.ready().front());
      }
      LaunchExplorer explorer(group, 20);
      while (explorer.advance()) {
      }
      const auto code = first.outcome().code;
      if (code) {
        REQUIRE(explorer.stop());
        CHECK(explorer.stop()->outcome.code == code);
        CHECK(explorer.stop()->outcome.kind == first.outcome().kind);
      } else {
        CHECK_FALSE(explorer.stop());
      }
    }
}

}  // namespace tenor::semantics::tensix
