// SPDX-License-Identifier: Apache-2.0
// MatchCast as written: dimensions are matched in their order. Ledger RLX-D31; what is intended,
// binding positions first, is how the walker binds.
#pragma once

#include <unordered_set>

#include "spec/relax/checks.h"
#include "spec/relax/dimensions.h"

namespace tenor::spec::relax {

/// No dimension uses a variable that a later one binds                        RLX-D31
struct MatchCastOrder {
  static constexpr CheckInfo info{
      "RLX-MatchCast-order", clauses("RLX-D31", "Relax/MatchCast/2.2.1", "Relax/MatchCast/2.2.2"),
      Code::I_SHAPE_VAR, false, as_written("RLX-D31")};
  static void check(const Binding& b, const Context& context, Report& report) {
    std::unordered_set<const spec::Variable*> bound;
    for_each_dimension(b.struct_info, [&](const PrimExpr* dimension) {
      if (const auto* var = spec::as<spec::Var>(dimension))
        return void(bound.insert(var->variable));
      for_each_shape_variable(dimension, [&](const spec::Var& var) {
        if (bound.contains(var.variable) || context.scope.contains(var.variable)) return;
        report.error(info, context.span(var),
                     fmt::format("{} has no value where this dimension is matched",
                                 show(var.variable->name_hint)));
      });
    });
  }
};

template <>
struct ChecksOf<Binding> : Checks<MatchCastOrder> {};

}  // namespace tenor::spec::relax
