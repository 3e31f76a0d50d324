// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/terms_stage.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "semantics/tensor/draw.h"
#include "spec/ir/children.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// Combinations of open sizes that both sides are compared at.
constexpr std::size_t kSizes = 16;
/// Scalars of a run's arguments, each of which is an input of its own.
constexpr std::int64_t kScalars = 1 << 23;

/// Trials of what the prover found, each with other data beside.
constexpr std::size_t kSuggested = 4;

constexpr const char* kSmaller =
    "give smaller sizes with --input n=…, or smaller constants in the programs";
constexpr const char* kMoreTime = "give more time with --time, or smaller sizes with --input n=…";
constexpr const char* kMoreEffort =
    "give more effort with --effort, or smaller sizes with --input n=…";

/// Does the run end as no clause says, whatever the data are?
bool ends_without_promise(const TermInvocation& run) {
  return std::ranges::any_of(run.endings, [](const TermEnding& e) {
    return e.condition == kTrue && e.outcome.kind == OutcomeKind::kUnspecified;
  });
}

bool always_errs(const TermInvocation& run) {
  return !run.comes_to_its_end && std::ranges::all_of(run.endings, [](const TermEnding& e) {
    return e.outcome.kind == OutcomeKind::kError;
  });
}

/// Is it what a function returns that comes to its end, or 0? Where no result is declared, they are
/// one.
bool says_nothing(const TermValue& returned) {
  return !returned.is_term && !returned.indeterminate && returned.bits == 0;
}

bool has_floats(const Subject& subject) {
  return std::ranges::any_of(subject.function()->buffers,
                             [](const Buffer* b) { return b && b->dtype.scalar.is_floating(); });
}

/// Is there anything in it that a run could leave behind?
bool has_effects(const Stmt* s) {
  const auto is_effect = [](const Stmt* each) {
    return each->kind == StmtKind::kBufferStore || each->kind == StmtKind::kEvaluate;
  };
  bool found = is_effect(s);
  for_each_substatement(s, [&](const Stmt* child) { found = found || has_effects(child); });
  return found;
}

}  // namespace

TermsStage::TermsStage(const Task& task, const Sweep& sweep, const OpenSizes& open,
                       std::set<std::size_t> data)
    : task_(task),
      sweep_(sweep),
      open_(open),
      data_(std::move(data)),
      has_effects_(has_effects(task.before.function()->body)),
      questions_(task.prover, task.effort.questions, is_late_),
      steps_left_(task.effort.term_steps) {}

std::vector<std::size_t> TermsStage::order() const {
  const std::size_t all = sweep_.combinations(), solved = sweep_.solved();
  std::vector<std::size_t> numbers(solved);
  std::iota(numbers.begin(), numbers.end(), 0);
  const std::size_t others = all - solved;
  // All over the others, so that every size takes many values.
  std::size_t stride = std::max<std::size_t>(1, others * 5 / 8);
  while (std::gcd(stride, others) > 1) ++stride;
  for (std::size_t k = 0; k < others && numbers.size() < kSizes; ++k)
    numbers.push_back(solved + k * stride % others);
  return numbers;
}

bool TermsStage::decides(Judgement& result) {
  const std::vector<std::size_t> numbers = order();
  for (std::size_t k = 0; k < numbers.size() && steps_left_ > 0; ++k) {
    const Trial trial = sweep_.trial(numbers[k]);
    if (!tried_.insert(open_.in(trial)).second) continue;
    const Step step = task_.is_late() ? Step::kOutOfTime : compare(trial, result);
    if (step == Step::kOutOfTime) return cut(std::span(numbers).subspan(k), result);
    if (step == Step::kUndecided) return false;
  }
  return conclude(result);
}

/// What was not tried is said; that others were does not decide.
bool TermsStage::cut(std::span<const std::size_t> untried, Judgement& result) const {
  std::vector<Sizes> sizes;
  for (const std::size_t number : untried)
    if (Sizes each = open_.in(sweep_.trial(number)); !each.empty())
      sizes.push_back(std::move(each));
  const std::string what =
      sizes.empty() ? "the programs were not compared as terms" : bound_of(sizes) + " not tried";
  return result.leave_open("cut by --time: " + what, kMoreTime);
}

bool TermsStage::conclude(Judgement& result) {
  if (!result.sizes.empty() || (open_.empty() && compared_ > 0)) {
    if (!open_.empty()) result.bound = bound_of(result.sizes);
    return result.decide(refines_ ? Verdict::kRefines : Verdict::kEquivalent, says());
  }
  if (!too_large_.empty())
    return result.leave_open(fmt::format("{}{}", too_large_why_, for_sizes(too_large_)), kSmaller);
  if (compared_ == 0 && steps_left_ == 0)
    return result.leave_open("no size could be compared within the effort", kMoreEffort);
  if (compared_ > 0) return result.decide(Verdict::kVacuous, nothing_left());
  if (!without_promise_.empty())
    return result.leave_open("nothing is promised before" + for_sizes(without_promise_),
                             "give sizes at which the function before is specified: --input n=…");
  return result.leave_open("no run could begin on the sizes that were tried",
                           "give sizes that the function before takes: --input n=…");
}

