// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/subject.h"

#include <algorithm>

#include "semantics/machine/layout.h"
#include "spec/command/policy.h"
#include "spec/ir/children.h"
#include "spec/tir/check.h"

namespace tenor::semantics {

using namespace spec;

namespace {

/// A function and all that it can call, in the order in which they are met.
class Reachable {
 public:
  Reachable(const Module& module, const Function* root) : module_(module) {
    functions.push_back(root);
    for (std::size_t i = 0; i < functions.size(); ++i)
      if (functions[i]->prim_func) statement(functions[i]->prim_func->body);
  }
  std::vector<const Function*> functions;

 private:
  void statement(const Stmt* s) {
    if (!s) return;
    for_each_expression(s, [&](const PrimExpr* e) { expression(e); });
    for_each_substatement(s, [&](const Stmt* child) { statement(child); });
  }
  void expression(const PrimExpr* e) {
    const auto* call = as<Call>(e);
    if (call && call->global_var) add(call->op);
    for_each_operand(e, [&](const PrimExpr* operand) { expression(operand); });
  }
  void add(std::string_view name) {
    for (const Function& f : module_.functions) {
      if (f.name != name) continue;
      if (std::find(functions.begin(), functions.end(), &f) == functions.end())
        functions.push_back(&f);
      return;
    }
  }
  const Module& module_;
};

bool is_out_of_scope(const Diagnostic& d) {
  return d.severity == Severity::kError && info(d.code).code_class() == CodeClass::kOutOfScope;
}

/// What was asked for is no function of TIR.
void refuse_kind(Subject& subject) {
  if (subject.function() || subject.selected.function->kind == Function::Kind::kPrimFunc) return;
  const bool is_relax = subject.selected.function->kind == Function::Kind::kRelax;
  subject.loaded->report.set_function(subject.path);
  subject.loaded->report.error(is_relax ? Code::S_RELAX : Code::S_EXTERN,
                               subject.selected.function->span,
                               "'" + subject.selected.function->name + "' is no function of TIR");
}

/// Prints what stands against a run.
Status refuse(const Subject& subject, const std::vector<const Diagnostic*>& findings,
              const std::string& command, const CommonOptions& options, Streams& streams) {
  const Source& source = subject.loaded->source;
  Answer answer{command, "done", {}, {}, {}, false};
  for (const Diagnostic* d : findings)
    answer.findings.push_back(
        {to_text(*d, source, color_of(options, streams)), finding_json(*d, source)});
  answer.results.push_back(judge(source.name(), subject.path, findings, "done"));
  return print_answer(answer, options, streams);
}

/// Nothing was selected: the findings on the file are the likely reason.
Status refuse_file(const Subject& subject, const std::string& problem, const std::string& command,
                   const CommonOptions& options, Streams& streams) {
  const Source& source = subject.loaded->source;
  Answer answer{command, "done", {}, {}, {}, false};
  answer.problems.push_back(source.name() + ": " + problem);
  for (const Diagnostic& d : subject.loaded->report.diagnostics())
    if (d.severity == Severity::kError)
      answer.findings.push_back(
          {to_text(d, source, color_of(options, streams)), finding_json(d, source)});
  answer.nothing_read = !answer.findings.empty();
  return print_answer(answer, options, streams);
}

/// Errors of the functions that a run can reach, as the policy leaves them.
std::vector<const Diagnostic*> errors_of(Subject& subject, const CommonOptions& options) {
  Report& report = subject.loaded->report;
  const Reachable reachable(subject.module(), subject.selected.function);
  for (const Function* f : reachable.functions) {
    report.set_function(path_of(subject.module(), *f));
    if (f->prim_func) check(subject.program(), subject.module(), *f->prim_func, report);
  }
  refuse_kind(subject);
  apply_policy(report.diagnostics(), subject.loaded->source, options);
  std::vector<const Diagnostic*> errors;
  for (const Function* f : reachable.functions)
    for (const Diagnostic& d : report.diagnostics())
      if (d.severity == Severity::kError && owner_of(subject.program(), d) == f)
        errors.push_back(&d);
  return errors;
}

}  // namespace

std::string Subject::target(const CommonOptions& options) const {
  return targets_of(options.programs).front().file + "::" + path;
}

Subject open_subject(const std::string& command, const CommonOptions& options, Streams& streams) {
  const std::vector<Target> targets = targets_of(options.programs);
  if (targets.size() != 1)
    throw UsageError(command + " takes one function, and these are " +
                     std::to_string(targets.size()) + " files");
  Subject subject;
  subject.loaded = load(targets.front(), options, streams.in);
  if (!subject.loaded->problem.empty()) throw UsageError(subject.loaded->problem);
  const Selection selection = select_one(subject.program(), targets.front().function);
  if (selection.functions.size() != 1) {
    subject.refused = refuse_file(subject, selection.problem, command, options, streams);
    return subject;
  }
  subject.selected = selection.functions.front();
  subject.path = path_of(*subject.selected.module, *subject.selected.function);
  const std::vector<const Diagnostic*> errors = errors_of(subject, options);
  const bool only_scope = std::all_of(errors.begin(), errors.end(),
                                      [](const Diagnostic* d) { return is_out_of_scope(*d); });
  if (!only_scope || !subject.function())
    subject.refused = refuse(subject, errors, command, options, streams);
  else
    for (const Diagnostic* d : errors) subject.out_of_scope.push_back(*d);
  return subject;
}

}  // namespace tenor::semantics
