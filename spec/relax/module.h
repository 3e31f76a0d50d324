// SPDX-License-Identifier: Apache-2.0
// A module as a whole: where a run can begin. Relax/WellFormed/12.
#pragma once

#include <algorithm>

#include "spec/relax/checks.h"

namespace tenor::spec::relax {

/// Has the function a global symbol? A function that was not read may have one.
inline bool is_public(const spec::Function& f) {
  if (f.relax_func) return !f.relax_func->is_private || find(f.relax_func->attrs, "global_symbol");
  if (f.prim_func) return !f.prim_func->is_private || find(f.prim_func->attrs, "global_symbol");
  return f.kind != spec::Function::Kind::kExtern;
}

/// «A function of the module can be called from outside»                      Relax/WellFormed/12
struct ModuleEntry {
  static constexpr CheckInfo info{"RLX-Module-entry", clauses("Relax/WellFormed/12"), Code::I_ENTRY,
                                  true};
  static void check(const Module& module, const Context&, Report& report) {
    if (module.name.empty() || std::ranges::any_of(module.functions, is_public)) return;
    report
        .error(info, module.span,
               fmt::format("{} has no function that can be called from outside", module.name))
        .hint("make one public: without `private=True`");
  }
};

template <>
struct ChecksOf<Module> : Checks<ModuleEntry> {};

}  // namespace tenor::spec::relax