std::string TermsStage::for_sizes(const std::vector<Sizes>& sizes) const {
  return open_.empty() || sizes.empty() ? "" : " for " + bound_of(sizes);
}

/// Sizes that say nothing of what the programs do there.
std::string TermsStage::apart() const {
  std::string text;
  const auto add = [&](std::string_view what, const std::vector<Sizes>& sizes) {
    if (!sizes.empty()) text += fmt::format("; {}{}", what, for_sizes(sizes));
  };
  add("nothing is promised before", without_promise_);
  add("before, it always ends with an error", errs_);
  add("before, it stores nothing", idle_);
  add("too large to compare", too_large_);
  return text;
}

std::string TermsStage::nothing_left() const {
  return "at no size that was tried does the program before do anything that could be compared" +
         apart();
}

std::string TermsStage::says() const {
  return fmt::format(
      "the same terms{}{}{}{}",
      laws_ == TermLaws::kSame ? "" : fmt::format(" by {}", semantics::to_string(laws_)),
      by_prover_ ? ", and conditions on data that the prover compared" : "",
      loses_error_ ? fmt::format("; {}", kLosesError) : "", apart());
}

TermComparison TermsStage::compared(TermBank& bank, const Trial& trial, const Side& b,
                                    const Side& a) {
  const auto with = [&](const Side& before, const Side& after) {
    return compare_terms(bank, before.run, after.run, comparison_of(task_.options), b.plan,
                         questions_);
  };
  TermComparison found = with(b, a);
  const auto divides_by_zero = [](const TermEnding& e) {
    return e.outcome.code == Code::E_DIVIDE_BY_ZERO;
  };
  if (found.verdict != TermComparison::Verdict::kUnknown ||
      std::ranges::none_of(b.run.endings, divides_by_zero))
    return found;
  const RunOptions options = without_unused(task_.options.run);
  const Side before = terms_of(bank, task_.before, trial.inputs, trial.seed, options);
  TermComparison again = with(before, a);
  if (again.verdict == TermComparison::Verdict::kUnknown && found.only_divisions) {
    const Side after =
        terms_of(bank, task_.after, mirrored(b.plan, *task_.after.function()), 0, options);
    again = with(before, after);
  }
  if (again.verdict == TermComparison::Verdict::kUnknown) {
    if (!again.data.empty()) found.data = std::move(again.data);
    return found;
  }
  loses_error_ = true;
  again.verdict = TermComparison::Verdict::kRefines;
  return again;
}

TermsStage::Step TermsStage::compare(const Trial& trial, Judgement& result) {
  TermBank bank;
  const RunOptions& options = task_.options.run;
  const Side b = terms_of(bank, task_.before, trial.inputs, trial.seed, options);
  if (b.problem) {
    if (b.problem->kind != PlanProblem::Kind::kMemory) return Step::kNoRun;
    too_large_why_ = b.problem->message;
    too_large_.push_back(open_.in(trial));
    return Step::kNoRun;
  }
  const Side a = terms_of(bank, task_.after, mirrored(b.plan, *task_.after.function()), 0, options);
  if (a.problem)
    return result.leave_open("the inputs before are none after: " + a.problem->message, ""),
           Step::kUndecided;
  if (ends_without_promise(b.run)) {
    without_promise_.push_back(open_.in(b.plan));
    return Step::kNoRun;
  }
  const TermComparison found = compared(bank, trial, b, a);
  if (found.verdict == TermComparison::Verdict::kUnknown) {
    if (task_.is_late()) return Step::kOutOfTime;
    suggest(bank, found.data, b.plan, trial);
    return leave_open(bank, b, a, found.why, result), Step::kUndecided;
  }
  ++compared_;
  refines_ |= found.verdict == TermComparison::Verdict::kRefines;
  laws_ = std::max(laws_, found.laws);
  by_prover_ |= found.by_prover;
  std::vector<Sizes>& where = !open_.empty() && always_errs(b.run) ? errs_
                              : !open_.empty() && is_idle(b.run)   ? idle_
                                                                   : result.sizes;
  where.push_back(open_.in(b.plan));
  return Step::kCompared;
}

/// Has it effects, and came to none of them?
bool TermsStage::is_idle(const TermInvocation& run) const {
  return has_effects_ && !run.stores && !run.returned;
}

