// SPDX-License-Identifier: Apache-2.0
// `tenor validate BEFORE AFTER`: did a pass keep the meaning?
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "solver/command/command.h"
#include "solver/validate/validation.h"
#include "spec/command/answer.h"

namespace tenor::solver {
namespace {

using namespace spec;
using semantics::Subject;
using semantics::TermLaws;

struct Sides {
  std::string before, after;
};

TermLaws parse_law(const std::string& text) {
  if (text == "reassociate") return TermLaws::kReassociate;
  if (text == "real") return TermLaws::kReal;
  throw UsageError(fmt::format("--assume takes reassociate or real, not '{}'", text));
}

Status status_of(Verdict verdict, bool bounded) {
  switch (verdict) {
    case Verdict::kEquivalent:
    case Verdict::kRefines: return bounded ? Status::kUndecided : Status::kGood;
    case Verdict::kDifferent: return Status::kFinding;
    default: return Status::kUndecided;
  }
}

std::string text_of(const Judgement& j, const std::string& function) {
  std::string text = fmt::format("{}: {}", function, to_string(j.verdict));
  if (j.bound) text += " for " + *j.bound;
  text += fmt::format(" ({}: {})\n", j.stage, j.why);
  for (const std::string& replay : j.replays) text += "  " + replay + "\n";
  return text;
}

Json json_of(const Judgement& j, const std::string& function) {
  Json stages = Json::array();
  for (const Judgement::Stage& s : j.stages)
    stages.push_back({{"stage", s.name}, {"seconds", s.seconds}});
  Json made = {{"function", function}, {"stage", j.stage}, {"why", j.why}, {"stages", stages}};
  made["bound"] = j.bound ? Json(*j.bound) : Json();
  if (!j.witness.empty()) {
    Json witness = Json::object();
    for (const auto& [name, value] : j.witness) witness[name] = value;
    made["witness"] = witness;
    made["replay"] = j.replays;
  }
  return made;
}

Answer answer_of(const Pair& pair, const ValidateOptions& options, const Prover& prover) {
  Answer answer{"validate", "equivalent", {}, {}, {}, false};
  for (const Subject* side : {pair.before, pair.after})
    if (side && side->refused) {
      Answer refused = *side->refused;
      refused.command = "validate";
      return refused;
    }
  const Subject& subject = pair.before ? *pair.before : *pair.after;
  Judgement j;
  if (pair.before && pair.after)
    j = validate(pair, options, prover);
  else
    j.stage = "pairs", j.why = pair.before ? "it is not there after" : "it was not there before";
  Result result;
  result.file = subject.file;
  result.function = subject.path;
  result.verdict = to_string(j.verdict);
  result.status = status_of(j.verdict, j.bound.has_value());
  answer.body = text_of(j, subject.path);
  answer.bound = j.bound;
  answer.details = json_of(j, subject.path);
  answer.results.push_back(result);
  return answer;
}

/// The bounds of all that have one: `n in {1, 2}`, or `f: n in {1, 2}; g: m in {0}`.
void join_bounds(Answer& answer, const Answer& each, bool is_one) {
  if (!each.bound) return;
  const std::string text = is_one ? *each.bound : each.results.at(0).function + ": " + *each.bound;
  answer.bound = answer.bound ? *answer.bound + "; " + text : text;
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

Status run_validate(const ValidateOptions& options, const Sides& sides, const Prover& prover,
                    Streams& streams) {
  const CommonOptions& common = options.run.common;
  const auto open = [&](const std::string& program) {
    const std::vector<Target> targets = targets_of({program});
    if (targets.size() != 1)
      throw UsageError(
          fmt::format("{} is {} files: compare one with one", program, targets.size()));
    return semantics::open_subjects(targets[0], "validate", common, streams);
  };
  const std::vector<Subject> before = open(sides.before), after = open(sides.after);
  const std::vector<Pair> pairs = pair_up(before, after, options.renamed);
  Answer answer{"validate", "equivalent", {}, {}, {}, false};
  Json functions = Json::array();
  for (const Pair& pair : pairs) {
    Answer each = answer_of(pair, options, prover);
    join_bounds(answer, each, pairs.size() == 1);
    if (each.details.contains("function")) functions.push_back(each.details);
    answer.append(std::move(each));
  }
  const auto holds = [](const Result& r) {
    return r.verdict == to_string(Verdict::kEquivalent) ||
           r.verdict == to_string(Verdict::kRefines);
  };
  if (answer.bound && std::ranges::all_of(answer.results, holds))
    answer.reach = pairs.size() == 1 ? " for " + *answer.bound : " at the sizes tried";
  note_scope(answer, options);
  if (!functions.empty()) answer.details["functions"] = functions;
  return print_answer(answer, common, streams);
}

}  // namespace

Action add_validate(CLI::App& command, const Prover& prover) {
  auto options = std::make_shared<ValidateOptions>();
  auto sides = std::make_shared<Sides>();
  command.add_option("BEFORE", sides->before, "the program before the pass: FILE, FILE::f")
      ->required();
  command.add_option("AFTER", sides->after, "the program after it")->required();
  command.add_flag("-q,--quiet", options->run.common.quiet, "the last line only");
  semantics::add_repeatable(command, "--map", options->renamed, "f=g",
                            "the function f before is g after");
  command.add_option("--time", options->seconds, "seconds for each function")
      ->type_name("SECONDS")
      ->check(CLI::Range(0.01, 1e6));
  command.add_option("--runs", options->trials, "at most so many runs of both sides")
      ->type_name("N")
      ->check(CLI::Range(1, 1'000'000));
  command
      .add_option_function<std::vector<std::string>>(
          "--assume",
          [options](const std::vector<std::string>& laws) {
            for (const std::string& law : laws)
              options->granted = std::max(options->granted, parse_law(law));
          },
          "what is granted of floats beyond IEEE 754: reassociate: sums and products in any order; "
          "real: they are real numbers")
      ->type_name("LAW")
      ->delimiter(',')
      ->take_all()
      ->allow_extra_args(false);
  add_policy_options(command, options->run.common);
  add_output_options(command, options->run.common);
  add_input_options(command, options->run);
  return [options, sides, &prover](Streams& streams) {
    return run_validate(*options, *sides, prover, streams);
  };
}

}  // namespace tenor::solver
