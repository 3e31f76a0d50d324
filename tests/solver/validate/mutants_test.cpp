// SPDX-License-Identifier: Apache-2.0
// Programs of the corpus and generated ones, and the same with one small mistake: what the terms
// call equivalent or refined, runs on many inputs may not tell apart.
#include "tests/solver/specified/mutants.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <iostream>
#include <map>

#include "solver/prover/default_prover.h"
#include "solver/validate/rounding.h"
#include "solver/validate/validation.h"
#include "spec/text/print.h"
#include "tests/fuzz/generate/property.h"
#include "tests/share.h"
#include "tests/solver/validate/generated.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

using semantics::Subject;

/// Of so many mutants of the corpus and of generated programs one is tried; TENOR_PROGRAMS=800
/// tries all of the corpus.
constexpr std::size_t kOneOf = 16, kOneOfGenerated = 61;
constexpr std::size_t kGenerated = 1000, kRuns = 64;

struct Tally {
  std::size_t mutants = 0, at_once = 0, by_runs = 0, refine = 0, same = 0, open = 0;

  std::size_t distinguished() const { return at_once + by_runs; }
  void add(const Tally& other) {
    mutants += other.mutants, at_once += other.at_once, by_runs += other.by_runs;
    refine += other.refine, same += other.same, open += other.open;
  }
  /// A row of the table: of those that are not the same, how many are distinguished?
  std::string row(const std::string& kind) const {
    const std::size_t others = std::max<std::size_t>(1, mutants - same - refine);
    return fmt::format("| {} | {} | {} | {} | {} | {} | {} | {:.1f} % |\n", kind, mutants, at_once,
                       by_runs, same, refine, open,
                       100 * static_cast<double>(distinguished()) / static_cast<double>(others));
  }
};

class Comparison {
 public:
  explicit Comparison(semantics::TermLaws granted) : granted_(granted) {}

  /// Of the mutants of `after`, which is the same program as `before`, one of so many.
  void compare(const Subject& before, const Subject& after, std::size_t one_of) {
    auto& program = const_cast<spec::Program&>(after.program());
    for (const Change& mutant : mutants_of(program, *after.function())) {
      if (next_++ % one_of != 0) continue;
      mutant.make();
      const std::string text = spec::print(after.program(), spec::Generation::kNested);
      mutant.undo();
      INFO(before.file << ": " << mutant.kind << "\n" << text);
      // What a verdict prints is run again from the text.
      for (const Subject& mutated : open_text(text))
        if (mutated.path == after.path && !mutated.refused)
          judge({&before, &mutated}, mutant.kind.substr(0, mutant.kind.find(':')));
    }
  }
  /// Markdown, a row for each kind.
  std::string table() const {
    std::string text;
    for (const auto& [kind, tally] : tallies_) text += tally.row(kind);
    return text + total().row("*all*");
  }
  Tally total() const {
    Tally all;
    for (const auto& [kind, tally] : tallies_) all.add(tally);
    return all;
  }
  std::size_t kinds() const { return tallies_.size(); }

 private:
  void judge(const Pair& pair, const std::string& kind) {
    ValidateOptions options = default_options();
    options.trials = 1;  // so that the terms have most to say
    options.granted = granted_;
    options.run.limits.steps = 1'000'000;
    options.run.readings.set("TIR-D81", true);  // runs reduce in one order
    const Judgement j = validate(pair, options, *prover_);
    Tally& tally = tallies_[kind];
    ++tally.mutants;
    tally.at_once += j.verdict == Verdict::kDifferent;
    tally.same += j.verdict == Verdict::kEquivalent;
    tally.refine += j.verdict == Verdict::kRefines;
    if (j.verdict == Verdict::kUnknown || j.verdict == Verdict::kVacuous)
      ++(is_distinguished_later(pair, options) ? tally.by_runs : tally.open);
    if (j.verdict != Verdict::kEquivalent && j.verdict != Verdict::kRefines) return;
    CAPTURE(j.stage, j.why);
    CHECK(difference_by_runs(pair, options, j) == "");
  }
  /// With as many runs as it is by itself.
  bool is_distinguished_later(const Pair& pair, ValidateOptions options) const {
    options.trials = default_options().trials;
    return validate(pair, options, *prover_).verdict == Verdict::kDifferent;
  }
  /// At the sizes of the verdict, on drawn data.
  static std::string difference_by_runs(const Pair& pair, const ValidateOptions& options,
                                        const Judgement& j) {
    const RunLimits limits{Effort().run_steps};
    const bool is_unseen =
        has_unwatched_rounding(*pair.before) || has_unwatched_rounding(*pair.after);
    for (std::size_t k = 0; k < kRuns; ++k) {
      std::vector<semantics::Input> inputs;
      if (!j.sizes.empty())
        for (const auto& [name, value] : j.sizes[k % j.sizes.size()])
          inputs.push_back({name, semantics::Input::Kind::kNumber, {}, "", std::to_string(value)});
      const auto first = plan_side(*pair.before, Trial{inputs}, options.run, options.run.profile);
      const Constants constants(pair.before->module(), *pair.before->function());
      const Sweep sweep(constants, std::get<semantics::Plan>(first), inputs, k, 2);
      const std::size_t number = sweep.runs() - 1 - (k / 2) % sweep.runs();
      const Trial trial = assumes(options) ? sweep.whole_trial(number) : sweep.trial(number);
      const SideRun b = run_side(*pair.before, trial, options.run, limits);
      if (!b.in_time || !b.is_specified()) continue;
      const SideRun a = run_side(*pair.after, b.plan, options.run, limits);
      if (!a.in_time || a.problem || a.is_one_of_several() || b.is_one_of_several()) continue;
      if (assumes(options) && (is_unseen || !b.is_exact || !a.is_exact || is_given_nan(b.plan) ||
                               is_given_infinity(b.plan)))
        continue;
      if (const auto found = first_difference(b, a, comparison_of(options))) return found->text;
    }
    return "";
  }

