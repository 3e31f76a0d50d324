// SPDX-License-Identifier: Apache-2.0
#include "property.h"

#include <fmt/format.h>
#include <rapidcheck.h>

#include <algorithm>

#include "fuzz/generate/shrink.h"
#include "spec/text/print.h"
#include "tests/share.h"

namespace tenor::fuzz::test {

namespace {

/// rapidcheck's own number of cases; each is a seed and a batch of programs.
constexpr std::size_t kSeeds = 100;

std::size_t batch(std::size_t programs) {
  return std::max<std::size_t>(1, tenor::test::share_of(programs) / kSeeds);
}

std::string fault_of(const std::string& complaint) {
  return complaint.substr(0, complaint.find(':'));
}

}  // namespace

std::string shrunk(const Generated& made, const Weights& weights, const Judge& judge) {
  constexpr std::size_t kBudget = 2000;
  const std::string fault = fault_of(judge(made));
  const auto again = [&](const std::vector<std::uint32_t>& values) {
    return generate(Choices::replayed(values), weights);
  };
  const auto still_shows = [&](const std::vector<std::uint32_t>& values) {
    const Generated smaller = again(values);
    const bool same = fault_of(judge(smaller)) == fault;
    return same ? std::optional(smaller.choices) : std::nullopt;
  };
  const Generated least = again(shrink(made.choices, still_shows, kBudget).values);
  return judge(least) + "\n" + spec::print(least.program, spec::Generation::kNested);
}

bool holds(const std::string& property, std::size_t programs, const Judge& judge,
           const Weights& weights) {
  const std::size_t count = batch(programs);
  return rc::check(property, [&] {
    const auto seed = *rc::gen::noShrink(rc::gen::arbitrary<std::uint64_t>());
    for (std::size_t i = 0; i < count; ++i) {
      const Generated made = generate(Choices::of_test(seed, i), weights);
      const std::string complaint = judge(made);
      if (complaint.empty()) continue;
      RC_FAIL(fmt::format("program {} of seed {}: {}\nshrunk: {}", i, seed, complaint,
                          shrunk(made, weights, judge)));
    }
  });
}

}  // namespace tenor::fuzz::test
