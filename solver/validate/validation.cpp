// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/validation.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "semantics/command/inputs.h"
#include "semantics/command/scope.h"
#include "solver/validate/compare_terms.h"
#include "spec/ir/equal.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// Combinations of open sizes that both sides are compared at as terms.
constexpr std::size_t kTermSizes = 16;
/// Steps of the runs that come before terms: a difference is mostly seen at once.
constexpr std::uint64_t kFewSteps = 1'000'000;
/// Steps of a run as terms: some ten million statement instances.
constexpr std::uint64_t kTermSteps = 50'000'000;

class Validation {
 public:
  Validation(const Pair& pair, const ValidateOptions& options, const Prover& prover)
      : before_(*pair.before),
        after_(*pair.after),
        options_(options),
        prover_(prover),
        deadline_(Clock::now() +
                  std::chrono::milliseconds(static_cast<std::int64_t>(1000 * options.seconds))) {}

  Judgement judge() {
    if (stage("parameters", [&] { return parameters(); }) ||
        stage("names", [&] { return names(); }) || stage("sizes", [&] { return sizes(); }) ||
        stage("runs", [&] { return runs(kFewSteps); }) || stage("terms", [&] { return terms(); }))
      return std::move(result_);
    const std::string why = result_.why;
    if (!stage("more runs", [&] { return runs(options_.run.limits.steps); }))
      result_.stage = "terms", result_.why = why;
    return std::move(result_);
  }

 private:
  template <class Do>
  bool stage(const char* name, Do&& decides) {
    const auto begin = Clock::now();
    result_.stage = name;
    const bool decided = decides();
    result_.stages.push_back({name, std::chrono::duration<double>(Clock::now() - begin).count()});
    return decided;
  }
  bool decide(Verdict verdict, std::string why) {
    result_.verdict = verdict, result_.why = std::move(why);
    return true;
  }

  bool parameters() {
    const std::string why = mismatch(*before_.function(), *after_.function());
    return !why.empty() && decide(Verdict::kUnknown, why + ": they are compared by position");
  }

  bool names() {
    if (before_.reachable.size() != 1 || after_.reachable.size() != 1) return false;
    return equal(*before_.function(), *after_.function(), {false, true}) &&
           decide(Verdict::kEquivalent, "the same but for names");
  }

  bool sizes() {
    for (const std::string& text : options_.run.inputs)
      given_.push_back(parse_input(text, options_.run.limits.memory));
    const Planned first =
        plan_side(before_, given_, options_.run.seed, options_.run, options_.run.profile);
    if (const auto* problem = std::get_if<PlanProblem>(&first)) {
      if (problem->kind == PlanProblem::Kind::kUsage) throw UsageError(problem->message);
      return decide(Verdict::kUnknown, problem->message);
    }
    note_open(std::get<Plan>(first));
    sweep_.emplace(*before_.function(), std::get<Plan>(first), given_, options_.run.seed,
                   options_.trials, after_.function());
    return false;
  }

  /// Trials from where they stopped last, until they have taken so many steps; half of the time at
  /// most, so that there is some for terms.
  bool runs(std::uint64_t steps) {
    const auto until = Clock::now() + (deadline_ - Clock::now()) / 2;
    for (std::uint64_t taken = 0; trial_ < sweep_->runs() && (taken < steps || specified_ == 0);
         ++trial_) {
      const Trial trial = sweep_->trial(trial_);
      const SideRun b = run_side(before_, trial.inputs, trial.seed, options_.run, until);
      if (!b.in_time) break;
      taken += b.steps;
      if (!b.problem && b.outcome.kind == OutcomeKind::kUnspecified) unspecified_ = b.outcome;
      if (!b.is_specified()) continue;
      ++specified_;
      if (after_differs(b, until)) return true;
    }
    const bool all = trial_ >= sweep_->runs();
    if (specified_ > 0 || !unspecified_ || !all) return false;
    return decide(Verdict::kVacuous,
                  fmt::format("on no inputs that were tried is it specified before: {} ({})",
                              unspecified_->message, info(*unspecified_->code).text));
  }

