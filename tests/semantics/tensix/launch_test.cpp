// SPDX-License-Identifier: Apache-2.0
// Launches, good and bad: what is expected of each stands in its first line.
#include <catch2/catch.hpp>

#include "semantics/tensix/run/data.h"
#include "semantics/tensix/run/interleaving.h"
#include "semantics/tensor/draw.h"
#include "spec/clauses/clause.h"
#include "tests/semantics/tensix/bundle.h"

namespace tenor::semantics::tensix {
namespace {

std::string verdict(const Bundle& bundle) {
  const auto launch = launch_of(bundle);
  return verdict_of(*launch,
                    launch->node ? judge(*launch, {}).findings : std::vector<LocatedFinding>());
}

/// What is said of the launch of that name in these schedules.
std::string verdict_in(const std::string& name, const ScheduleChoice& choice) {
  for (const Bundle& bundle : bundles("bad")) {
    if (bundle.name != name) continue;
    const auto launch = launch_of(bundle);
    JudgeOptions options;
    options.schedule = choice;
    return verdict_of(*launch, judge(*launch, options).findings);
  }
  return "there is none";
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
      const Group group{
          launch.get(), {0}, {}, fresh_dram<WatchedConcrete>(*launch->plan, launch->node)};
      LaunchInterleaving first(group);
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

TEST_CASE("launch: what the first schedule does not show, others do") {
  using Kind = ScheduleChoice::Kind;
  const std::string name = "semaphore_race_reserve", fault = "violates TT-G-WRITE";
  CHECK(verdict_in(name, {Kind::kFirst}) == "conforms");
  CHECK(verdict_in(name, {Kind::kLast}).starts_with(fault));
  CHECK(verdict_in(name, {Kind::kAll}).starts_with(fault));
  int found = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    found += verdict_in(name, {Kind::kRandom, seed}).starts_with(fault);
  CHECK(found > 0);
  CHECK(found < 20);
}

TEST_CASE("launch: an agent that continues last finds what it would have hidden") {
  // Of schedules that are drawn hardly one lets an agent wait for so long.
  using Kind = ScheduleChoice::Kind;
  CHECK(verdict_in("semaphore_late_reserve", {Kind::kFirst}) == "conforms");
  CHECK(verdict_in("semaphore_late_reserve", {Kind::kLast}).starts_with("violates TT-G-WRITE"));
}

TEST_CASE("launch: a run on terms that are known leaves what a run on numbers leaves") {
  for (const Bundle& bundle : bundles("good")) {
    const auto launch = launch_of(bundle);
    INFO(bundle.name);
    TermBank bank;
    const TermRun run(bank);
    auto numbers = fresh_dram<Concrete>(*launch->plan, launch->node);
    auto terms = fresh_dram<Term>(*launch->plan, launch->node);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (!numbers[i].plan->is_input) continue;
      const std::vector<std::int64_t> shape(numbers[i].plan->shape.begin(),
                                            numbers[i].plan->shape.end());
      const auto drawn = make_tensor("whole:7", datatype_of(numbers[i].plan->format), shape);
      put_tensor(std::get<Tensor>(drawn), numbers[i]);
      for (std::size_t page = 0; page < numbers[i].pages.size(); ++page) {
        auto known = std::make_shared<Elements<Term>>();
        for (const ConcreteValue& v : *numbers[i].pages[page].elements)
          known->push_back(Term::of_concrete(v));
        terms[i].pages[page].elements = known;
      }
    }
    run_launch(*launch, {}, numbers);
    CHECK(run_launch(*launch, {}, terms).given_up.empty());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const auto expected = take_tensor(numbers[i]);
      const auto found = take_terms(terms[i]);
      std::size_t without = 0, different = 0;
      for (std::size_t k = 0; k < found.size(); ++k)
        if (found[k].indeterminate)
          ++without;
        else
          different += found[k].is_term ||
                       found[k].bits != load_scalar(found[k].type, expected.tensor.data, k);
      CHECK(without == expected.without_value);
      CHECK(different == 0);
    }
  }
}

}  // namespace tenor::semantics::tensix
