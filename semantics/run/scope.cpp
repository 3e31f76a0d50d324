// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/scope.h"

#include <fmt/format.h>

#include "semantics/run/shell.h"
#include "semantics/tir/function/prim_func.h"
#include "spec/diagnostic/usage_error.h"

namespace tenor::semantics {
namespace {

using namespace spec;

void append(std::string& text, std::string_view separator, const std::string& piece) {
  if (piece.empty()) return;
  text += (text.empty() ? "" : std::string(separator)) + piece;
}

/// Numbers, given or chosen; and which arrays were drawn.
std::string line_of(const Plan& plan, std::uint64_t seed) {
  std::string numbers, drawn, handles, made, maker;
  for (const PlannedSize& size : plan.sizes)
    append(numbers, ", ", fmt::format("{} = {}", size.name, size.value));
  for (const PlannedArgument& a : plan.arguments) {
    if (a.is_tensor && a.chosen) append(drawn, ", ", a.name);
    if (!a.is_tensor && a.scalar && !a.written.empty())
      append(numbers, ", ", fmt::format("{} = {}", a.name, a.written));
    if (!a.is_tensor && a.written.empty()) append(a.maker.empty() ? handles : made, ", ", a.name);
    if (!a.maker.empty()) maker = a.maker;
  }
  std::string line = numbers;
  if (!drawn.empty()) append(line, "; ", fmt::format("{} random from seed {}", drawn, seed));
  if (!handles.empty()) append(line, "; ", handles + " null");
  if (!made.empty()) append(line, "; ", fmt::format("{} from {}", made, maker));
  return line.empty() ? "the given inputs" : line;
}

/// A size is given, and a dimension that it binds is another: what the rule would find.
Diagnostic bound_otherwise(Diagnostic finding) {
  finding.rule = PrimFuncBoundShape::info.id;
  finding.clause = PrimFuncBoundShape::info.clauses.front().id;
  return finding;
}

/// What the command line had beyond the defaults and decides how a run ends.
std::string flags_of(const RunRequest& options) {
  const Limits defaults;
  std::string flags;
  for (const auto& [name, value] : options.inputs)
    flags += " --input " + shell_quoted(name + "=" + value);
  for (const std::string& file : options.params) flags += " --params " + shell_quoted(file);
  for (const std::string& reading : options.reading_flags) flags += " --reading " + reading;
  const auto add = [&](std::string_view flag, std::uint64_t value, std::uint64_t usual) {
    if (value != usual) flags += fmt::format(" --{} {}", flag, value);
  };
  add("seed", options.seed, 0);
  add("steps", options.limits.steps, defaults.steps);
  add("memory", options.limits.memory, defaults.memory);
  add("depth", options.limits.depth, defaults.depth);
  add("index-bits", options.limits.index_bits, defaults.index_bits);
  if (options.profile == Profile::kLowered) flags += " --profile lowered";
  if (!options.schedule.empty()) flags += " --schedule " + options.schedule;
  return flags;
}

}  // namespace

RunScope scope_of(const Plan* plan, const std::string& target, const RunRequest& request) {
  RunScope scope{"", {}, "", request.profile};
  if (!target.starts_with("-::"))  // what came in there is gone
    scope.replay = "tenor run " + shell_quoted(target) + flags_of(request);
  if (!plan) return scope;
  scope.line = line_of(*plan, request.seed);
  for (const PlannedSize& size : plan->sizes)
    scope.witness.emplace_back(size.name, std::to_string(size.value));
  for (const PlannedArgument& a : plan->arguments)
    if (!a.written.empty()) scope.witness.emplace_back(a.name, a.written);
  return scope;
}

Diagnostic finding_at(const Subject& subject, const Node* node, Code code, std::string message,
                      const RunScope& scope) {
  Diagnostic d;
  d.code = code;
  d.message = std::move(message);
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
