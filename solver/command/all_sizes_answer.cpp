// SPDX-License-Identifier: Apache-2.0
#include "solver/command/all_sizes_answer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>

#include "solver/family/obligations.h"
#include "solver/specified/function_trials.h"
#include "spec/console/policy.h"

namespace tenor::solver {

using namespace spec;
using semantics::Input;
using semantics::Outcome;
using semantics::OutcomeKind;

namespace {

/// Runs at sizes that may show what is open, and steps of all of them.
constexpr std::size_t kRunsEach = 4;
constexpr std::uint64_t kReplaySteps = 1'000'000;

class AllSizesAnswer {
 public:
  AllSizesAnswer(const semantics::Subject& subject, const semantics::RunRequest& request,
                 const std::vector<Input>& inputs, const Prover& prover,
                 const semantics::Terminal& terminal, const CommonOptions& options,
                 Streams& streams)
      : subject_(subject),
        request_(request),
        inputs_(inputs),
        prover_(prover),
        terminal_(terminal),
        options_(options),
        streams_(streams) {}

  Answer answer() {
    result_.file = subject_.loaded->source.name();
    result_.function = subject_.path;
    if (subject_.model())
      say_unfit("a function of Relax");
    else
      look_at(decide_all_sizes(subject_.program(), subject_.module(), *subject_.function(),
                               request_, given()));
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
    for (const Obligation& open : all.open)
      if (is_shown(open)) return;
    for (const SpecifiedError& error : all.errors)
      note(error.outcome, "some sizes or data come to this error, which is specified: ", "");
    for (const Obligation& open : all.open) note(open.outcome, "not proved: ", open.why);
    result_.verdict = all.open.empty() ? "specified" : "not-proved";
    const Status good = all.conditions.empty() ? Status::kGood : Status::kBounded;
    result_.status = all.open.empty() ? good : Status::kUndecided;
    std::string where;
    if (!all.conditions.empty())
      where = fmt::format(" where {}", fmt::join(all.conditions, " and "));
    if (all.open.empty()) result_.says = answer_.reach = " for all sizes" + where;
    if (all.open.empty() && !all.conditions.empty())
      answer_.bound = {VerdictBound::Kind::kCondition,
                       fmt::format("{}", fmt::join(all.conditions, " and "))};
    say_scope(where);
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
  void add(std::vector<Diagnostic> findings) {
    const Source& source = subject_.loaded->source;
    apply_policy(findings, source, options_);
    for (const Diagnostic& d : findings) {
      count(d, result_);
      answer_.findings.push_back(
          {to_text(d, source, color_of(options_, streams_)), finding_json(d, source)});
    }
  }
  /// Does a run at one of its sizes end so? Then that is the answer.
  bool is_shown(const Obligation& open) {
    for (const SizeValues& sizes : open.to_try) {
      std::vector<Input> inputs = inputs_;
      for (const auto& [name, value] : sizes) {
        Input input;
        input.name = name;
        input.kind = Input::Kind::kNumber;
        input.written = fmt::format("{}", value);
        inputs.push_back(std::move(input));
      }
      semantics::RunRequest limited = request_;
      limited.limits.steps = std::min(limited.limits.steps, kReplaySteps);
      FunctionTrials trials(subject_, limited, inputs, prover_, terminal_);
      trials.run(kRunsEach, kReplaySteps);
      if (trials.worst() != OutcomeKind::kUnspecified) continue;
      add(trials.findings());
      result_.verdict = "unspecified";
      result_.status = Status::kFinding;
      answer_.scope = fmt::format("{}: {}", subject_.path, trials.scope());
      answer_.body = "scope of " + answer_.scope + "\n";
      return true;
    }
    return false;
  }

  const semantics::Subject& subject_;
  const semantics::RunRequest& request_;
  const std::vector<Input>& inputs_;
  const Prover& prover_;
  const semantics::Terminal terminal_;
  const CommonOptions& options_;
  Streams& streams_;
  Result result_{};
  Answer answer_{};
};

}  // namespace

Answer answer_for_all(const semantics::Subject& subject, const semantics::RunRequest& request,
                      const std::vector<Input>& inputs, const Prover& prover,
                      const semantics::Terminal& terminal, const CommonOptions& options,
                      Streams& streams) {
  return AllSizesAnswer(subject, request, inputs, prover, terminal, options, streams).answer();
}

}  // namespace tenor::solver
