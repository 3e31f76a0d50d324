// SPDX-License-Identifier: Apache-2.0
#include "solver/command/pair_answer.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/console/open.h"
#include "solver/command/shrunk_pair.h"
#include "solver/validate/finding.h"
#include "solver/validate/relax/model_validation.h"
#include "solver/validate/validation.h"

namespace tenor::solver {

using namespace spec;
using semantics::Subject;

namespace {

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
std::string reach_and_reason(const Judgement& j) {
  const std::string reach =
      (j.relation.empty() ? "" : ", " + j.relation) + (j.bound ? " for " + j.bound->text : "");
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
  Json assumed = Json::array();
  for (const std::string& block : j.blocks) assumed.push_back("TIR-D81:" + block);
  if (j.up_to_operators) assumed.push_back("RLX-D49");
  if (!assumed.empty()) made["assumed"] = std::move(assumed);
  if (!j.relation.empty()) made["relation"] = j.relation;
  if (j.as) made["as"] = {{"pair", j.as->pair}, {"function", j.as->function}};
  if (j.verdict != Verdict::kDifferent) return made;
  Json witness = Json::object();
  for (const auto& [name, value] : j.witness) witness[name] = value;
  made["witness"] = std::move(witness);
  made["schedule"] = j.schedule.empty() ? Json() : Json(j.schedule);
  made["replay"] = j.replays;
  return made;
}

bool is_for_callers(const Subject* subject) {
  return !subject || is_private(*subject->selected.function);
}
/// Is it compared through all that calls it?
bool is_left_to_callers(const Pair& pair, const PairContext& by) {
  if (!is_for_callers(pair.before) || !is_for_callers(pair.after)) return false;
  const auto has_callers = [&](const Subject* side) {
    return !side || by.called.contains(side->selected.function);
  };
  return has_callers(pair.before) && has_callers(pair.after);
}

/// Does it make what another function of AFTER takes in place of its weights?
bool is_transform(const Pair& pair, const ValidateOptions& options) {
  const auto& asked = options.relations;
  if (pair.before || std::ranges::find(asked, ModelRelation::kLifted) == asked.end()) return false;
  return std::ranges::any_of(pair.after->module().functions, [&](const Function& f) {
    Subject other = *pair.after;
    other.selected.function = &f;
    return f.relax_func && transform_of(other) == pair.after->selected.function;
  });
}

/// Why nothing that uses BEFORE can tell whether the pair keeps its meaning; empty where it can.
std::string why_not_judged(const Pair& pair, const PairContext& by) {
  if (is_transform(pair, by.options)) return "compared through the function that takes its results";
  if (by.is_named) return "";
  if (is_left_to_callers(pair, by)) return "private: compared through its callers";
  if (!pair.after && is_for_callers(pair.before)) return "private, and nothing calls it";
  return !pair.before && by.keeps_all ? "new: BEFORE has no such function" : "";
}

/// A function of Relax that could be read.
bool is_graph(const Subject* side) { return side && side->selected.function->relax_func; }

/// One of the two is ill-formed, or has no rules to run by and is not a graph.
const Subject* refused_side(const Pair& pair) {
  for (const Subject* side : {pair.before, pair.after})
    if (side && side->refused && !is_graph(side)) return side;
  return nullptr;
}

Judgement judgement_of_functions(const Pair& pair, std::size_t number, const PairContext& by) {
  const Progressing progress = [&](std::string_view stage) {
    by.progress(fmt::format("{}: {}", pair.before->path, stage));
  };
  Judgement j = by.decided.judgement(number, by.options, by.prover, progress);
  if (j.verdict == Verdict::kUnknown && by.options.shrink)
    try_smaller(pair, by.options, by.prover, progress, j);
  return j;
}

Judgement judgement_of(const Pair& pair, std::size_t number, const PairContext& by) {
  Judgement j;
  j.stage = "pairs";
  const Subject* only = pair.before ? pair.before : pair.after;
  if (!pair.before || !pair.after)
    j.leave_open(fmt::format("'{}' is only in {}, so there is nothing to compare it with",
                             only->path, pair.before ? "BEFORE" : "AFTER"),
                 by.may_map ? "" : "keep every function that callers can use, or make it private");
  else if (is_graph(pair.before) != is_graph(pair.after))
    j.decide(Verdict::kUnknown, "one of the two is a Relax function, the other is a TIR function");
  else if (is_graph(pair.before))
    return pair.before->refused || pair.after->refused
               ? compare_graphs(pair)
               : validate_models(pair, by.options, by.prover, [&](std::string_view stage) {
                   by.progress(fmt::format("{}: {}", only->path, stage));
                 });
  else
    return judgement_of_functions(pair, number, by);
  return j;
}

}  // namespace

bool is_private(const Function& f) {
  return f.prim_func ? f.prim_func->is_private : f.relax_func && f.relax_func->is_private;
}

void add_called(const std::vector<Subject>& subjects, std::set<const Function*>& called) {
  for (const Subject& subject : subjects)
    if (subject.selected.function && !is_private(*subject.selected.function))
      called.insert(subject.reachable.begin(), subject.reachable.end());
}

bool is_comparable(const Pair& pair) {
  return pair.before && pair.after && !refused_side(pair) && !is_graph(pair.before) &&
         !is_graph(pair.after);
}

Answer answer_of(const Pair& pair, std::size_t number, const PairContext& by,
                 std::string* certificate) {
  if (const Subject* refused = refused_side(pair))
    return semantics::refusal_of(*refused, "validate", by.color);
  Answer answer{"validate", "equivalent", {}, {}, {}, false};
  const Subject& subject = pair.before ? *pair.before : *pair.after;
  const std::string unjudged = why_not_judged(pair, by);
  Judgement j;
  if (!unjudged.empty() && pair.before && pair.after)
    j.stage = "pairs", j.why = unjudged;
  else
    j = judgement_of(pair, number, by);
  Result result{subject.file, subject.path, std::string(to_string(j.verdict))};
  result.says = reach_and_reason(j);
  result.status = status_of(j, by.options);
  result.judged = unjudged.empty();
  if (!result.judged) result.says = fmt::format(" ({})", unjudged);
  if (const auto finding = finding_of(j, pair, by.color); finding && result.judged) {
    answer.findings.push_back(*finding);
    result.findings = 1;
  }
  if (certificate) *certificate = j.certificate;
  answer.bound = j.bound;
  answer.details = json_of(j, pair, by.options.times);
  answer.results.push_back(result);
  return answer;
}

}  // namespace tenor::solver
