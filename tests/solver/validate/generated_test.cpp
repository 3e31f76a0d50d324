// SPDX-License-Identifier: Apache-2.0
// Ten thousand generated programs: each is itself whatever its variables and buffers are called, by
// its text and, as if that decided nothing, by the terms that it leaves.
#include "tests/solver/validate/generated.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <map>

#include "solver/prover/default_prover.h"
#include "solver/validate/validation.h"
#include "tests/fuzz/generate/property.h"
#include "tests/share.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

class Itself {
 public:
  /// What is wrong with a program; nothing where it is itself, or the terms say why they cannot
  /// tell.
  std::string complaint(const fuzz::Generated& made) {
    const std::string text = text_of(made);
    const auto before = open_last(text), after = open_last(renamed(text));
    if (before.refused || after.refused) return ++refused_, "";
    const Judgement names = validate({&before, &after}, options_, *prover_);
    if (names.verdict != Verdict::kEquivalent || names.stage != "names")
      return fmt::format("names: {} by {}: {}", to_string(names.verdict), names.stage, names.why);
    const auto terms = judge_by_terms({&before, &after}, options_, *prover_);
    if (!terms) return "sizes: no run can begin";
    if (terms->verdict == Verdict::kEquivalent) return ++the_same_, "";
    const bool without_promise = terms->why.starts_with("BEFORE is unspecified");
    if (without_promise || terms->verdict == Verdict::kVacuous) return ++without_promise_, "";
    if (terms->verdict == Verdict::kUnknown && !terms->why.empty()) return ++open_[terms->why], "";
    return fmt::format("terms: {}: {}", to_string(terms->verdict), terms->why);
  }
  /// How many the terms had something to say of.
  std::size_t the_same() const { return the_same_ + without_promise_; }
  std::size_t refused() const { return refused_; }
  std::string text() const {
    std::string text = fmt::format("{} programs are themselves by terms, and {} without a promise",
                                   the_same_, without_promise_);
    for (const auto& [why, count] : open_) text += fmt::format("\n  {}: {}", count, why);
    return text;
  }

 private:
  const std::unique_ptr<spec::Prover> prover_ = make_prover();
  const ValidateOptions options_ = default_options();
  std::size_t the_same_ = 0, without_promise_ = 0, refused_ = 0;
  std::map<std::string, std::size_t> open_;
};

/// Of so many the terms decide nine tenths. A few are not, as texts: a declared region that names
/// memory of an inner scope, which a text cannot.
void check_all(std::size_t programs, const fuzz::Weights& weights) {
  const std::size_t count = tenor::test::share_of(programs);
  Itself itself;
  const fuzz::test::Judge judge = [&](const auto& made) { return itself.complaint(made); };
  for (std::size_t i = 0; i < count; ++i) {
    const fuzz::Generated made = fuzz::generate(fuzz::Choices::of_test(7, i), weights);
    if (const std::string wrong = judge(made); !wrong.empty())
      FAIL("program " << i << ": " << wrong
                      << "\nshrunk: " << fuzz::test::shrunk(made, weights, judge));
  }
  WARN(itself.text());
  CHECK(itself.the_same() * 10 >= count * 9);
  CHECK(itself.refused() * 100 <= count);
}

}  // namespace

TEST_CASE("validate: a generated program is itself") { check_all(625, {}); }

TEST_CASE("validate: a generated program with faults is itself") {
  fuzz::Weights weights;
  weights.faults = {100, 100, 200, 200, 100, 200, 300};
  check_all(156, weights);
}

TEST_CASE("validate: a generated program of every feature is itself") {
  fuzz::Weights weights;
  weights.swarm = false;
  check_all(312, weights);
}

}  // namespace tenor::solver::test