  std::unique_ptr<spec::Prover> prover_ = make_prover();
  semantics::TermLaws granted_;
  std::size_t next_ = 0;
  std::map<std::string, Tally> tallies_;
};

}  // namespace

namespace {

Comparison compare_mutants(std::size_t one_of, semantics::TermLaws granted) {
  Comparison all(granted);
  const std::size_t percent = std::max<std::size_t>(1, tenor::test::share_of(100));
  for (const auto& stages : lowerings("nested")) {
    if (stages.empty()) continue;
    const auto before = open_file(stages[0]), after = open_file(stages[0]);
    if (!before[0].refused)
      all.compare(before[0], after[0], (100 * one_of + percent - 1) / percent);
  }
  for (std::size_t i = 0; i < tenor::test::share_of(kGenerated); ++i) {
    const std::string text = text_of(fuzz::generate(fuzz::Choices::of_test(13, i)));
    const Subject before = open_last(text), after = open_last(text);
    if (!before.refused) all.compare(before, after, one_of * kOneOfGenerated / kOneOf);
  }
  return all;
}

}  // namespace

TEST_CASE("validate: programs with one mistake are not the same where runs tell them apart") {
  const Comparison all = compare_mutants(kOneOf, semantics::TermLaws::kIeee);
  std::cout << all.table();
  const Tally total = all.total();
  CHECK(total.mutants >= tenor::test::share_of(1000));
  CHECK(all.kinds() >= (tenor::test::share_of(100) < 100 ? 9 : 11));
  CHECK(total.distinguished() > total.mutants / 2);
  CHECK(total.same > 0);
}

TEST_CASE("validate: nor are loops that data end") {
  // Sums of digits; the greatest common divisor; halves of thirds.
  const char* const programs[] = {
      "    x[0] = A[0]\n    B[0] = 0\n    while x[0] > 0:\n"
      "        B[0] = B[0] + x[0] % 10\n        x[0] = x[0] // 10\n",
      "    B[0] = A[0]\n    x[0] = A[1]\n    while x[0] != 0:\n"
      "        x[1] = B[0] % x[0]\n        B[0] = x[0]\n        x[0] = x[1]\n",
      "    x[0] = A[0] // 9\n    B[1] = 0\n    while x[0] > 0:\n        x[1] = x[0]\n"
      "        while x[1] > 2:\n            B[1] = B[1] + T.min(x[1], 8)\n            x[1] = x[1] "
      "// 3\n"
      "        if x[0] < 40:\n            B[0] = x[0]\n        x[0] = x[0] // 2\n"};
  const std::size_t one_of = tenor::test::stride(4);
  Comparison all(semantics::TermLaws::kIeee);
  for (const std::string body : programs) {
    const std::string text =
        "from tvm.script import tir as T\n\n\n@T.prim_func\n"
        "def main(A: T.Buffer((2,), \"int32\"), B: T.Buffer((2,), \"int32\")):\n"
        "    x = T.alloc_buffer((2,), \"int32\")\n" +
        body;
    all.compare(open_last(text), open_last(text), one_of);
  }
  const Tally total = all.total();
  CHECK(total.mutants >= 100 / one_of);
  CHECK((total.same > 0 || one_of > 1));
  CHECK(total.distinguished() > total.mutants / 2);
}

TEST_CASE("validate: nor are they as real numbers where runs that do not round tell them apart") {
  const Tally total = compare_mutants(4 * kOneOf, semantics::TermLaws::kReal).total();
  CHECK(total.distinguished() > total.mutants / 4);
  CHECK(total.same > 0);
}

}  // namespace tenor::solver::test
