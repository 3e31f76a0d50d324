// SPDX-License-Identifier: Apache-2.0
#include "semantics/console/open.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "semantics/run/model/initializer.h"
#include "spec/console/load.h"
#include "spec/console/policy.h"
#include "spec/ir/tir/children.h"
#include "spec/prover/canonical.h"
#include "spec/relax/check.h"
#include "spec/relax/children.h"
#include "spec/tir/check.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

namespace {

/// A function and all that it can call, in the order in which they are met.
class Reachable {
 public:
  Reachable(const Module& module, const Function* root) {
    for (const Function& f : module.functions) unmet_.try_emplace(f.name, &f);
    functions.push_back(root);
    root_ = root->name;
    unmet_.erase(root_);
    if (const Function* initializer = initializer_of(module, *root)) add(initializer->name);
    for (std::size_t i = 0; i < functions.size(); ++i)
      if (functions[i]->prim_func)
        statement(functions[i]->prim_func->body);
      else if (functions[i]->relax_func)
        graph(functions[i]->relax_func);
  }
  std::vector<const Function*> functions;
  bool calls_root = false;

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
  void graph(const spec::relax::Function* f) {
    spec::relax::for_each_expression_in(f, [&](const spec::relax::Expr* e) {
      if (const auto* callee = spec::relax::as<spec::relax::GlobalVar>(e)) add(callee->name_hint);
    });
  }
  void add(std::string_view name) {
    calls_root |= name == root_;
    const auto found = unmet_.find(name);
    if (found == unmet_.end()) return;
    functions.push_back(found->second);
    unmet_.erase(found);
  }
  std::unordered_map<std::string_view, const Function*> unmet_;
  std::string_view root_;
};

bool is_out_of_scope(const Diagnostic& d) {
  return d.severity == Severity::kError && info(d.code).code_class() == CodeClass::kOutOfScope;
}

/// What was asked for is in none of the languages.
void refuse_kind(const Subject& subject, Languages languages) {
  const bool is_relax = subject.selected.function->kind == Function::Kind::kRelax;
  if (languages == Languages::kTirAndRelax && is_relax) return;  // what it lacks was reported
  if (subject.function() || subject.selected.function->kind == Function::Kind::kPrimFunc) return;
  subject.loaded->report.set_function(subject.path);
  subject.loaded->report.error(is_relax ? Code::S_RELAX : Code::S_EXTERN,
                               subject.selected.function->span,
                               "'" + subject.selected.function->name + "' is not a TIR function");
}

/// Nothing was selected: the findings on the file are the likely reason.
Refusal refusal_of_file(const Subject& file, const std::string& problem) {
  Refusal refusal{{}, problem};
  for (const Diagnostic& d : file.loaded->report.diagnostics())
    if (d.severity == Severity::kError) refusal.findings.push_back(d);
  return refusal;
}

/// Errors by the function that they belong to.
using ErrorsOf = std::unordered_map<const Function*, std::vector<const Diagnostic*>>;

ErrorsOf errors_by_function(const Loaded& loaded) {
  const Owners owners(loaded.parsed.program);
  ErrorsOf errors;
  for (const Diagnostic& d : loaded.report.diagnostics())
    if (d.severity == Severity::kError) errors[owners.of(d)].push_back(&d);
  return errors;
}

/// Errors of the functions that a run can reach, as the policy leaves them.
std::vector<const Diagnostic*> errors_of(const Subject& subject, const ErrorsOf& all) {
  std::vector<const Diagnostic*> errors;
  for (const Function* f : subject.reachable)
    if (const auto its = all.find(f); its != all.end())
      errors.insert(errors.end(), its->second.begin(), its->second.end());
  return errors;
}

/// A module whose functions of Relax a run can reach is checked as a whole.
void check_graphs(Subject& subject, std::set<const Module*>& checked) {
  if (std::ranges::none_of(subject.reachable, [](const Function* f) { return f->relax_func; }))
    return;
  if (!checked.insert(&subject.module()).second) return;
  Program& program = subject.loaded->parsed.program;
  for (Module& module : program.modules)
    if (&module == &subject.module())
      spec::relax::check(program, module, CanonicalProver(), subject.loaded->report);
}

/// Checks the functions that a run of `subject` can reach, each once.
void check_reachable(Subject& subject, std::set<const Function*>& checked,
                     std::set<const Module*>& graphs, Languages languages) {
  Report& report = subject.loaded->report;
  const Reachable all(subject.module(), subject.selected.function);
  subject.reachable = all.functions;
  subject.calls_itself = all.calls_root;
  const ModuleCheck module_check(subject.program(), subject.module(), report);
  for (const Function* f : subject.reachable) {
    if (!checked.insert(f).second) continue;
    report.set_function(path_of(subject.module(), *f));
    if (f->prim_func) module_check.check(*f->prim_func);
  }
  if (languages == Languages::kTirAndRelax) check_graphs(subject, graphs);
  refuse_kind(subject, languages);
}

/// Decides of each whether it can run, once all are checked.
void check_subjects(std::vector<Subject>& subjects, const CommonOptions& options,
                    Languages languages) {
  std::set<const Function*> checked;
  std::set<const Module*> graphs;
  for (Subject& subject : subjects) check_reachable(subject, checked, graphs, languages);
  Loaded& loaded = *subjects.front().loaded;
  apply_policy(loaded.report.diagnostics(), loaded.source, options);
  const ErrorsOf all = errors_by_function(loaded);
  for (Subject& subject : subjects) {
    std::vector<const Diagnostic*> errors = errors_of(subject, all);
    // Denied notes and warnings stop no run.
    const auto denied = std::stable_partition(errors.begin(), errors.end(),
                                              [](const Diagnostic* d) { return !d->denied; });
    for (auto d = denied; d != errors.end(); ++d) subject.denied.push_back(**d);
    errors.erase(denied, errors.end());
    const bool only_scope = std::all_of(errors.begin(), errors.end(),
                                        [](const Diagnostic* d) { return is_out_of_scope(*d); });
    const bool is_model = languages == Languages::kTirAndRelax && subject.model();
    const bool runs = only_scope && (subject.function() || is_model);
    std::vector<Diagnostic>& reported =
        runs ? subject.out_of_scope : subject.refused.emplace().findings;
    for (const Diagnostic* d : errors) reported.push_back(*d);
  }
}

/// Those that `selection` has, or one that says why there is none.
std::vector<Subject> subjects_of(const Subject& file, const Selection& selection,
                                 const CommonOptions& options, Languages languages) {
  std::vector<Subject> subjects(std::max<std::size_t>(1, selection.functions.size()), file);
  if (selection.functions.empty()) {
    subjects[0].refused = refusal_of_file(file, selection.problem);
    return subjects;
  }
  for (std::size_t i = 0; i < subjects.size(); ++i) {
    subjects[i].selected = selection.functions[i];
    subjects[i].path = path_of(subjects[i].module(), *selection.functions[i].function);
  }
  check_subjects(subjects, options, languages);
  return subjects;
}

/// A file that was read, without a function.
Subject load_or_throw(const Target& target, const CommonOptions& options, Streams& streams) {
  Subject subject;
  subject.loaded = load(target, options, streams.in);
  subject.file = target.file;
  if (!subject.loaded->problem.empty()) throw UsageError(subject.loaded->problem);
  return subject;
}

}  // namespace

