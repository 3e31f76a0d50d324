// SPDX-License-Identifier: Apache-2.0
// Every program of the corpus: it is itself, and each stage of its lowering is the one before.
#include <catch2/catch.hpp>
#include <map>

#include "solver/prover/default_prover.h"
#include "solver/validate/validation.h"
#include "tests/fuzz/generate/property.h"
#include "tests/share.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

namespace fs = std::filesystem;

Judgement judge_stage(const fs::path& before, const fs::path& after) {
  const auto b = open_file(before), a = open_file(after);
  REQUIRE(b.size() == 1);
  REQUIRE(a.size() == 1);
  ValidateOptions options = default_options();
  options.trials = 4, options.seconds = 100;  // steps are what ends a run: as many everywhere
  options.run.limits.steps = 3'000'000;
  static const auto prover = make_prover();
  return validate({&b[0], &a[0]}, options, *prover);
}

/// Stages that the rules tell apart; docs/findings.md says why.
bool is_listed(const fs::path& after) {
  const std::string name = after.filename().string();
  return name.find("rfactor") != std::string::npos || name == "14-InjectVirtualThread.py";
}

}  // namespace

TEST_CASE("validate: a program is itself") {
  for (const char* generation : {"nested", "flat"})
    for (const auto& stages : lowerings(generation))
      for (const fs::path& stage : stages) {
        CAPTURE(stage);
        CHECK(to_string(judge_stage(stage, stage).verdict) == "equivalent");
      }
}

TEST_CASE("validate: a stage of a lowering means what the one before did") {
  std::map<std::string, int> verdicts;
  int pairs = 0;
  std::size_t number = 0;
  for (const char* generation : {"nested", "flat"})
    for (const auto& stages : lowerings(generation))
      for (std::size_t i = 1; i < stages.size(); ++i) {
        if (number++ % tenor::test::stride(36, 2) != 0) continue;
        CAPTURE(stages[i]);
        const Judgement j = judge_stage(stages[i - 1], stages[i]);
        CAPTURE(j.why);
        CHECK((j.verdict != Verdict::kDifferent || is_listed(stages[i])));
        ++pairs, ++verdicts[std::string(to_string(j.verdict))];
      }
  CHECK(pairs > 800 / static_cast<int>(tenor::test::stride(36, 2)));
  CHECK(100 * verdicts["equivalent"] >= 90 * pairs);
}

}  // namespace tenor::solver::test
