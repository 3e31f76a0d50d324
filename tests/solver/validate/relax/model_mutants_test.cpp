// SPDX-License-Identifier: Apache-2.0
// Stages of the models of the corpus, the later one with one mistake: what is called equivalent or
// refined, runs on the same inputs may not distinguish.
#include "tests/solver/validate/relax/model_mutants.h"

#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <iostream>
#include <map>

#include "solver/prover/default_prover.h"
#include "solver/specified/model_trials.h"
#include "solver/validate/relax/model_difference.h"
#include "solver/validate/relax/model_task.h"
#include "solver/validate/relax/model_validation.h"
#include "tests/share.h"
#include "tests/slurp.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

using semantics::Subject;
namespace fs = std::filesystem;

/// Of so many mutants one is tried; TENOR_PROGRAMS=2803 tries one of a hundred.
constexpr std::size_t kOneOfModels = 2803;
constexpr std::size_t kModelRuns = 8;
constexpr std::uint64_t kModelSteps = 2'000'000;

/// Stages of a model, in the order of its lowering.
std::vector<std::vector<fs::path>> models() {
  std::vector<std::vector<fs::path>> all;
  for (const auto& program : fs::directory_iterator(TENOR_SOURCE_DIR "/corpus/relax"))
    for (const char* generation : {"flat", "nested"}) {
      if (!fs::is_directory(program.path() / generation)) continue;
      auto& stages = all.emplace_back();
      for (const auto& file : fs::directory_iterator(program.path() / generation))
        if (file.path().extension() == ".py") stages.push_back(file.path());
      std::sort(stages.begin(), stages.end());
    }
  std::sort(all.begin(), all.end());
  return all;
}

/// How runs on the same inputs differ; empty where they do not, or where rounding explains it and
/// the verdict is up to that.
std::string difference_of_runs(const Pair& pair, const ValidateOptions& options,
                               const spec::Prover& prover, const Judgement& j) {
  const Task task{*pair.before, *pair.after, options, prover, Effort(), Clock::time_point::max()};
  const auto first = plan_of(task, {}, 0);
  if (!std::holds_alternative<semantics::ModelPlan>(first)) return "";
  const Sweep sweep = model_sweep(*pair.before, std::get<semantics::ModelPlan>(first).parts, {}, 7,
                                  kModelRuns, prover);
  for (std::size_t k = 0; k < sweep.runs(); ++k) {
    const Trial trial = sweep.trial(k);
    const auto planned = plan_of(task, trial.inputs, trial.seed);
    const auto* plan = std::get_if<semantics::ModelPlan>(&planned);
    if (!plan) continue;
    const auto run = [&](const Subject& side) {
      return semantics::relax::invoke(model_setup(task, side, *plan, kModelSteps), plan->arguments);
    };
    const auto b = run(*pair.before);
    // An error may disappear with a pure call that nothing uses (RLX-D32).
    if (b.outcome.kind != semantics::OutcomeKind::kDone) continue;
    const auto a = run(*pair.after);
    if (a.outcome.kind == semantics::OutcomeKind::kExhausted) continue;
    std::vector<std::string> names;
    for (const auto* v : pair.before->model()->params) names.emplace_back(v->name_hint);
    const auto found = model_difference(b, a, names, {});
    if (found && !(j.up_to_operators && found->is_float && !found->is_far))
      return found->found.text;
  }
  return "";
}

struct ModelTally {
  std::size_t mutants = 0, different = 0, same = 0, open = 0;
};

TEST_CASE("validate: models with one mistake are not the same where runs distinguish them",
          "[validate][property]") {
  // Sanitizers make it seven minutes; they see the same of generated modules.
  if (tenor::test::share_of(100) < 100) return;
  const auto prover = make_prover();
  ValidateOptions options = default_options();
  options.trials = 4;
  options.seconds = 1;
  options.run.limits.steps = kModelSteps;
  std::map<std::string, ModelTally> tallies;
  const std::size_t percent = tenor::test::share_of(100);
  const std::size_t one_of =
      std::max<std::size_t>(1, 100 * kOneOfModels / std::max<std::size_t>(1, percent));
  std::size_t next = 0;
  for (const std::vector<fs::path>& stages : models())
    for (std::size_t k = 1; k < stages.size(); ++k) {
      std::vector<Subject> before;
      for (const TextMutant& mutant : text_mutants(tenor::test::slurp(stages[k]))) {
        if (next++ % one_of != 0) continue;
        if (before.empty()) before = open_file(stages[k - 1]);
        const std::vector<Subject> after = open_text(mutant.text);
        for (const Pair& pair : pair_up(before, after, {})) {
          const auto is_ready = [](const Subject* side) {
            return side && side->selected.function && side->model() && !side->refused &&
                   !side->model()->is_private;
          };
          if (!is_ready(pair.before) || !is_ready(pair.after)) continue;
          const Judgement j = validate_models(pair, options, *prover, [](std::string_view) {});
          ModelTally& tally = tallies[mutant.kind];
          ++tally.mutants;
          tally.different += j.verdict == Verdict::kDifferent;
          tally.open += j.verdict == Verdict::kUnknown || j.verdict == Verdict::kVacuous;
          // Under a relation, the two are not called alike.
          const bool is_same = j.verdict == Verdict::kEquivalent || j.verdict == Verdict::kRefines;
          if (!is_same || !j.relation.empty()) continue;
          ++tally.same;
          INFO(stages[k] << ": " << mutant.kind << "\n" << mutant.text);
          CAPTURE(j.stage, j.why);
          CHECK(difference_of_runs(pair, options, *prover, j) == "");
        }
      }
    }
  std::size_t all = 0, different = 0;
  for (const auto& [kind, tally] : tallies) {
    all += tally.mutants, different += tally.different;
    if (percent > 100)
      std::cout << fmt::format("| {} | {} | {} | {} | {} |\n", kind, tally.mutants, tally.different,
                               tally.same, tally.open);
  }
  CHECK(all > 0);
  CHECK(different > 0);
}

}  // namespace
}  // namespace tenor::solver::test
