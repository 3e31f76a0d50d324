// SPDX-License-Identifier: Apache-2.0
// Constructs that are known by name and have no rules. EXT/Opaque, RLX-D49.
#pragma once

#include "spec/relax/checks.h"
#include "spec/relax/omitted_constant.h"

namespace tenor::spec::relax {

/// An expression known by name only                                           EXT/Opaque
struct OpaqueExprInScope {
  static constexpr CheckInfo info{"RLX-OpaqueExpr-in-scope", clauses("EXT/Opaque", "RLX-D49"),
                                  Code::S_DISTRIBUTED};
  static void check(const OpaqueExpr& e, const Context& context, Report& report) {
    if (omitted_constant(&e)) return;
    const std::string_view name = e.construct.text;
    report.error(info, context.span(e),
                 fmt::format("{} belongs to distributed programs, which have no rules",
                             name.size() > 60 ? "this construct" : name));
  }
};

template <>
struct ChecksOf<OpaqueExpr> : Checks<OpaqueExprInScope> {};

}  // namespace tenor::spec::relax
