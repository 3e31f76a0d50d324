// SPDX-License-Identifier: Apache-2.0
// Generated modules of Relax, and the same in other words: none is called different.
#include "tests/solver/validate/relax/model_rewrites.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <iostream>

#include "fuzz/generate/relax/model.h"
#include "solver/prover/default_prover.h"
#include "solver/validate/relax/model_validation.h"
#include "tests/share.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

using semantics::Subject;

constexpr std::uint64_t kRewriteSeed = 11;
constexpr std::size_t kRewrittenModels = 11'000;  ///< of which a tenth cannot run
constexpr int kMostRewrites = 6;

std::optional<Subject> runnable_main(const std::string& text) {
  for (Subject& s : open_text(text))
    if (s.path.ends_with("::main") && s.selected.function && s.model() && !s.refused) return s;
  return {};
}

TEST_CASE("validate: generated modules in other words are not different", "[validate][property]") {
  const auto prover = make_prover();
  ValidateOptions options = default_options();
  options.trials = 2;
  std::mt19937 random(kRewriteSeed);
  std::size_t modules = 0, same = 0, open = 0;
  const std::size_t step = tenor::test::stride(1000, 100);
  for (std::size_t i = 0; i < kRewrittenModels; i += step) {
    const std::string text = fuzz::generate_model(fuzz::Choices::of_test(kRewriteSeed, i)).text;
    const auto before = runnable_main(text);
    if (!before) continue;
    const int times = 1 + static_cast<int>(i / step % kMostRewrites);
    const std::string other = rewritten_model(text, times, random);
    INFO(text << "\n--- after\n" << other);
    const auto after = runnable_main(other);
    REQUIRE(after);
    const Judgement j = validate_models({&*before, &*after}, options, *prover, [](auto) {});
    CAPTURE(j.why);
    CHECK(j.verdict != Verdict::kDifferent);
    ++modules;
    same += j.verdict == Verdict::kEquivalent || j.verdict == Verdict::kRefines;
    open += j.verdict == Verdict::kUnknown;
  }
  if (step == 1) std::cout << fmt::format("{} modules, {} kept, {} open\n", modules, same, open);
  CHECK(same > 0);
  // What prints, calls what is not known, or always ends with an error is left open.
  CHECK(5 * open <= modules);
}

}  // namespace
}  // namespace tenor::solver::test