/// What the data say nothing of is drawn.
void TermsStage::suggest(const TermBank& bank, const Data& data, const Plan& plan,
                         const Trial& trial) {
  std::map<std::uint32_t, std::string> written;
  for (const auto& [term, bits] : data) {
    const TermNode& input = bank.at(term);
    const PlannedArgument& a = plan.arguments[input.detail];
    if (!sweep_.draws(a.name) && !data_.contains(input.detail)) continue;
    const std::string value = input.type.is_uint()
                                  ? std::to_string(bits)
                                  : std::to_string(static_cast<std::int64_t>(bits));
    const auto index = index_of(scalar_shape(a.dtype, a.shape), input.payload());
    written[input.detail] +=
        a.is_tensor ? fmt::format(",[{}]={}", fmt::join(index, ","), value) : value;
  }
  for (std::size_t k = 0; k < kSuggested && !written.empty(); ++k) {
    Trial made{trial.inputs, trial.seed + k, false};
    for (const auto& [number, text] : written) {
      const PlannedArgument& a = plan.arguments[number];
      std::erase_if(made.inputs, [&](const Input& input) { return input.name == a.name; });
      made.inputs.push_back(
          {a.name,
           a.is_tensor ? Input::Kind::kSource : Input::Kind::kNumber,
           {},
           "",
           a.is_tensor ? fmt::format("rand:{}{}", seed_of(made.seed, a.name), text) : text});
    }
    suggested_.push_back(std::move(made));
  }
}

/// A run that stopped says where.
void TermsStage::leave_open(const TermBank& bank, const Side& b, const Side& a, std::string why,
                            Judgement& result) const {
  const bool is_before = b.run.outcome.kind != OutcomeKind::kDone;
  const Outcome& outcome = is_before ? b.run.outcome : a.run.outcome;
  if (outcome.kind != OutcomeKind::kDone) {
    result.point_at(is_before ? task_.before : task_.after, outcome);
    const char* side = is_before ? "before" : "after";
    why = outcome.kind == OutcomeKind::kOutOfScope
              ? fmt::format("{}, it comes to what has no rules: {}", side, outcome.message)
              : fmt::format("{}, it cannot be followed on data that may be anything: {}", side,
                            outcome.message);
  }
  result.leave_open(std::move(why), advice(bank, b, a));
}

/// What to try where terms did not decide.
std::string TermsStage::advice(const TermBank& bank, const Side& b, const Side& a) const {
  if (is_over(Clock::time_point::max())) return "interrupted: start it again, or with FILE::f";
  if (task_.is_late()) return kMoreTime;
  const auto stopped = [&](OutcomeKind kind) {
    return b.run.outcome.kind == kind || a.run.outcome.kind == kind;
  };
  if (bank.full() || stopped(OutcomeKind::kExhausted)) return kSmaller;
  if (stopped(OutcomeKind::kOutOfScope)) return "compare the stages up to where that comes in";
  const auto is_open = [](const Note& n) { return n.code == Code::N_WRITE_ORDER; };
  if (std::ranges::any_of(b.run.notes, is_open) || std::ranges::any_of(a.run.notes, is_open))
    return "tenor run --schedule all lists what each may leave";
  const std::string more = "look for inputs that tell them apart with --runs N";
  if (stopped(OutcomeKind::kUndecided) || !has_floats(task_.before) || assumes(task_.options))
    return more;
  return more +
         "; if sums may be reordered, say so with --assume reassociate, and where floats "
         "stand for real numbers with --assume real";
}

TermsStage::Side TermsStage::terms_of(TermBank& bank, const Subject& subject,
                                      const std::vector<Input>& inputs, std::uint64_t seed,
                                      const RunOptions& options) {
  Side side = terms_in(bank, subject, inputs, seed, options, options.profile);
  const auto wants = [&](const TermEnding& e) { return wants_lowered(e.outcome, options); };
  if (!side.problem && std::ranges::any_of(side.run.endings, wants))
    return terms_in(bank, subject, inputs, seed, options, Profile::kLowered);
  return side;
}

TermsStage::Side TermsStage::terms_in(TermBank& bank, const Subject& subject,
                                      const std::vector<Input>& inputs, std::uint64_t seed,
                                      const RunOptions& run, Profile profile) {
  Side side;
  Planned planned = plan_side(subject, inputs, seed, for_trial(run, !open_.empty()), profile);
  if (auto* problem = std::get_if<PlanProblem>(&planned)) return side.problem = *problem, side;
  side.plan = std::move(std::get<Plan>(planned));
  for (const std::size_t i : data_) side.plan.arguments[i].is_data = true;
  if (scalars_of(side.plan) > kScalars)
    return side.problem = {PlanProblem::Kind::kMemory,
                           fmt::format("the arguments have more than {} scalars", kScalars)},
           side;
  InvokeOptions options{Granularity::kStmt, run.limits, 0, profile, run.common.readings};
  options.limits.steps = std::min(options.limits.steps, steps_left_);
  side.run = invoke_on_terms(bank, subject.program(), subject.module(), subject.function(),
                             side.plan, options, is_late_);
  steps_left_ -= std::min(steps_left_, side.run.steps);
  if (side.run.returned && says_nothing(*side.run.returned) &&
      !declares_result(*subject.function()))
    side.run.returned.reset();
  return side;
}

}  // namespace tenor::solver