  bool after_differs(const SideRun& b, Clock::time_point until) {
    const SideRun a =
        run_side(after_, mirrored(b.plan, *after_.function()), 0, options_.run, until);
    if (a.problem)
      return decide(Verdict::kUnknown, "the inputs before are none after: " + a.problem->message);
    if (!a.in_time || a.outcome.kind == OutcomeKind::kExhausted ||
        a.outcome.kind == OutcomeKind::kOutOfScope)
      return false;
    const std::string difference = first_difference(b, a);
    const bool is_granted = options_.reassociate && a.is_specified();
    if (difference.empty() || is_granted || b.is_one_of_several() || a.is_one_of_several())
      return false;
    result_.witness = witness_of(b);
    result_.replays = {replay_of(before_, b, b), replay_of(after_, b, a)};
    return decide(Verdict::kDifferent, difference);
  }
  /// A command line that shows one side on the inputs of `given`, a run before.
  std::string replay_of(const Subject& subject, const SideRun& given, const SideRun& run) const {
    std::string text = "tenor run " + shell_quoted(subject.target());
    if (run.profile == Profile::kLowered) text += " --profile lowered";
    for (const std::string& input : inputs_of(given.plan, *subject.function()))
      text += " --input " + shell_quoted(input);
    for (const std::string& flag : options_.run.common.reading_flags) text += " --reading " + flag;
    return text;
  }
  std::vector<std::pair<std::string, std::string>> witness_of(const SideRun& given) const {
    std::vector<std::pair<std::string, std::string>> witness;
    for (const std::string& input : inputs_of(given.plan, *before_.function())) {
      const std::size_t sign = input.find('=');
      witness.emplace_back(input.substr(0, sign), input.substr(sign + 1));
    }
    return witness;
  }

  bool terms() {
    std::size_t done = 0;
    bool refines = false, by_prover = false;
    TermLaws laws = TermLaws::kSame;
    const std::size_t combinations = sweep_->combinations(),
                      most = std::min(kTermSizes, combinations);
    // All over the combinations, so that every size takes many values.
    std::size_t step = std::max<std::size_t>(1, combinations * 5 / 8);
    while (std::gcd(step, combinations) != 1) ++step;
    for (std::size_t k = 0; k < most; ++k) {
      if (done > 0 && is_late_()) break;
      TermBank bank;
      const Trial trial = sweep_->trial(k * step % combinations);
      const TermSide b = terms_of(bank, before_, trial.inputs, trial.seed);
      if (b.problem) continue;
      const TermSide a = terms_of(bank, after_, mirrored(b.plan, *after_.function()), 0);
      if (a.problem)
        return decide(Verdict::kUnknown, "the inputs before are none after: " + a.problem->message),
               false;
      const TermLaws granted = options_.reassociate ? TermLaws::kReassociate : TermLaws::kIeee;
      const TermComparison found =
          compare_terms(bank, b.run, a.run, granted, b.plan, prover_, is_late_);
      if (found.verdict == TermComparison::Verdict::kUnknown) {
        if (done > 0 && is_late_()) break;  // what was decided is the bound
        return decide(Verdict::kUnknown, found.why), false;
      }
      ++done;
      refines |= found.verdict == TermComparison::Verdict::kRefines;
      laws = std::max(laws, found.laws);
      by_prover |= found.by_prover;
      note_sizes(b.plan);
    }
    if (done == 0) return decide(Verdict::kUnknown, "no run could begin"), false;
    if (!open_.empty()) result_.bound = bound();
    return decide(
        refines ? Verdict::kRefines : Verdict::kEquivalent,
        fmt::format(
            "the same terms{}{}",
            laws == TermLaws::kSame ? "" : fmt::format(" by {}", semantics::to_string(laws)),
            by_prover ? ", and conditions on data that the prover compared" : ""));
  }

