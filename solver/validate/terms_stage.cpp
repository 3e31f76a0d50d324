// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/terms_stage.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// Combinations of open sizes that both sides are compared at.
constexpr std::size_t kSizes = 16;
/// Steps of a run: some ten million statement instances.
constexpr std::uint64_t kSteps = 50'000'000;

}  // namespace

bool TermsStage::decides(Judgement& result) {
  const std::size_t combinations = sweep_.combinations();
  // All over the combinations, so that every size takes many values.
  std::size_t stride = std::max<std::size_t>(1, combinations * 5 / 8);
  while (std::gcd(stride, combinations) != 1) ++stride;
  for (std::size_t k = 0; k < std::min(kSizes, combinations); ++k) {
    if (compared_ > 0 && task_.is_late()) break;
    const Step step = compare(sweep_.trial(k * stride % combinations), result);
    if (step == Step::kOutOfTime) break;
    if (step == Step::kUndecided) return false;
  }
  if (compared_ == 0) return result.leave_open("no run could begin");
  if (!open_.empty()) result.bound = bound_of(result.sizes);
  return result.decide(
      refines_ ? Verdict::kRefines : Verdict::kEquivalent,
      fmt::format(
          "the same terms{}{}",
          laws_ == TermLaws::kSame ? "" : fmt::format(" by {}", semantics::to_string(laws_)),
          by_prover_ ? ", and conditions on data that the prover compared" : ""));
}

TermsStage::Step TermsStage::compare(const Trial& trial, Judgement& result) {
  TermBank bank;
  const Side b = terms_of(bank, task_.before, trial.inputs, trial.seed);
  if (b.problem) return Step::kNoRun;
  const Side a = terms_of(bank, task_.after, mirrored(b.plan, *task_.after.function()), 0);
  if (a.problem)
    return result.leave_open("the inputs before are none after: " + a.problem->message),
           Step::kUndecided;
  const TermComparison found =
      compare_terms(bank, b.run, a.run, task_.options.granted, b.plan, task_.prover, is_late_);
  if (found.verdict == TermComparison::Verdict::kUnknown) {
    if (compared_ > 0 && task_.is_late()) return Step::kOutOfTime;  // what was decided is the bound
    return result.leave_open(found.why), Step::kUndecided;
  }
  ++compared_;
  refines_ |= found.verdict == TermComparison::Verdict::kRefines;
  laws_ = std::max(laws_, found.laws);
  by_prover_ |= found.by_prover;
  result.sizes.push_back(open_.in(b.plan));
  return Step::kCompared;
}

TermsStage::Side TermsStage::terms_of(TermBank& bank, const Subject& subject,
                                      const std::vector<Input>& inputs, std::uint64_t seed) const {
  const RunOptions& options = task_.options.run;
  Side side = terms_in(bank, subject, inputs, seed, options.profile);
  const auto wants = [&](const TermEnding& e) { return wants_lowered(e.outcome, options); };
  if (!side.problem && std::ranges::any_of(side.run.endings, wants))
    return terms_in(bank, subject, inputs, seed, Profile::kLowered);
  return side;
}

TermsStage::Side TermsStage::terms_in(TermBank& bank, const Subject& subject,
                                      const std::vector<Input>& inputs, std::uint64_t seed,
                                      Profile profile) const {
  const RunOptions& run = task_.options.run;
  Side side;
  Planned planned = plan_side(subject, inputs, seed, run, profile);
  if (auto* problem = std::get_if<PlanProblem>(&planned)) return side.problem = *problem, side;
  side.plan = std::move(std::get<Plan>(planned));
  InvokeOptions options{Granularity::kStmt, run.limits, 0, profile, run.common.readings};
  options.limits.steps = std::min(options.limits.steps, kSteps);
  side.run = invoke_on_terms(bank, subject.program(), subject.module(), subject.function(),
                             side.plan, options, is_late_);
  return side;
}

}  // namespace tenor::solver
