// SPDX-License-Identifier: Apache-2.0
// `tenor validate BEFORE AFTER`: did a pass keep the meaning?
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>

#include "semantics/console/input_options.h"
#include "semantics/console/stand_ins.h"
#include "semantics/console/terminal.h"
#include "solver/command/command.h"
#include "solver/command/compare_pairs.h"
#include "solver/command/validate_dump.h"
#include "solver/prover/default_prover.h"

namespace tenor::solver {
namespace {

using namespace spec;
using semantics::Subject;

/// The bounds of all that have one: `n in {1, 2}`, or `f: n in {1, 2}; g: m in {0}`.
void join_bounds(Answer& answer, const Answer& each, bool is_one) {
  if (!each.bound) return;
  const std::string text =
      is_one ? each.bound->text : each.results.at(0).function + ": " + each.bound->text;
  if (answer.bound) {
    answer.bound->text += "; " + text;
    if (each.bound->kind == VerdictBound::Kind::kCondition) answer.bound->kind = each.bound->kind;
  } else
    answer.bound = {each.bound->kind, text};
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

/// Has each function that callers of BEFORE can use a partner, and is there one?
bool keeps_all(const std::vector<Pair>& pairs) {
  const auto is_lost = [](const Pair& p) {
    return p.before && !p.after && !is_private(*p.before->selected.function);
  };
  return std::ranges::none_of(pairs, is_lost) &&
         std::ranges::any_of(pairs, [](const Pair& p) { return p.before && p.after; });
}

/// Each layout is of an array that some pair has, and each array has one.
void require_arrays(const std::vector<std::string>& layouts, const std::vector<Pair>& pairs) {
  std::set<std::string> arrays;
  for (const std::string& text : layouts) {
    const auto is_there = [&](const Pair& p) {
      return is_comparable(p) && names_array(*p.before->function(), *p.after->function(), text);
    };
    if (std::ranges::none_of(pairs, is_there))
      throw UsageError(
          fmt::format("--layout '{}': it is to be of the form 'A: i, j -> j, i', of an "
                      "array of both sides with these dimensions",
                      text));
    if (!arrays.insert(array_of(text)).second)
      throw UsageError(fmt::format("--layout gives the array {} twice", array_of(text)));
  }
}

void compare_all(const std::vector<Pair>& pairs, const PairContext& by, unsigned jobs,
                 ProgressLine& line, Answer& answer, std::string& certificates) {
  Json functions = Json::array();
  for (auto& each : answers_of(pairs, by, jobs, line)) {
    if (!each) continue;
    if (!each->certificate.empty())
      certificates += fmt::format("; {}: {}\n{}", each->answer.results[0].function,
                                  each->answer.results[0].verdict, each->certificate);
    join_bounds(answer, each->answer, pairs.size() == 1);
    if (each->answer.details.contains("stage")) functions.push_back(each->answer.details);
    answer.append(std::move(each->answer));
  }
  answer.details["functions"] = std::move(functions);
}

void write_certificate(const std::string& path, const std::string& queries) {
  std::ofstream file(path);
  file << "; What verdicts for all sizes rest on: each query is to be unsat. The induction over\n"
          "; iterations is not among them, nor how the sets were made.\n"
          "(set-logic ALL)\n"
       << (queries.empty() ? "; no verdict holds for all sizes by the comparison for all sizes\n"
                           : queries);
  if (!file.flush()) throw UsageError("cannot write " + path);
}

}  // namespace

Answer compared(const ValidateCommand& command, const Prover& prover, Streams& streams) {
  const ValidateOptions& options = command.validate;
  const CommonOptions& common = command.common;
  targets_of({command.before, command.after});  // standard input cannot be both
  Opened before = open_side(command.before, common, streams);
  Opened after = open_side(command.after, common, streams);
  for (Opened* side : {&before, &after})
    if (is_empty(*side)) side->subjects.clear();
  for (const Opened* side : {&before, &after})
    if (!side->subjects.empty() && !side->subjects[0].selected.function)
      return semantics::refusal_of(side->subjects[0], "validate", color_of(common, streams));
  take_packed(before, after, command, streams);
  const std::vector<Pair> pairs =
      asked_for(pair_up(before.subjects, after.subjects, options.renamed), before, after);
  require_arrays(options.layouts.stated, pairs);
  Answer answer{"validate", "equivalent", {}, {}, {}, false};
  DecidedPairs decided;
  std::set<const Function*> called;
  add_called(before.subjects, called), add_called(after.subjects, called);
  ProgressLine line(semantics::terminal_of(streams), pairs.size());
  std::string certificates;
  compare_all(pairs,
              {options, prover, decided, before.is_named || after.is_named,
               leaves_both_sides(pairs), keeps_all(pairs), called, color_of(common, streams),
               [&](const std::string& text) { line.show(text); }},
              common.jobs, line, answer, certificates);
  if (!command.certificate.empty()) write_certificate(command.certificate, certificates);
  if (answer.bound &&
      std::ranges::all_of(answer.results, [](const Result& r) { return !r.judged || holds(r); }))
    answer.reach = pairs.size() == 1 ? " for " + answer.bound->text : reach_of(*answer.bound);
  note_scope(answer, options);
  if (common.format != Format::kText) answer.details["prover"] = prover.name();
  return answer;
}

namespace {

Status run_validate(const ValidateCommand& command, const Prover& prover, Streams& streams) {
  const Answer answer = compared(command, prover, streams);
  return judged_by(command, answer, print_answer(answer, command.common, streams));
}

Status run(const ValidateCommand& command, const Prover& prover, Streams& streams) {
  if (command.dump.empty() && command.before.empty())
    throw UsageError("name BEFORE and AFTER, or the folder of all stages: --dump DIR");
  if (command.dump.empty() && command.after.empty())
    throw UsageError("AFTER is missing: tenor validate BEFORE AFTER");
  if (!command.dump.empty() && !command.before.empty())
    throw UsageError("--dump DIR compares the stages in a folder, and takes no BEFORE and AFTER");
  if (!command.dump.empty() && !command.validate.renamed.empty())
    throw UsageError("--map names functions of BEFORE and AFTER, which --dump does not have");
  if (!command.dump.empty() && !command.certificate.empty())
    throw UsageError("--certificate is of two programs, and --dump DIR compares many");
  if (command.bisect && command.dump.empty())
    throw UsageError("--bisect looks for a stage of --dump DIR");
  return command.dump.empty() ? run_validate(command, prover, streams)
                              : validate_dump(command, prover, streams);
}

}  // namespace

Action add_validate(CLI::App& command, const Prover& prover, semantics::Replayer replay) {
  auto options = std::make_shared<ValidateCommand>();
  command.add_option("before", options->before, "the program before the pass: FILE, FILE::f")
      ->type_name("BEFORE");
  command.add_option("after", options->after, "the program after the pass: FILE, FILE::f")
      ->type_name("AFTER");
  add_validate_options(command, *options);
  options->validate.replay = std::move(replay);
  return [options, &prover](Streams& streams) {
    semantics::take_readings(options->validate.run, options->common);
    options->validate.certify = !options->certificate.empty();
    const std::uint64_t effort = options->validate.effort;
    if (effort == 1) return run(*options, prover, streams);
    return run(*options, *make_prover(effort), streams);
  };
}

}  // namespace tenor::solver
