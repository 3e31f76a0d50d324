// SPDX-License-Identifier: Apache-2.0
#include "solver/command/all_sizes_answer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>

#include "semantics/request/model_inputs.h"
#include "solver/command/footprints_answer.h"
#include "solver/family/obligations.h"
#include "solver/specified/function_trials.h"
#include "solver/specified/model_obligations.h"
#include "solver/specified/model_trials.h"
#include "spec/check/wording.h"
#include "spec/console/policy.h"

namespace tenor::solver {

using namespace spec;
using semantics::Input;
using semantics::Outcome;
using semantics::OutcomeKind;

namespace {

/// Runs at sizes that may show what is open, and steps of all of them.
constexpr std::size_t kRunsEach = 4, kDrawnRuns = 16;
constexpr std::uint64_t kReplaySteps = 1'000'000;

class AllSizesAnswer {
 public:
  AllSizesAnswer(const semantics::Subject& subject, const semantics::RunRequest& request,
                 const std::vector<Input>& inputs, const Prover& prover,
                 const semantics::Terminal& terminal, const CommonOptions& options,
                 Streams& streams, bool with_regions)
      : subject_(subject),
        request_(request),
        inputs_(inputs),
        prover_(prover),
        terminal_(terminal),
        options_(options),
        streams_(streams),
        with_regions_(with_regions) {}

  Answer answer() {
    result_.file = subject_.loaded->source.name();
    result_.function = subject_.path;
    if (subject_.model())
      look_at_model();
    else
      look_at(decide_all_sizes(subject_.program(), subject_.module(), *subject_.function(),
                               request_, {given(), 0, {}}, with_regions_));
    answer_.results.push_back(result_);
    return std::move(answer_);
  }

