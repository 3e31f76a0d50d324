// SPDX-License-Identifier: Apache-2.0
// Mistakes planted in the emitter, one at a time: the campaign that finds nothing in the emitter as
// it is finds each of them within the programs of a minute.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <deque>

#include "fuzz/generate/generate.h"
#include "fuzz/reduce/reduce.h"
#include "tests/fuzz/backend/compared.h"
#include "tests/share.h"

namespace tenor::fuzz::test {
namespace {

using c::Mistake;

/// What tcc compiles in less than a minute, at the 200 a second that are demanded of it.
constexpr std::uint64_t kTried = 10'000, kBatch = 32, kSeed = 1;

/// The number of the first program below `end` that shows it; `end` where none does.
std::uint64_t first_to_show(Mistake mistake, const c::Backend& backend, std::uint64_t end) {
  for (std::uint64_t first = 0; first < end; first += kBatch) {
    std::deque<Generated> programs;
    std::deque<Comparison> comparisons;
    std::vector<c::Job> jobs;
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t i = first; i < first + kBatch; ++i) {
      const Test test{kSeed, i};
      programs.push_back(test.program());
      Comparison& comparison = comparisons.emplace_back();
      prepare(comparison, test.subject(programs.back()), {"", mistake});
      if (comparison.is_test())
        jobs.push_back(comparison.job), numbers.push_back(i);
      else
        comparisons.pop_back();
    }
    const auto observed = c::execute(backend, jobs);
    for (std::size_t i = 0; i < jobs.size(); ++i)
      if (find_failure(comparisons[i], observed[i])) return numbers[i];
  }
  return end;
}

TEST_CASE("backend: every planted mistake is found within a minute") {
  const TempDir dir;
  const c::Backend backend = backend_for_test(c::Compiler::kTcc, dir);
  constexpr auto kCount = static_cast<unsigned>(Mistake::kCount);
  REQUIRE(kCount > 20);
  // Sanitizers make it ten minutes; what they could see is seen without mistakes as well.
  if (tenor::test::share_of(kTried) < kTried) return;
  std::string found;
  for (unsigned i = 1; i < kCount; ++i) {
    const std::uint64_t program = first_to_show(static_cast<Mistake>(i), backend, kTried);
    INFO("mistake number " << i);
    CHECK(program < kTried);
    found += fmt::format(" {}", program);
  }
  WARN("the first programs to show each:" << found);
}

TEST_CASE("backend: no difference without a planted mistake") {
  const TempDir dir;
  const std::uint64_t programs = tenor::test::share_of(kTried);
  const c::Backend backend = backend_for_test(c::Compiler::kTcc, dir);
  CHECK(first_to_show(Mistake::kNone, backend, programs) == programs);
}

}  // namespace
}  // namespace tenor::fuzz::test
