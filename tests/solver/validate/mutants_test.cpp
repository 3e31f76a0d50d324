// SPDX-License-Identifier: Apache-2.0
// Programs of the corpus, and the same with one small mistake: what the terms call equivalent or
// refined, runs on many inputs may not tell apart.
#include "tests/solver/specified/mutants.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <map>

#include "solver/prover/default_prover.h"
#include "solver/validate/rounding.h"
#include "solver/validate/validation.h"
#include "tests/fuzz/generate/property.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

namespace fs = std::filesystem;
using semantics::Subject;

/// Of so many mutants one is tried; TENOR_PROGRAMS=800 tries all.
constexpr std::size_t kOneOf = 8;
constexpr std::size_t kRuns = 64;

struct Tally {
  std::size_t mutants = 0, told_apart = 0, the_same = 0, open = 0;
};

class Comparison {
 public:
  Comparison(std::size_t one_of, semantics::TermLaws granted)
      : one_of_(one_of), granted_(granted) {}

  void compare(const fs::path& file) {
    const auto before = open_file(file), after = open_file(file);
    if (before[0].refused || before[0].reachable.size() != 1) return;
    auto& program = const_cast<spec::Program&>(after[0].program());
    for (const Mutant& mutant : mutants_of(program, *after[0].function())) {
      if (next_++ % one_of_ != 0) continue;
      mutant.make();
      INFO(file << ": " << mutant.kind);
      judge({&before[0], &after[0]}, mutant.kind);
      mutant.undo();
    }
  }
  std::string text() const {
    std::string text;
    for (const auto& [kind, t] : tallies_)
      text += fmt::format("\n  {}: {} mutants, {} told apart, {} the same, {} open", kind,
                          t.mutants, t.told_apart, t.the_same, t.open);
    return text;
  }
  Tally total() const {
    Tally all;
    for (const auto& [kind, t] : tallies_)
      all.mutants += t.mutants, all.told_apart += t.told_apart, all.the_same += t.the_same,
          all.open += t.open;
    return all;
  }

 private:
  void judge(const Pair& pair, const std::string& kind) {
    ValidateOptions options;
    options.trials = 1;  // so that the terms have most to say
    options.granted = granted_;
    options.run.limits.steps = 1'000'000;
    const Judgement j = validate(pair, options, *prover_);
    Tally& tally = tallies_[kind];
    ++tally.mutants;
    if (j.verdict == Verdict::kDifferent) ++tally.told_apart;
    if (j.verdict == Verdict::kUnknown || j.verdict == Verdict::kVacuous) ++tally.open;
    if (j.verdict != Verdict::kEquivalent && j.verdict != Verdict::kRefines) return;
    ++tally.the_same;
    CAPTURE(j.stage, j.why);
    CHECK(difference_by_runs(pair, options, j) == "");
  }
  /// At the sizes of the verdict, on drawn data.
  static std::string difference_by_runs(const Pair& pair, const ValidateOptions& options,
                                        const Judgement& j) {
    const auto until = Clock::now() + std::chrono::seconds(20);
    const bool is_unseen = rounds_unseen(*pair.before) || rounds_unseen(*pair.after);
    for (std::size_t k = 0; k < kRuns; ++k) {
      std::vector<semantics::Input> inputs;
      if (!j.sizes.empty())
        for (const auto& [name, value] : j.sizes[k % j.sizes.size()])
          inputs.push_back({name, semantics::Input::Kind::kNumber, {}, "", std::to_string(value)});
      const auto first = plan_side(*pair.before, inputs, 0, options.run, options.run.profile);
      const Sweep sweep(*pair.before->function(), std::get<semantics::Plan>(first), inputs, k, 2);
      const std::size_t number = sweep.runs() - 1 - (k / 2) % sweep.runs();
      const Trial trial = assumes(options) ? sweep.whole_trial(number) : sweep.trial(number);
      const SideRun b = run_side(*pair.before, trial.inputs, trial.seed, options.run, until);
      if (!b.in_time || !b.is_specified()) continue;
      const SideRun a =
          run_side(*pair.after, mirrored(b.plan, *pair.after->function()), 0, options.run, until);
      if (!a.in_time || a.problem || a.is_one_of_several() || b.is_one_of_several()) continue;
      if (assumes(options) &&
          (is_unseen || !b.is_exact || !a.is_exact || !is_given_numbers(b.plan)))
        continue;
      if (std::string text = first_difference(b, a, options.granted); !text.empty()) return text;
    }
    return "";
  }

  const std::unique_ptr<spec::Prover> prover_ = make_prover();
  const std::size_t one_of_;
  const semantics::TermLaws granted_;
  std::size_t next_ = 0;
  std::map<std::string, Tally> tallies_;
};

}  // namespace

namespace {

Tally compare_mutants(std::size_t one_of, semantics::TermLaws granted) {
  const std::size_t percent = fuzz::test::share_of(100);
  Comparison comparison(std::max<std::size_t>(1, 100 * one_of / std::max<std::size_t>(1, percent)),
                        granted);
  for (const auto& stages : lowerings("nested"))
    if (!stages.empty()) comparison.compare(stages[0]);
  const Tally total = comparison.total();
  WARN(fmt::format("{} mutants, {} told apart, {} the same, {} open{}", total.mutants,
                   total.told_apart, total.the_same, total.open, comparison.text()));
  return total;
}

}  // namespace

TEST_CASE("validate: programs with one mistake are not the same where runs tell them apart") {
  const Tally total = compare_mutants(kOneOf, semantics::TermLaws::kIeee);
  CHECK(total.told_apart > total.mutants / 2);
  CHECK(total.the_same > 0);
}

TEST_CASE("validate: nor are they as real numbers where runs that do not round tell them apart") {
  const Tally total = compare_mutants(2 * kOneOf, semantics::TermLaws::kReal);
  CHECK(total.told_apart > total.mutants / 4);
  CHECK(total.the_same > 0);
}

}  // namespace tenor::solver::test
