// SPDX-License-Identifier: Apache-2.0
// `tenor trace`: the steps of a run, each with its rule, its clause, its place and what it changed.
// The last line is that of the run itself.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <ostream>

#include "semantics/analysis/barriers.h"
#include "semantics/command/buffer_names.h"
#include "semantics/command/command.h"
#include "semantics/command/run_options.h"
#include "semantics/command/step_list.h"
#include "semantics/command/trace_recorder.h"
#include "semantics/console/input_options.h"
#include "semantics/console/stand_ins.h"
#include "semantics/console/terminal.h"
#include "semantics/relax/concrete.h"
#include "semantics/relax/model_run.h"
#include "semantics/request/model_inputs.h"
#include "semantics/run/invoke.h"
#include "semantics/run/model/initializer.h"
#include "spec/text/print.h"

namespace tenor::semantics {
namespace {

using namespace spec;

/// Steps that are shown unless more are asked for.
constexpr std::size_t kLastSteps = 1000;

struct TraceOptions {
  RunCommandOptions run;
  bool all = false;
  std::uint32_t line = 0;
  std::vector<std::string> where, watch;
};

/// The clause that a step names.
std::string_view clause_of(const TraceStep& step) {
  return named_clause(step.rule->clauses, step.rule->reading).id;
}

std::string_view word_of(TraceChange::Kind kind) {
  switch (kind) {
    case TraceChange::Kind::kBind: return "bind";
    case TraceChange::Kind::kLoad: return "load";
    case TraceChange::Kind::kStore: return "store";
  }
  return "bind";
}

/// How the run has ended, at a place that the program's text has.
template <class M>
Outcome outcome_in(const M& m) {
  if constexpr (requires { m.call_with_body(nullptr); }) return relax::placed_outcome(m);
  return m.outcome();
}

class Tracer {
 public:
  Tracer(const Subject& subject, const TraceOptions& options, Streams& streams)
      : subject_(subject), options_(options), streams_(streams) {}

  Status run() {
    TraceFilter filter = filter_of(options_.line, options_.where, options_.watch);
    if (!filter.watch.empty()) {
      const std::set<std::string_view> buffers = buffer_names(subject_);
      for (const WatchedElement& watched : filter.watch) refuse_unknown(watched, buffers);
    }
    if (subject_.model()) return run_model(std::move(filter));
    refuse_model_options(options_.run.run);
    RunRequest request = options_.run.run;
    const std::vector<Input> inputs = take_inputs(request, options_.run.inputs);
    const auto planned = plan(subject_, inputs, request);
    const Plan* made = std::get_if<Plan>(&planned);
    scope_ = scope_of(made, subject_.target(), request);
    name_barriers(scope_.line, subject_, request.limits);
    if (!made) return refuse(std::get<PlanProblem>(planned));
    Run<WatchedConcrete> m(setup_of(subject_, *made, options_.run.run));
    return trace<Machine<WatchedConcrete>>(m, std::move(filter));
  }

 private:
  Status run_model(TraceFilter filter) {
    RunRequest request = options_.run.run;
    const ModelInputs inputs = model_inputs(request, take_inputs(request, options_.run.inputs));
    const auto planned = plan_model(subject_, inputs, request);
    const auto* made = std::get_if<ModelPlan>(&planned);
    scope_ = scope_of(made ? &made->parts : nullptr, subject_.target(), request);
    if (!made) return refuse(std::get<PlanProblem>(planned));
    using Watched = relax::ModelRun<WatchedConcrete>;
    std::vector<Place> watched;
    if (!filter.watch.empty()) {
      Watched before(setup_of(subject_, *made, request), made->arguments);
      watched = places_in<ModelMachine<WatchedConcrete>>(before, filter);
      if (interrupted_) return print({}, 0, 0);
    }
    Watched m(setup_of(subject_, *made, request), made->arguments);
    return trace<ModelMachine<WatchedConcrete>>(m, std::move(filter), std::move(watched));
  }
  /// Where a run of the same inputs has the elements that are watched.
  template <class M>
  std::vector<Place> places_in(M& m, const TraceFilter& filter) {
    TraceRecorder<M> recorder(m, subject_.loaded->source, filter, 0);
    follow(m, recorder);
    return recorder.watched();
  }
  template <class M>
  void follow(M& m, TraceRecorder<M>& recorder) {
    m.observe(&recorder);
    if constexpr (requires { m.observe_variables(&recorder); }) m.observe_variables(&recorder);
    interrupted_ = !drive(
        terminal_of(streams_), [&] { return step_slice(m); },
        [&] { return fmt::format("{} steps", m.steps()); });
    recorder.finish();
  }
  Status refuse(const PlanProblem& problem) {
    finding_ = finding_of(subject_, problem, scope_);
    return print({}, 0, 0);
  }

