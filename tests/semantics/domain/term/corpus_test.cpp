// SPDX-License-Identifier: Apache-2.0
// The Term domain against the Concrete one: on inputs that are known, the terms of a run are what
// the machine computes, and it ends where they say.
#include "tests/semantics/tir/corpus.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "tests/fuzz/generate/property.h"
#include "tests/semantics/domain/term/evaluated.h"

namespace tenor::semantics::test {

TEST_CASE("terms: programs of the corpus compute what their terms say", "[terms][property]") {
  std::size_t tried = 0, compared = 0;
  const std::size_t stages = for_a_share_of_stages("", [&](const Stage& s) {
    CAPTURE(s.path);
    ++tried;
    const auto found = difference_from_machine(s.program, s.module, s.function, s.plan);
    compared += found.has_value();
    CHECK(found.value_or("") == "");
  });
  CHECK(stages >= 500);
  CHECK(compared * 100 >= tried * 90);
}

namespace {

void check_generated(std::size_t programs, const fuzz::Weights& weights) {
  std::size_t all = 0, compared = 0;
  const auto judge = [&](const fuzz::Generated& made) -> std::string {
    const std::uint64_t seed = made.choices.values.size();
    const auto planned = plan(made.program, made.module(), made.entry(), {}, {seed});
    if (!std::holds_alternative<Plan>(planned)) return "no plan";
    const auto found =
        difference_from_machine(made.program, made.module(), made.entry(), std::get<Plan>(planned));
    compared += found.has_value();
    return found.value_or("");
  };
  REQUIRE(fuzz::test::holds("the machine computes what the terms say", programs, judge, weights));
  CHECK(compared * 100 >= all * 90);
}

}  // namespace

TEST_CASE("terms: generated programs compute what their terms say", "[terms][property]") {
  check_generated(4000, {});
  fuzz::Weights faulty;
  faulty.faults = {100, 100, 200, 200, 100, 200, 300};
  check_generated(2000, faulty);
}

}  // namespace tenor::semantics::test