  struct TermSide {
    std::optional<PlanProblem> problem;
    Plan plan;
    TermInvocation run;
  };
  TermSide terms_of(TermBank& bank, const Subject& subject, const std::vector<Input>& inputs,
                    std::uint64_t seed) const {
    TermSide side = terms_in(bank, subject, inputs, seed, options_.run.profile);
    const auto wants = [&](const TermEnding& e) { return wants_lowered(e.outcome, options_.run); };
    if (!side.problem && std::ranges::any_of(side.run.endings, wants))
      return terms_in(bank, subject, inputs, seed, Profile::kLowered);
    return side;
  }
  TermSide terms_in(TermBank& bank, const Subject& subject, const std::vector<Input>& inputs,
                    std::uint64_t seed, Profile profile) const {
    TermSide side;
    Planned planned = plan_side(subject, inputs, seed, options_.run, profile);
    if (auto* problem = std::get_if<PlanProblem>(&planned)) return side.problem = *problem, side;
    side.plan = std::move(std::get<Plan>(planned));
    InvokeOptions options{Granularity::kStmt, options_.run.limits, 0, profile,
                          options_.run.common.readings};
    options.limits.steps = std::min(options.limits.steps, kTermSteps);
    side.run = invoke_on_terms(bank, subject.program(), subject.module(), subject.function(),
                               side.plan, options, is_late_);
    return side;
  }

  /// What nothing given decides and terms do not stand for: sizes, and scalars that are integers.
  void note_open(const Plan& first) {
    for (const PlannedSize& size : first.sizes)
      if (size.chosen) open_.insert(size.name);
    for (const PlannedArgument& a : first.arguments)
      if (a.chosen && a.scalar && a.scalar->type.is_integer() && !a.scalar->type.is_bool())
        open_.insert(a.name);
  }
  void note_sizes(const Plan& plan) {
    auto& sizes = result_.sizes.emplace_back();
    for (const PlannedSize& size : plan.sizes)
      if (open_.contains(size.name)) sizes.emplace_back(size.name, size.value);
    for (const PlannedArgument& a : plan.arguments)
      if (a.scalar && open_.contains(a.name))
        sizes.emplace_back(a.name, Concrete::index(*a.scalar));
  }
  /// `n in {0, 1, 7}`, `(n, m) in {(0, 1), (7, 2)}`.
  std::string bound() const {
    std::vector<std::string> names, values;
    for (const auto& [name, value] : result_.sizes.at(0)) names.push_back(name);
    for (const auto& sizes : result_.sizes) {
      std::vector<std::int64_t> numbers;
      for (const auto& [name, value] : sizes) numbers.push_back(value);
      const std::string text = fmt::format("{}", fmt::join(numbers, ", "));
      values.push_back(numbers.size() == 1 ? text : "(" + text + ")");
    }
    const std::string all = fmt::format("{}", fmt::join(names, ", "));
    return fmt::format("{} in {{{}}}", names.size() == 1 ? all : "(" + all + ")",
                       fmt::join(values, ", "));
  }

  const Subject &before_, &after_;
  const ValidateOptions& options_;
  const Prover& prover_;
  const std::function<bool()> is_late_ = [this] { return Clock::now() > deadline_; };
  const Clock::time_point deadline_;
  std::vector<Input> given_;
  std::set<std::string> open_;  ///< names
  std::optional<Sweep> sweep_;
  std::size_t trial_ = 0, specified_ = 0;  ///< runs before: how many began, how many are specified
  std::optional<Outcome> unspecified_;     ///< the last that was not
  Judgement result_;
};

}  // namespace

std::string_view to_string(Verdict verdict) {
  constexpr std::string_view kWords[] = {"equivalent", "refines", "different", "unknown",
                                         "vacuous"};
  return kWords[static_cast<std::size_t>(verdict)];
}

Judgement validate(const Pair& pair, const ValidateOptions& options, const Prover& prover) {
  return Validation(pair, options, prover).judge();
}

}  // namespace tenor::solver