  template <class M>
  Status trace(M& m, TraceFilter filter, std::vector<Place> watched = {}) {
    const typename TraceRecorder<M>::Sink show = [this](const TraceStep& step) {
      show_at_once(step);
    };
    TraceRecorder<M> recorder(m, subject_.loaded->source, std::move(filter), kLastSteps,
                              options_.all ? show : typename TraceRecorder<M>::Sink(),
                              &subject_.foreign);
    recorder.watch(std::move(watched));
    follow(m, recorder);
    for (const WatchedElement& each : recorder.filter().watch)
      if (!each.was_met)
        remark_ += fmt::format("; nothing touched {}{}", each.buffer, show_index(each.index));
    for (const BoundVariable& variable : recorder.filter().where)
      if (!variable.was_bound())
        remark_ += fmt::format("; no variable is called '{}'", variable.name());
    if (m.outcome().kind != OutcomeKind::kDone)
      finding_ = finding_of(subject_, outcome_in(m), scope_);
    return print(recorder.steps(), recorder.passed(), recorder.committed());
  }

  Status print(const std::deque<TraceStep>& steps, std::uint64_t passed, std::uint64_t total) {
    Status status = interrupted_ ? Status::kInterrupted : Status::kGood;
    std::string word = "ok";
    if (finding_ && info(finding_->code).code_class() == CodeClass::kLimit) {
      status = Status::kUndecided;
      word = "exhausted";
    }
    if (options_.run.common.format == Format::kJson)
      print_json(steps, passed, total, word);
    else
      print_text(steps, passed, total, word);
    return status;
  }

  /// The text that the step is of: of a function in another file, that file's.
  const Source& source_of(const TraceStep& step) const {
    const auto* part = subject_.foreign.part_of(step.redex);
    return (part ? part->file : subject_.loaded)->source;
  }
  /// Where the redex stands: `9:17`; nothing for what no text holds.
  std::string place_of(const TraceStep& step) const {
    const Span span = subject_.program().span(step.redex);
    if (span.end == 0) return {};
    const Source& source = source_of(step);
    const Position at = source.position(span.begin);
    const bool is_foreign = &source != &subject_.loaded->source;
    return fmt::format("{}{}:{}", is_foreign ? std::string(source.name()) + ":" : "", at.line,
                       at.column);
  }
  /// The first line of its text, as it was written.
  std::string text_of(const TraceStep& step) const {
    const Span span = subject_.program().span(step.redex);
    std::string_view text = source_of(step).text();
    if (span.end == 0 || span.begin >= text.size()) return {};
    text = text.substr(span.begin, span.end - span.begin);
    constexpr std::size_t kWidth = 60;
    const std::size_t line = text.find_first_of("\r\n");
    const bool cut = line != text.npos || text.size() > kWidth;
    return printable(text.substr(0, std::min(line, kWidth))) + (cut ? " …" : "");
  }

  void print_text(const std::deque<TraceStep>& steps, std::uint64_t passed, std::uint64_t total,
                  const std::string& word) {
    if (passed > steps.size() && !options_.all)
      streams_.out << fmt::format("{} earlier steps are not shown; --all shows them\n",
                                  passed - steps.size());
    if (!options_.run.common.quiet)
      for (const TraceStep& step : steps) print_step(step);
    if (finding_)
      streams_.out << to_text(*finding_, subject_.loaded->source,
                              color_of(options_.run.common, streams_));
    const bool redexes = options_.run.run.granularity == Granularity::kExpr;
    streams_.out << fmt::format("{}: {} of {} {}{}{}; {}\n", word, passed, total,
                                redexes ? "steps" : "rules", interrupted_ ? ", interrupted" : "",
                                remark_, how_it_ended());
  }
  /// The word of the run itself: a trace is good where it shows how a run fails.
  std::string_view ending() const {
    if (interrupted_) return "interrupted";
    return finding_ ? spec::word(info(finding_->code).code_class()) : "done";
  }
  std::string how_it_ended() const {
    if (interrupted_) return "the run has not ended";
    const std::string code = finding_ ? fmt::format(" ({})", info(finding_->code).text) : "";
    return fmt::format("the run ended: {}{}", ending(), code);
  }
  void print_step(const TraceStep& step) {
    std::string changes;
    for (const TraceChange& change : step.changes)
      changes += fmt::format("{}{} {} = {}", changes.empty() ? "" : ", ", word_of(change.kind),
                             change.target, change.value);
    streams_.out << fmt::format("{:>6} {:<32} {:<18} {:<8} {}{}\n", step.number, step.rule->id,
                                clause_of(step), place_of(step), text_of(step),
                                changes.empty() ? "" : "   # " + changes);
  }

