// SPDX-License-Identifier: Apache-2.0
// `tenor validate BEFORE AFTER`: did a pass keep the meaning?
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "semantics/command/drive.h"
#include "solver/command/command.h"
#include "solver/command/validate_options.h"
#include "solver/validate/decided_pairs.h"
#include "solver/validate/finding.h"
#include "solver/validate/validation.h"

namespace tenor::solver {
namespace {

using namespace spec;
using semantics::Subject;

struct Sides {
  std::string before, after;
};

Status status_of(const Judgement& j, const ValidateOptions& options) {
  switch (j.verdict) {
    case Verdict::kEquivalent:
    case Verdict::kRefines:
      return j.bound && !options.accepted.contains(j.bound->kind) ? Status::kBounded
                                                                  : Status::kGood;
    case Verdict::kDifferent: return Status::kFinding;
    default: return Status::kUndecided;
  }
}

/// How far it holds and what it rests on; of what is a finding, the stage alone.
std::string text_behind(const Judgement& j) {
  const std::string reach = j.bound ? " for " + j.bound->text : "";
  return code_of(j) ? fmt::format("{} ({})", reach, j.stage)
                    : fmt::format("{} ({}: {})", reach, j.stage, j.why);
}

/// Without seconds the answer is the same every time.
Json json_of(const Judgement& j, const Pair& pair, bool times) {
  Json stages = Json::array();
  for (const Judgement::Stage& s : j.stages) {
    Json stage{{"stage", s.name}};
    if (times) stage["seconds"] = s.seconds;
    stages.push_back(std::move(stage));
  }
  Json made = {{"function", (pair.before ? pair.before : pair.after)->path},
               {"partner", pair.before && pair.after ? Json(pair.after->path) : Json()},
               {"verdict", to_string(j.verdict)},
               {"stage", j.stage},
               {"why", j.why},
               {"stages", stages},
               {"bound", bound_json(j.bound)}};
  Json sizes = Json::array();
  for (const auto& combination : j.sizes) {
    Json each = Json::object();
    for (const auto& [name, value] : combination) each[name] = value;
    sizes.push_back(std::move(each));
  }
  made["sizes"] = std::move(sizes);
  if (j.as) made["as"] = {{"pair", j.as->pair}, {"function", j.as->function}};
  if (j.verdict != Verdict::kDifferent) return made;
  Json witness = Json::object();
  for (const auto& [name, value] : j.witness) witness[name] = value;
  made["witness"] = std::move(witness);
  made["schedule"] = j.schedule.empty() ? Json() : Json(j.schedule);
  made["replay"] = j.replays;
  return made;
}

/// Only functions of the module can call it, which are of TIR, and compared with what they call.
bool is_for_callers(const Subject* subject) {
  if (!subject) return true;
  const auto& all = subject->module().functions;
  const auto is_tir = [](const Function& f) { return f.kind == Function::Kind::kPrimFunc; };
  return subject->function() && subject->function()->is_private && std::ranges::all_of(all, is_tir);
}
/// Is anything compared that could call it?
bool has_callers(const Subject& subject) {
  return std::ranges::any_of(subject.module().functions, [](const Function& f) {
    return f.prim_func && !f.prim_func->is_private;
  });
}

bool is_left_to_callers(const Pair& pair) {
  if (!is_for_callers(pair.before) || !is_for_callers(pair.after)) return false;
  return !pair.before || !pair.after || (has_callers(*pair.before) && has_callers(*pair.after));
}

/// A function of Relax that could be read.
bool is_graph(const Subject* side) { return side && side->selected.function->relax_func; }

/// One of the two is ill-formed, or has no rules to run by and is no graph.
const Subject* refused_side(const Pair& pair) {
  for (const Subject* side : {pair.before, pair.after})
    if (side && side->refused && !is_graph(side)) return side;
  return nullptr;
}

/// What every pair is compared by.
struct Comparing {
  const ValidateOptions& options;
  const Prover& prover;
  Streams& streams;
  bool is_named;         ///< functions are asked for by a name
  std::size_t done, of;  ///< pairs
  DecidedPairs decided{};
};

Judgement judgement_of(const Pair& pair, Comparing& by) {
  Judgement j;
  j.stage = "pairs";
  const Subject* only = pair.before ? pair.before : pair.after;
  if (!pair.before || !pair.after)
    j.decide(Verdict::kUnknown,
             fmt::format("'{}' is not there {}", only->path, pair.before ? "after" : "before"));
  else if (is_graph(pair.before) != is_graph(pair.after))
    j.decide(Verdict::kUnknown, "one of the two is a function of Relax, the other one of TIR");
  else if (is_graph(pair.before))
    return compare_graphs(pair, !by.is_named);
  else
    return by.decided.judged(pair, by.done, by.options, by.prover, [&](std::string_view stage) {
      semantics::show_progress(by.streams, [&] {
        return fmt::format("{}, {} of {}: {}", only->path, by.done + 1, by.of, stage);
      });
    });
  return j;
}

Answer answer_of(const Pair& pair, Comparing& by) {
  Answer answer{"validate", "equivalent", {}, {}, {}, false};
  if (const Subject* refused = refused_side(pair)) {
    answer = *refused->refused;
    answer.command = "validate";
    return answer;
  }
  const Subject& subject = pair.before ? *pair.before : *pair.after;
  const bool is_left = is_left_to_callers(pair) && !by.is_named;
  const Judgement j = is_left && pair.before && pair.after ? Judgement{} : judgement_of(pair, by);
  Result result{subject.file, subject.path, std::string(to_string(j.verdict))};
  result.says = text_behind(j);
  result.status = status_of(j, by.options);
  result.judged = !is_left;
  if (is_left) result.says = " (private: compared with what calls it)";
  const Color color = color_of(by.options.run.common, by.streams);
  if (const auto finding = finding_of(j, pair, color); finding && result.judged) {
    answer.findings.push_back(*finding);
    result.findings = 1;
  }
  answer.bound = j.bound;
  answer.details = json_of(j, pair, by.options.times);
  answer.results.push_back(result);
  return answer;
}

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
  if (!options.run.inputs.empty()) {
    answer.scope = fmt::format("inputs {}", fmt::join(options.run.inputs, ", "));
    if (answer.reach.empty()) answer.reach = " for " + answer.scope;
  }
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
    throw UsageError(fmt::format("{} is {} files: compare one with one", program, targets.size()));
  return {semantics::open_subjects(targets[0], "validate", common, streams),
          !targets[0].function.empty()};
}

/// Was the side read, and has it no functions? Its only subject stands for the file then.
bool is_empty(const Opened& side) {
  const Subject& first = side.subjects.at(0);
  return !first.selected.function && first.refused->findings.empty() &&
         first.refused->problems.empty() && !first.program().modules.empty();
}
/// A side could not be read: there is nothing to compare.
Status print_unread(const Subject& file, const CommonOptions& common, Streams& streams) {
  Answer answer = *file.refused;
  answer.command = "validate";
  return print_answer(answer, common, streams);
}

/// Where one side names functions, those of the other that have no partner are not asked for.
std::vector<Pair> asked_for(std::vector<Pair> pairs, const Opened& before, const Opened& after) {
  if (before.is_named == after.is_named) return pairs;
  std::erase_if(pairs, [&](const Pair& p) { return !(before.is_named ? p.before : p.after); });
  return pairs;
}

/// One pair after the other, until Ctrl-C comes.
void compare_all(const std::vector<Pair>& pairs, Comparing by, Answer& answer) {
  const semantics::Interruptible interruptible;
  Json functions = Json::array();
  for (const Pair& pair : pairs) {
    Answer each = answer_of(pair, by);
    ++by.done;
    if (interruptible.came())
      for (Result& r : each.results)
        r.status = Status::kInterrupted,
        r.says += fmt::format(", interrupted after {} of {}", by.done, by.of);
    join_bounds(answer, each, pairs.size() == 1);
    if (each.details.contains("stage")) functions.push_back(each.details);
    answer.append(std::move(each));
    if (interruptible.came()) break;
  }
  if (!functions.empty()) answer.details["functions"] = std::move(functions);
}

Status run_validate(const ValidateOptions& options, const Sides& sides, const Prover& prover,
                    Streams& streams) {
  const CommonOptions& common = options.run.common;
  targets_of({sides.before, sides.after});  // standard input cannot be both
  Opened before = open_side(sides.before, common, streams);
  Opened after = open_side(sides.after, common, streams);
  for (Opened* side : {&before, &after})
    if (is_empty(*side)) side->subjects.clear();
  for (const Opened* side : {&before, &after})
    if (!side->subjects.empty() && !side->subjects[0].selected.function)
      return print_unread(side->subjects[0], common, streams);
  const std::vector<Pair> pairs =
      asked_for(pair_up(before.subjects, after.subjects, options.renamed), before, after);
  Answer answer{"validate", "equivalent", {}, {}, {}, false};
  compare_all(pairs, {options, prover, streams, before.is_named || after.is_named, 0, pairs.size()},
              answer);
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

Action add_validate(CLI::App& command, const Prover& prover) {
  auto options = std::make_shared<ValidateOptions>();
  auto sides = std::make_shared<Sides>();
  command.add_option("before", sides->before, "the program before the pass: FILE, FILE::f")
      ->required()
      ->type_name("BEFORE");
  command.add_option("after", sides->after, "the program after it")->required()->type_name("AFTER");
  add_validate_options(command, *options);
  return [options, sides, &prover](Streams& streams) {
    return run_validate(*options, *sides, prover, streams);
  };
}

}  // namespace tenor::solver
