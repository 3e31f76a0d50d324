// SPDX-License-Identifier: Apache-2.0
// The choice sequence: every way to answer it gives the same things from the same answers.
#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "fuzz/generate/shrink.h"

namespace tenor::fuzz::test {
namespace {

/// Draws as a generator does: bounds that depend on what came before, in spans.
std::vector<std::uint32_t> draw(Choices& choices) {
  std::vector<std::uint32_t> drawn;
  std::uint32_t end = 1;
  for (std::uint32_t left = choices.below(20); left > 0; --left) {
    const Choices::Span span(choices, "number");
    drawn.push_back(choices.below(end));
    end = 1 + (end * 7 + drawn.back()) % 1000;
  }
  return drawn;
}

TEST_CASE("choices: replayed values give the same things") {
  REQUIRE(rc::check("replay is the identity", [](std::uint64_t seed) {
    Choices first = Choices::seeded(seed);
    const auto drawn = draw(first);
    Choices again = Choices::replayed(first.recording().values);
    RC_ASSERT(draw(again) == drawn);
    RC_ASSERT(again.recording().values == first.recording().values);
  }));
}

TEST_CASE("choices: below its bound, whatever answers") {
  REQUIRE(rc::check("any values and any bytes", [](const std::vector<std::uint32_t>& values,
                                                   const std::vector<std::uint8_t>& bytes) {
    for (Choices choices : {Choices::replayed(values), Choices::decoded(bytes)})
      for (const std::uint32_t end : {1U, 2U, 255U, 256U, 257U, 1U << 31})
        RC_ASSERT(choices.below(end) < end);
  }));
}

TEST_CASE("choices: what is exhausted answers 0") {
  Choices choices = Choices::replayed({1});
  CHECK(choices.below(2) == 1);
  CHECK(choices.below(2) == 0);
  CHECK(choices.below(1) == 0);
  CHECK(choices.recording().values == std::vector<std::uint32_t>{1, 0});
}

TEST_CASE("choices: bytes, as many as the bound needs") {
  const std::uint8_t bytes[] = {7, 1, 2, 0, 3};
  Choices choices = Choices::decoded(bytes);
  CHECK(choices.below(10) == 7);
  CHECK(choices.below(1000) == 258);
  CHECK(choices.below(65536) == 3);
}

TEST_CASE("choices: weights") {
  Choices choices = Choices::seeded(1);
  const std::uint32_t weights[] = {0, 1, 0, 3}, none[] = {0, 0};
  std::size_t times[4] = {};
  for (int i = 0; i < 1000; ++i) ++times[choices.pick(weights)];
  CHECK(times[0] == 0);
  CHECK(times[2] == 0);
  CHECK(times[1] > 150);
  CHECK(times[3] > 2 * times[1]);
  CHECK(choices.pick(none) == 0);
}

TEST_CASE("choices: tests of a campaign differ and are reproducible") {
  const auto first = [](std::uint64_t seed, std::uint64_t index) {
    return Choices::of_test(seed, index).bits();
  };
  CHECK(first(1, 0) == first(1, 0));
  CHECK(first(1, 0) != first(1, 1));
  CHECK(first(1, 1) != first(2, 0));
}

TEST_CASE("choices: a span holds what was chosen while it lived") {
  Choices choices = Choices::seeded(3);
  choices.below(5);
  {
    const Choices::Span outer(choices, "outer");
    choices.below(5);
    { const Choices::Span empty(choices, "empty"); }
    const Choices::Span inner(choices, "inner");
    choices.below(5);
  }
  const auto& spans = choices.recording().spans;
  REQUIRE(spans.size() == 2);
  CHECK((spans[0].label == "inner" && spans[0].begin == 2 && spans[0].end == 3));
  CHECK((spans[1].label == "outer" && spans[1].begin == 1 && spans[1].end == 3));
}

/// Shows it where a number of at least 100 was drawn.
std::optional<Recording> shows(const std::vector<std::uint32_t>& values) {
  Choices choices = Choices::replayed(values);
  const auto drawn = draw(choices);
  const bool large = std::any_of(drawn.begin(), drawn.end(), [](auto v) { return v >= 100; });
  return large ? std::optional(choices.recording()) : std::nullopt;
}

TEST_CASE("shrink: what is left still shows it, and is simpler") {
  REQUIRE(rc::check("of any sequence that shows it", [](std::uint64_t seed) {
    Choices choices = Choices::seeded(seed);
    draw(choices);
    const Recording& start = choices.recording();
    RC_PRE(shows(start.values).has_value());
    const Recording least = shrink(start, shows, 500);
    RC_ASSERT(shows(least.values)->values == least.values);
    RC_ASSERT(least.values.size() <= start.values.size());
  }));
}

TEST_CASE("shrink: spans go, values go down, the budget is kept") {
  std::size_t calls = 0;
  const auto wants_seven =
      [&](const std::vector<std::uint32_t>& values) -> std::optional<Recording> {
    ++calls;
    const bool has = std::any_of(values.begin(), values.end(), [](auto v) { return v >= 7; });
    return has ? std::optional(Recording{values, {}}) : std::nullopt;
  };
  const Recording start{{3, 9, 1000, 2, 8, 1}, {{0, 2, "a"}, {2, 5, "b"}}};
  CHECK(shrink(start, wants_seven, 1000).values == std::vector<std::uint32_t>{7});
  calls = 0;
  shrink(start, wants_seven, 5);
  CHECK(calls == 5);
}

}  // namespace
}  // namespace tenor::fuzz::test