  Json step_json(const TraceStep& step) const {
    Json changes = Json::array();
    for (const TraceChange& change : step.changes)
      changes.push_back(
          {{"kind", word_of(change.kind)}, {"target", change.target}, {"value", change.value}});
    const Position at = source_of(step).position(subject_.program().span(step.redex).begin);
    return {{"step", step.number},          {"rule", step.rule->id},
            {"clause", clause_of(step)},    {"line", at.line},
            {"column", at.column},          {"text", text_of(step)},
            {"changes", std::move(changes)}};
  }
  /// One of all: as many as there are would not fit into memory.
  void show_at_once(const TraceStep& step) {
    if (options_.run.common.format == Format::kJson) {
      if (!list_) list_.emplace(streams_.out, answer("", Json::array(), 0, 0));
      list_->add(step_json(step));
    } else if (!options_.run.common.quiet) {
      print_step(step);
    }
  }
  void print_json(const std::deque<TraceStep>& steps, std::uint64_t passed, std::uint64_t total,
                  const std::string& word) {
    Json listed = Json::array();
    for (const TraceStep& step : steps) listed.push_back(step_json(step));
    const Json whole = answer(word, std::move(listed), passed, total);
    list_ ? list_->finish(whole) : void(streams_.out << dump(whole));
  }
  Json answer(const std::string& word, Json steps, std::uint64_t passed,
              std::uint64_t total) const {
    Json findings = Json::array();
    if (finding_) findings.push_back(finding_json(*finding_, subject_.loaded->source));
    Json details{{"function", subject_.path},   {"total", total},     {"passed", passed},
                 {"interrupted", interrupted_}, {"ending", ending()}, {"steps", std::move(steps)}};
    return answer_json({"trace", word, std::nullopt, scope_.line}, std::move(findings),
                       Json::array(), std::move(details));
  }

  const Subject& subject_;
  const TraceOptions& options_;
  Streams& streams_;
  RunScope scope_;
  std::optional<Diagnostic> finding_;
  std::string remark_;
  std::optional<StepList> list_;  ///< where every step is shown in JSON, and there was one
  bool interrupted_ = false;
};

}  // namespace

Action add_trace(CLI::App& command) {
  auto options = std::make_shared<TraceOptions>();
  options->run.run.granularity = Granularity::kExpr;
  command.footer(
      "The verdict is ok, with exit status 0, also where the run itself ends with an error or is\n"
      "unspecified: the last line says how it ended. `tenor run` has the run's own exit status.");
  add_program_options(command, options->run.common);
  add_reading_option(command, options->run.common);
  add_output_options(command, options->run.common);
  add_input_options(command, options->run.run, options->run.inputs);
  add_model_options(command, options->run.run);
  command.add_flag("--all", options->all, "print every step, not only the last 1000 selected ones");
  command.add_option("--line", options->line, "only steps on this line of the file")
      ->type_name("L");
  add_repeatable(command, "--where", options->where, "VAR=VALUE",
                 "only steps while the variable has this value");
  add_repeatable(command, "--watch", options->watch, "BUFFER[INDEX]",
                 "only steps that read or write this element of a buffer, or of the tensor that a "
                 "variable of Relax has");
  return [options](Streams& streams) {
    const CommonOptions& common = options->run.common;
    take_readings(options->run.run, common);
    Subject subject = open_subject("trace", common, streams, Languages::kTirAndRelax);
    if (subject.refused)
      return print_answer(refusal_of(subject, "trace", color_of(common, streams)), common, streams);
    if (subject.model()) read_stand_ins({&subject}, options->run.run.packed, common, streams);
    return Tracer(subject, *options, streams).run();
  };
}

}  // namespace tenor::semantics
