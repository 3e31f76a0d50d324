// SPDX-License-Identifier: Apache-2.0
// Soundness: in a run of a generated module that the checks accept, each value that is bound or
// returned is one of the StructInfo that was derived for it, and no run is stuck.
#include <catch2/catch.hpp>
#include <map>

#include "tests/semantics/relax/judged_model.h"
#include "tests/share.h"

namespace tenor::semantics::relax::test {
namespace {

TEST_CASE("relax: what runs of generated modules bind is of the StructInfo derived for it",
          "[Relax/Derive]") {
  constexpr std::uint64_t kSeed = 1;
  const std::size_t programs = tenor::test::share_of(10'000);
  std::map<std::string, std::size_t> ends;
  for (std::size_t i = 0; i < programs; ++i) {
    const fuzz::GeneratedModel made = fuzz::generate_model(fuzz::Choices::of_test(kSeed, i));
    const Judged judged = judge_model(made.text);
    ++ends[judged.end];
    if (judged.fault.empty()) continue;
    INFO("module " << i << " of seed " << kSeed << ": " << judged.fault << "\n"
                   << smallest(made, judged));
    REQUIRE(judged.fault.empty());
  }
  for (const auto& [end, count] : ends) UNSCOPED_INFO(end << ": " << count);
  CHECK(ends["done"] * 2 >= programs);
}

}  // namespace
}  // namespace tenor::semantics::relax::test
