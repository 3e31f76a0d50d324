// SPDX-License-Identifier: Apache-2.0
// `tenor validate BEFORE AFTER`: did a pass keep the meaning?
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>

#include "semantics/console/input_options.h"
#include "semantics/console/stand_ins.h"
#include "semantics/console/terminal.h"
#include "solver/command/command.h"
#include "solver/command/pair_answer.h"
#include "solver/command/validate_options.h"
#include "solver/prover/default_prover.h"
#include "spec/console/deep_stack.h"

namespace tenor::solver {
namespace {

using namespace spec;
using semantics::Subject;

struct Sides {
  std::string before, after;
};

struct ValidateCommand {
  CommonOptions common;
  ValidateOptions validate;
  Sides sides;
};

/// One line for all pairs that are being compared.
struct ProgressLine {
  semantics::Terminal terminal;
  std::size_t of;
  std::atomic<std::size_t> done = 0;
  std::mutex mutex{};

  void show(const std::string& text) {
    const std::lock_guard lock(mutex);
    terminal.show([&] { return fmt::format("{} of {} compared, {}", done.load(), of, text); });
  }
};

/// The bounds of all that have one: `n in {1, 2}`, or `f: n in {1, 2}; g: m in {0}`.
void join_bounds(Answer& answer, const Answer& each, bool is_one) {
  if (!each.bound) return;
  const std::string text =
      is_one ? each.bound->text : each.results.at(0).function + ": " + each.bound->text;
  if (answer.bound)
    answer.bound->text += "; " + text;
  else
    answer.bound = {each.bound->kind, text};
}

/// What was given, and what was assumed, is part of every verdict.
void note_scope(Answer& answer, const ValidateOptions& options) {
  const auto say = [&](std::string_view what, const std::vector<std::string>& given) {
    if (given.empty()) return;
    answer.scope += (answer.scope.empty() ? "" : "; ");
    answer.scope += fmt::format("{} {}", what, fmt::join(given, ", "));
  };
  say("inputs", options.inputs);
  say("weights of", options.run.params);
  say("constants of", options.run.constants);
  say("packed functions", options.run.packed);
  if (!answer.scope.empty() && answer.reach.empty()) answer.reach = " for " + answer.scope;
  if (!assumes(options)) return;
  const std::string assumed = fmt::format("assuming {}", semantics::to_string(options.granted));
  answer.scope += (answer.scope.empty() ? "" : "; ") + assumed;
  answer.reach += (answer.reach.empty() ? " " : ", ") + assumed;
  answer.details["assumed"] = semantics::to_string(options.granted);
}

struct Opened {
  std::vector<Subject> subjects;
  bool is_named = false;  ///< functions are asked for by a name
};

Opened open_side(const std::string& program, const CommonOptions& common, Streams& streams) {
  const std::vector<Target> targets = targets_of({program});
  if (targets.size() != 1)
    throw UsageError(fmt::format("{} matches {} files: compare one file with one file", program,
                                 targets.size()));
  return {semantics::open_subjects(targets[0], common, streams, semantics::Languages::kTirAndRelax),
          !targets[0].function.empty()};
}

/// Was the side read, and has it no functions? Its only subject stands for the file then.
bool is_empty(const Opened& side) {
  const Subject& first = side.subjects.at(0);
  return !first.selected.function && first.refused->findings.empty() &&
         first.refused->problem.empty() && !first.program().modules.empty();
}
/// Reads --packed for the functions of Relax on both sides.
void take_packed(Opened& before, Opened& after, const ValidateCommand& command, Streams& streams) {
  std::vector<Subject*> models;
  for (Opened* side : {&before, &after})
    for (Subject& subject : side->subjects)
      if (!subject.refused && subject.model()) models.push_back(&subject);
  const semantics::RunRequest& run = command.validate.run;
  if (models.empty()) return semantics::refuse_model_options(run);
  semantics::read_stand_ins(models, run.packed, command.common, streams);
}

/// A side could not be read: there is nothing to compare.
Status print_unread(const Subject& file, const CommonOptions& common, Streams& streams) {
  return print_answer(semantics::refusal_of(file, "validate", color_of(common, streams)), common,
                      streams);
}

/// Where one side names functions, those of the other that have no partner are not asked for.
std::vector<Pair> asked_for(std::vector<Pair> pairs, const Opened& before, const Opened& after) {
  if (before.is_named == after.is_named) return pairs;
  std::erase_if(pairs, [&](const Pair& p) { return !(before.is_named ? p.before : p.after); });
  return pairs;
}

/// Is a function without a partner on both sides?
bool leaves_both_sides(const std::vector<Pair>& pairs) {
  return std::ranges::any_of(pairs, [](const Pair& p) { return !p.before; }) &&
         std::ranges::any_of(pairs, [](const Pair& p) { return !p.after; });
}

/// Pairs in parallel, until Ctrl-C comes; the answers are in their order. An exception of one is
/// thrown when all have ended.
std::vector<std::optional<Answer>> answers_of(const std::vector<Pair>& pairs, const PairContext& by,
                                              unsigned jobs, ProgressLine& line) {
  std::vector<std::optional<Answer>> answers(pairs.size());
  std::vector<std::exception_ptr> errors(pairs.size());
  for (std::size_t i = 0; i < pairs.size(); ++i)
    if (is_comparable(pairs[i])) by.decided.add(pairs[i], i);
  if (pairs.size() > 1) by.prover.prepare_for_threads();
  for_each_on_deep_stacks(pairs.size(), jobs, [&](std::size_t i) {
    if (semantics::Interruptible().came()) return;
    try {
      answers[i] = answer_of(pairs[i], i, by);
    } catch (...) {
      errors[i] = std::current_exception();
    }
    ++line.done;
  });
  for (const std::exception_ptr& error : errors)
    if (error) std::rethrow_exception(error);
  return answers;
}

void compare_all(const std::vector<Pair>& pairs, const PairContext& by, unsigned jobs,
                 ProgressLine& line, Answer& answer) {
  const semantics::Interruptible interruptible;
  Json functions = Json::array();
  for (std::optional<Answer>& each : answers_of(pairs, by, jobs, line)) {
    if (!each) continue;
    if (interruptible.came())
      for (Result& r : each->results) {
        r.status = Status::kInterrupted;
        r.says += line.done < line.of
                      ? fmt::format(", interrupted after {} of {}", line.done.load(), line.of)
                      : ", interrupted";
      }
    join_bounds(answer, *each, pairs.size() == 1);
    if (each->details.contains("stage")) functions.push_back(each->details);
    answer.append(std::move(*each));
  }
  answer.details["functions"] = std::move(functions);
}

Status run_validate(const ValidateCommand& command, const Prover& prover, Streams& streams) {
  const ValidateOptions& options = command.validate;
  const CommonOptions& common = command.common;
  const Sides& sides = command.sides;
  targets_of({sides.before, sides.after});  // standard input cannot be both
  Opened before = open_side(sides.before, common, streams);
  Opened after = open_side(sides.after, common, streams);
  for (Opened* side : {&before, &after})
    if (is_empty(*side)) side->subjects.clear();
  for (const Opened* side : {&before, &after})
    if (!side->subjects.empty() && !side->subjects[0].selected.function)
      return print_unread(side->subjects[0], common, streams);
  take_packed(before, after, command, streams);
  const std::vector<Pair> pairs =
      asked_for(pair_up(before.subjects, after.subjects, options.renamed), before, after);
  Answer answer{"validate", "equivalent", {}, {}, {}, false};
  DecidedPairs decided;
  ProgressLine line{semantics::terminal_of(streams), pairs.size()};
  compare_all(
      pairs,
      {options, prover, decided, before.is_named || after.is_named, leaves_both_sides(pairs),
       color_of(common, streams), [&](const std::string& text) { line.show(text); }},
      common.jobs, line, answer);
  const auto holds = [](const Result& r) {
    return r.verdict == to_string(Verdict::kEquivalent) ||
           r.verdict == to_string(Verdict::kRefines);
  };
  if (answer.bound && std::ranges::all_of(answer.results, holds))
    answer.reach = pairs.size() == 1 ? " for " + answer.bound->text : " at the sizes tried";
  note_scope(answer, options);
  answer.details["prover"] = prover.name();
  return print_answer(answer, common, streams);
}

}  // namespace

Action add_validate(CLI::App& command, const Prover& prover, semantics::Replayer replay) {
  auto options = std::make_shared<ValidateCommand>();
  command.add_option("before", options->sides.before, "the program before the pass: FILE, FILE::f")
      ->required()
      ->type_name("BEFORE");
  command.add_option("after", options->sides.after, "the program after the pass: FILE, FILE::f")
      ->required()
      ->type_name("AFTER");
  add_validate_options(command, options->common, options->validate);
  options->validate.replay = std::move(replay);
  return [options, &prover](Streams& streams) {
    semantics::take_readings(options->validate.run, options->common);
    const std::uint64_t effort = options->validate.effort;
    if (effort == 1) return run_validate(*options, prover, streams);
    return run_validate(*options, *make_prover(effort), streams);
  };
}

}  // namespace tenor::solver