Subject open_subject(const std::string& command, const CommonOptions& options, Streams& streams,
                     Languages languages) {
  const std::vector<Target> targets = targets_of(options.programs);
  if (targets.size() != 1)
    throw UsageError(command + " takes one function, but this names " +
                     std::to_string(targets.size()) + " files");
  const Subject file = load_or_throw(targets.front(), options, streams);
  Selection selection =
      select_one(file.program(), targets.front().function, languages == Languages::kTirAndRelax);
  if (selection.functions.size() != 1) selection.functions.clear();
  return std::move(subjects_of(file, selection, options, languages).front());
}

std::vector<Subject> open_subjects(const Target& target, const CommonOptions& options,
                                   Streams& streams, Languages languages) {
  const Subject file = load_or_throw(target, options, streams);
  return subjects_of(file, select(file.program(), target.function), options, languages);
}

Answer refusal_of(const Subject& subject, const std::string& command, Color color) {
  const Source& source = subject.loaded->source;
  const Refusal& refusal = *subject.refused;
  Answer answer{command, "done", {}, {}, {}, false};
  std::vector<const Diagnostic*> findings;
  for (const Diagnostic& d : refusal.findings) {
    findings.push_back(&d);
    answer.findings.push_back({to_text(d, source, color), finding_json(d, source)});
  }
  if (subject.selected.function) {
    answer.results.push_back(make_result(source.name(), subject.path, findings, "done"));
    return answer;
  }
  if (!refusal.problem.empty()) answer.problems.push_back(source.name() + ": " + refusal.problem);
  answer.nothing_read = !answer.findings.empty() || refusal.problem.empty();
  return answer;
}

}  // namespace tenor::semantics
