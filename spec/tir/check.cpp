// SPDX-License-Identifier: Apache-2.0
#include "spec/tir/check.h"

#include <algorithm>

#include "spec/prover/canonical.h"
#include "spec/tir/unused.h"
#include "spec/tir/walker.h"

namespace tenor::spec::tir {
namespace {

std::uint64_t span_key(Span span) { return std::uint64_t{span.begin} << 32 | span.end; }

const Prover& canonical() {
  static const CanonicalProver prover;
  return prover;
}

}  // namespace

ModuleCheck::ModuleCheck(const Program& program, const Module& module, Report& report)
    : ModuleCheck(program, module, report, canonical()) {}

ModuleCheck::ModuleCheck(const Program& program, const Module& module, Report& report,
                         const Prover& prover)
    : program_(program), module_(module), report_(report), prover_(prover) {
  for (const Function& function : module.functions)
    functions_.try_emplace(function.name, &function);
  const std::vector<Diagnostic>& all = report.diagnostics();
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].code == Code::S_DEVICE && all[i].rule.empty())
      reported_.try_emplace(span_key(all[i].span), i);
}

/// The current function: what is wrong in it may be why something seems unused.
bool ModuleCheck::is_free_of_errors() const {
  return std::ranges::none_of(report_.diagnostics(), [&](const Diagnostic& d) {
    return d.severity == Severity::kError && d.function == report_.function();
  });
}

void ModuleCheck::check(const PrimFunc& function) const {
  Context context{program_, module_, functions_, function, prover_};
  const auto before = static_cast<std::ptrdiff_t>(report_.diagnostics().size());
  Walker(context, report_).walk(function);
  if (is_free_of_errors()) note_unused(program_, function, report_);
  auto& all = report_.diagnostics();
  const auto is_reported = [&](const Diagnostic& d) {
    const auto found =
        d.code == Code::S_DEVICE ? reported_.find(span_key(d.span)) : reported_.end();
    if (found == reported_.end()) return false;
    all[found->second] = d;
    return true;
  };
  all.erase(std::remove_if(all.begin() + before, all.end(), is_reported), all.end());
  std::stable_sort(all.begin() + before, all.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return a.span.begin < b.span.begin;
  });
}

void check(const Program& program, const Module& module, const PrimFunc& function, Report& report) {
  ModuleCheck(program, module, report).check(function);
}

void check(const Program& program, Report& report) { check(program, report, canonical()); }

void check(const Program& program, Report& report, const Prover& prover) {
  for (const Module& module : program.modules) {
    const ModuleCheck module_check(program, module, report, prover);
    for (const Function& function : module.functions) {
      if (!function.prim_func) continue;
      const std::string in = module.name.empty() ? std::string() : module.name + "::";
      report.set_function(in + function.name);
      module_check.check(*function.prim_func);
    }
  }
  report.set_function({});
}

}  // namespace tenor::spec::tir