 private:
  SizeValues given() const {
    SizeValues sizes;
    for (const Input& input : inputs_) {
      std::int64_t value = 0;
      const char* end = input.written.data() + input.written.size();
      const auto [at, error] = std::from_chars(input.written.data(), end, value);
      if (input.kind != Input::Kind::kNumber || error != std::errc() || at != end)
        throw UsageError(
            fmt::format("--for-all takes sizes, as n=16, and no data for {}", input.name));
      sizes[input.name] = value;
    }
    return sizes;
  }
  void look_at(const AllSizes& all) {
    if (!all.unfit.empty()) return say_unfit(all.unfit);
    judge(all);
    if (with_regions_) add_footprints(all.footprints, subject_, answer_);
  }
  void judge(const AllSizes& all) {
    std::vector<const Obligation*> not_kept;
    for (const Obligation& beyond : all.beyond)
      if (!warned_at(beyond.to_try)) not_kept.push_back(&beyond);
    for (const Obligation& open : all.open)
      if (worst_at(open.to_try) == OutcomeKind::kUnspecified) return;
    for (const SpecifiedError& error : all.errors)
      note(error.outcome, "some sizes or data come to this error, which is specified: ", "");
    for (const Obligation& open : all.open) note(open.outcome, "not proved: ", open.why);
    for (const Obligation* beyond : not_kept) note(beyond->outcome, "not proved: ", beyond->why);
    conclude(all.open.empty(), all.conditions, "");
  }
  /// Its checks of shapes, and its kernels.
  void look_at_model() {
    const ModelObligations all = model_obligations(subject_, given(), prover_);
    std::vector<std::string> conditions;
    bool is_proved = true;
    for (const ShapeObligation& open : all.open) {
      const OutcomeKind worst = worst_at(open.to_try);
      if (worst == OutcomeKind::kUnspecified) return;
      const bool errs = worst == OutcomeKind::kError;
      note({worst, open.failure, nullptr, open.what, open.node, {}},
           errs ? "some sizes come to this error, which is specified: " : "not proved: ",
           errs ? "" : open.why);
      is_proved = is_proved && errs;
    }
    for (const ModelChecks::Kernel& kernel : all.kernels)
      is_proved = is_kernel_specified(kernel, conditions) && is_proved;
    conclude(is_proved, conditions,
             fmt::format(", as far as shapes decide: {}, {}",
                         counted(all.proved + all.open.size(), "check"),
                         counted(all.kernels.size(), "kernel")));
  }
  /// Its results begin without values, and are written whole.
  bool is_kernel_specified(const ModelChecks::Kernel& kernel,
                           std::vector<std::string>& conditions) {
    const Function& f = *kernel.function;
    const AllSizes all = decide_all_sizes(subject_.program(), subject_.module(), *f.prim_func,
                                          request_, {{}, kernel.results, {}});
    for (const std::string& each : all.conditions)
      conditions.push_back(fmt::format("in {} {}", f.name, each));
    const std::string why = why_open(all, kernel.results);
    if (why.empty()) return true;
    note({OutcomeKind::kUndecided,
          {},
          nullptr,
          fmt::format("the kernel {}", f.name),
          f.prim_func,
          {}},
         "not proved: ", why);
    return false;
  }
  static std::string why_open(const AllSizes& all, std::size_t results) {
    if (!all.unfit.empty()) return "it has no form for all sizes: " + all.unfit;
    if (!all.open.empty())
      return fmt::format("{}: {}", all.open[0].outcome.message, all.open[0].why);
    const auto& buffers = all.footprints.parameters;
    for (std::size_t k = buffers.size() - std::min(results, buffers.size()); k < buffers.size();
         ++k)
      if (!buffers[k].writes_all)
        return fmt::format("whether it writes each element of {} is not shown", buffers[k].buffer);
    return "";
  }
  void conclude(bool is_proved, const std::vector<std::string>& conditions,
                const std::string& about) {
    result_.verdict = is_proved ? "specified" : "not-proved";
    const Status good = conditions.empty() ? Status::kGood : Status::kBounded;
    result_.status = is_proved ? good : Status::kUndecided;
    const std::string condition = fmt::format("{}", fmt::join(conditions, " and "));
    const std::string where = conditions.empty() ? "" : " where " + condition;
    if (is_proved) result_.says = answer_.reach = " for all sizes" + where;
    if (is_proved && !conditions.empty())
      answer_.bound = {VerdictBound::Kind::kCondition, condition};
    say_scope(where + about);
  }
  void say_scope(const std::string& where) {
    answer_.scope = fmt::format("{}: all sizes of packed arguments that share no memory{}",
                                subject_.path, where);
    answer_.body = "scope of " + answer_.scope + "\n";
  }
  void say_unfit(const std::string& what) {
    result_.verdict = "not-proved";
    result_.status = Status::kUndecided;
    result_.says = fmt::format(": it has no form for all sizes: {}", what);
    say_scope("");
  }
  void note(const Outcome& outcome, std::string_view before, const std::string& why) {
    Diagnostic d;
    d.code = outcome.code.value_or(Code::X_STEPS);
    d.severity = Severity::kNote;
    if (outcome.node) d.span = subject_.program().span(outcome.node);
    d.message = std::string(before) + outcome.message;
    if (!why.empty()) d.notes.push_back(why);
    if (outcome.rule) d.rule = outcome.rule->id;
    d.function = subject_.path;
    add({std::move(d)});
  }
  static bool is_of_regions(const Diagnostic& d) {
    return d.code == Code::B_READS || d.code == Code::B_WRITES;
  }
  /// Warnings of blocks once, whichever runs show them.
  void add(std::vector<Diagnostic> findings) {
    std::erase_if(findings, [&](const Diagnostic& d) {
      return is_of_regions(d) && d.severity == Severity::kWarning &&
             !warned_.emplace(d.code, d.span.begin).second;
    });
    const Source& source = subject_.loaded->source;
    apply_policy(findings, source, options_);
    for (const Diagnostic& d : findings) {
      count(d, result_);
      answer_.findings.push_back(
          {to_text(d, source, color_of(options_, streams_)), finding_json(d, source)});
    }
  }
  std::vector<Input> inputs_at(const SizeValues& sizes) const {
    std::vector<Input> inputs = inputs_;
    for (const auto& [name, value] : sizes) {
      Input input;
      input.name = name;
      input.kind = Input::Kind::kNumber;
      input.written = fmt::format("{}", value);
      inputs.push_back(std::move(input));
    }
    return inputs;
  }
  semantics::RunRequest limited() const {
    semantics::RunRequest request = request_;
    request.limits.steps = std::min(request.limits.steps, kReplaySteps);
    return request;
  }
  /// Does a run at these sizes, or at drawn ones, show a block that goes beyond its declared
  /// regions? Each is added.
  bool warned_at(std::vector<SizeValues> to_try) {
    to_try.emplace_back();
    for (const SizeValues& sizes : to_try) {
      const semantics::RunRequest request = limited();
      const std::vector<Input> inputs = inputs_at(sizes);
      FunctionTrials trials(subject_, request, inputs, prover_, terminal_);
      trials.run(sizes.empty() ? kDrawnRuns : kRunsEach, kReplaySteps);
      std::vector<Diagnostic> found = trials.findings();
      std::erase_if(found, [](const Diagnostic& d) { return !is_of_regions(d); });
      const bool warned = !found.empty();
      add(std::move(found));
      if (warned) return true;
    }
    return false;
  }
  /// How runs at these sizes end, at worst. An unspecified one is the answer.
  OutcomeKind worst_at(const std::vector<SizeValues>& to_try) {
    OutcomeKind worst = OutcomeKind::kDone;
    for (const SizeValues& sizes : to_try) {
      const std::vector<Input> inputs = inputs_at(sizes);
      const semantics::RunRequest limited = this->limited();
      if (subject_.model()) {
        ModelTrials trials(subject_, limited, semantics::model_inputs(limited, inputs), prover_,
                           terminal_);
        worst = worse_of(worst, ended(trials));
      } else {
        FunctionTrials trials(subject_, limited, inputs, prover_, terminal_);
        worst = worse_of(worst, ended(trials));
      }
      if (worst == OutcomeKind::kUnspecified) return worst;
    }
    return worst;
  }
  static OutcomeKind worse_of(OutcomeKind a, OutcomeKind b) {
    const auto is_error = [](OutcomeKind kind) { return kind == OutcomeKind::kError; };
    return b == OutcomeKind::kUnspecified || is_error(b) || !is_error(a) ? b : a;
  }
  OutcomeKind ended(auto& trials) {
    trials.run(kRunsEach, kReplaySteps);
    if (trials.worst() != OutcomeKind::kUnspecified)
      return trials.errs() ? OutcomeKind::kError : trials.worst();
    add(trials.findings());
    result_.verdict = "unspecified";
    result_.status = Status::kFinding;
    answer_.scope = fmt::format("{}: {}", subject_.path, trials.scope());
    answer_.body = "scope of " + answer_.scope + "\n";
    return trials.worst();
  }

  const semantics::Subject& subject_;
  const semantics::RunRequest& request_;
  const std::vector<Input>& inputs_;
  const Prover& prover_;
  const semantics::Terminal terminal_;
  const CommonOptions& options_;
  Streams& streams_;
  const bool with_regions_;
  Result result_{};
  Answer answer_{};
  std::set<std::pair<Code, std::size_t>> warned_;  ///< of blocks, and where
};

}  // namespace

Answer answer_for_all(const semantics::Subject& subject, const semantics::RunRequest& request,
                      const std::vector<Input>& inputs, const Prover& prover,
                      const semantics::Terminal& terminal, const CommonOptions& options,
                      Streams& streams, bool with_regions) {
  return AllSizesAnswer(subject, request, inputs, prover, terminal, options, streams, with_regions)
      .answer();
}

}  // namespace tenor::solver
