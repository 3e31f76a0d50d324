// SPDX-License-Identifier: Apache-2.0
#include "spec/tir/check.h"

#include <algorithm>

#include "spec/prover/normal_form.h"
#include "spec/tir/walker.h"

namespace tenor::spec {

void check(const Program& program, const Module& module, const PrimFunc& function, Report& report) {
  const NormalFormProver prover;
  Context context{program, module, function, prover};
  const auto before = static_cast<std::ptrdiff_t>(report.diagnostics().size());
  Walker(context, report).walk(function);
  auto& all = report.diagnostics();
  std::stable_sort(all.begin() + before, all.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return a.span.begin < b.span.begin;
  });
}

void check(const Program& program, Report& report) {
  for (const Module& module : program.modules) {
    for (const Function& function : module.functions) {
      if (!function.prim_func) continue;
      const std::string in = module.name.empty() ? std::string() : module.name + "::";
      report.set_function(in + function.name);
      check(program, module, *function.prim_func, report);
    }
  }
  report.set_function({});
}

}  // namespace tenor::spec
