// SPDX-License-Identifier: Apache-2.0
// GlobalVar: the name of a function of the module, visible in all of them. Relax/Scope/1, p1:b.
#pragma once

#include "spec/relax/checks.h"

namespace tenor::spec::relax {

/// The module has a function of that name                                     Relax/Scope/p1:b
struct GlobalVarBound {
  static constexpr CheckInfo info{"RLX-GlobalVar-bound",
                                  clauses("Relax/Scope/p1:b", "Relax/Scope/1", "Relax/Scope/1:b"),
                                  Code::I_UNBOUND};
  static void check(const GlobalVar& e, const Context& context, Report& report) {
    if (context.globals.contains(e.name_hint)) return;
    report.error(info, context.span(e),
                 fmt::format("the module has no function {}", show(e.name_hint)));
  }
};

template <>
struct ChecksOf<GlobalVar> : Checks<GlobalVarBound> {};

}  // namespace tenor::spec::relax
