// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/scope.h"

#include <fmt/format.h>

#include "semantics/tir/function/prim_func.h"
#include "spec/diagnostic/usage_error.h"

namespace tenor::semantics {
namespace {

using namespace spec;

/// A size is given, and a dimension that it binds is another: what the rule would find.
Diagnostic bound_otherwise(Diagnostic finding) {
  finding.rule = PrimFuncBoundShape::info.id;
  finding.clause = PrimFuncBoundShape::info.clauses.front().id;
  return finding;
}

/// ` (in FILE::f at 9:17)`: a place in another file.
std::string shown(const Subject& subject, const Foreign::Part& part, const Node* node) {
  const Span span = subject.program().span(node);
  if (span.end == 0) return fmt::format(" (in {})", part.target);
  const Position at = part.file->source.position(span.begin);
  return fmt::format(" (in {} at {}:{})", part.target, at.line, at.column);
}
/// Where the program's own text is at a run that has ended in another file.
Span own_place(const Subject& subject, const Outcome& outcome) {
  for (const Node* node : outcome.around)
    if (node && !subject.foreign.part_of(node) && subject.program().span(node).end != 0)
      return subject.program().span(node);
  return {};
}

}  // namespace

Diagnostic finding_at(const Subject& subject, const Node* node, Code code, std::string message,
                      const RunScope& scope) {
  Diagnostic d;
  d.code = code;
  d.message = std::move(message);
  if (const auto* part = subject.foreign.part_of(node))
    d.message += shown(subject, *part, node);
  else
    d.span = subject.program().span(node);
  d.clause = info(code).clauses.count > 0 ? info(code).clauses.front().id : std::string_view();
  d.hint = info(code).advice;
  if (code == Code::U_LAYOUT && scope.profile == Profile::kPortable)
    d.hint += "; for code after FlattenBuffer use --profile lowered";
  d.scope = scope.line;
  d.replay = scope.replay;
  d.witness = scope.witness;
  d.function = subject.path;
  return d;
}

Diagnostic finding_of(const Subject& subject, const Outcome& outcome, const RunScope& scope) {
  const Code code = outcome.code.value_or(Code::X_STACK);
  Diagnostic d = finding_at(subject, outcome.node, code, outcome.message, scope);
  d.label = outcome.bindings;
  if (subject.foreign.part_of(outcome.node)) d.span = own_place(subject, outcome);
  if (outcome.rule) {
    d.rule = outcome.rule->id;
    d.clause = named_clause(outcome.rule->clauses, outcome.rule->reading).id;
  }
  if (outcome.kind == OutcomeKind::kUnspecified)
    d.notes.emplace_back(
        "a fault in the program, not in a compiler: from here on, every behaviour is allowed");
  return d;
}

Diagnostic finding_of(const Subject& subject, const PlanProblem& problem, const RunScope& scope) {
  const auto at = [&](Code code) {
    return finding_at(subject, problem.node, code, problem.message, scope);
  };
  switch (problem.kind) {
    case PlanProblem::Kind::kUsage: throw UsageError(problem.message);
    case PlanProblem::Kind::kConflict: return bound_otherwise(at(Code::E_ARGUMENT_SHAPE));
    case PlanProblem::Kind::kMemory: return at(Code::X_MEMORY);
    case PlanProblem::Kind::kOutOfScope: return at(Code::S_DATATYPE);
    case PlanProblem::Kind::kExternal: return at(Code::S_EXTERN);
  }
  throw UsageError(problem.message);
}

}  // namespace tenor::semantics
