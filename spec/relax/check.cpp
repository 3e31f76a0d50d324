// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/check.h"

#include <algorithm>

#include "spec/relax/normalize.h"
#include "spec/relax/walker.h"

namespace tenor::spec::relax {
namespace {

std::string name_in_report(const Module& module, std::string_view function) {
  return (module.name.empty() ? std::string() : module.name + "::") + std::string(function);
}

/// Judges the functions of one module as they are written.
class ModuleCheck {
 public:
  ModuleCheck(Program& program, const Module& module, Report& report)
      : builder_(program), module_(module), recursion_(module), report_(report) {
    for (const spec::Function& function : module.functions) globals_.insert(function.name);
  }

  void check_module() {
    Context context{builder_, module_, recursion_, globals_};
    report_.set_function({});
    ChecksOf<Module>::run(module_, context, report_);
  }

  /// Has the function no errors of scope, structure, or normal form?
  bool check(const spec::Function& function) {
    Context context{builder_, module_, recursion_, globals_};
    const auto before = static_cast<std::ptrdiff_t>(report_.diagnostics().size());
    report_.set_function(name_in_report(module_, function.name));
    if (!module_.name.empty())
      ChecksOf<GlobalFunction>::run(GlobalFunction{function}, context, report_);
    if (function.relax_func) Walker(context, report_).walk(*function.relax_func, function.name);
    auto& all = report_.diagnostics();
    std::stable_sort(all.begin() + before, all.end(), [](const Diagnostic& a, const Diagnostic& b) {
      return a.span.begin < b.span.begin;
    });
    return std::none_of(all.begin() + before, all.end(), [](const Diagnostic& d) {
      return d.severity == Severity::kError &&
             spec::info(d.code).code_class() == CodeClass::kIllFormed;
    });
  }

 private:
  Builder builder_;
  const Module& module_;
  Recursion recursion_;
  Report& report_;
  std::unordered_set<std::string_view> globals_;
};

bool is_relax(const spec::Function& function) { return function.relax_func != nullptr; }

}  // namespace

Derivation check(Program& program, Module& module, const Prover& prover, Report& report) {
  if (std::ranges::none_of(module.functions, is_relax)) return {};
  ModuleCheck module_check(program, module, report);
  module_check.check_module();
  IllFormed ill_formed;
  for (spec::Function& function : module.functions) {
    const bool is_well_formed = module_check.check(function);
    if (function.relax_func && is_well_formed)
      function.relax_func = normalize(program, function.relax_func);
    else if (function.relax_func)
      ill_formed.insert(function.relax_func);
  }
  report.set_function({});
  return derive(program, module, prover, report, ill_formed);
}

}  // namespace tenor::spec::relax
