// SPDX-License-Identifier: Apache-2.0
// BlockRealize: a value for each iteration variable, and a scalar predicate. TIR/StmtTyping/14;
// ledger TIR-D29 (the field is `values`), TIR-D34 (integer values, converted to the variable's
// datatype).
#pragma once

#include <fmt/format.h>

#include <algorithm>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// len(values) = len(block->iter_vars)                                        TIR/StmtTyping/14
struct BlockRealizeArity {
  static constexpr CheckInfo info{"TIR-BlockRealize-arity", clauses("TIR/StmtTyping/14", "TIR-D29"),
                                  Code::I_BLOCK_ARITY};
  static void check(const BlockRealize& s, const Context& context, Report& report) {
    if (s.values.size() == s.block->iter_vars.size()) return;
    report.error(info, context.span(s),
                 fmt::format("block {} has {}, but is given {}", show(s.block->name_hint),
                             counted(s.block->iter_vars.size(), "iteration variable"),
                             counted(s.values.size(), "value")));
  }
};

/// The predicate is a Bool scalar                                             TIR/StmtTyping/14:b
struct BlockRealizePredicate {
  static constexpr CheckInfo info{"TIR-BlockRealize-predicate",
                                  clauses("TIR/StmtTyping/14:b", "TIR-D34"), Code::T_BLOCK};
  static void check(const BlockRealize& s, const Context& context, Report& report) {
    if (!s.predicate || s.predicate->dtype.is_bool_scalar()) return;
    report.error(info, context.span(s.predicate),
                 fmt::format("the predicate {} is {}, not a Bool scalar", show(s.predicate),
                             show(s.predicate->dtype)));
  }
};

/// Values are Int or UInt scalars                                             TIR-D34
struct BlockRealizeValues {
  static constexpr CheckInfo info{"TIR-BlockRealize-values", clauses("TIR-D34", "TIR/Exec/15.2.3"),
                                  Code::T_BLOCK};
  static void check(const BlockRealize& s, const Context& context, Report& report) {
    for (const PrimExpr* value : s.values)
      if (!value->dtype.is_integer_scalar())
        report.error(info, context.span(value),
                     fmt::format("the value {} is {}, not an integer scalar", show(value),
                                 show(value->dtype)));
  }
};

/// A value of another datatype is converted: a note. A literal counts by its value.   TIR-D34
struct BlockRealizeConversion {
  static constexpr CheckInfo info{"TIR-BlockRealize-conversion", clauses("TIR-D34"),
                                  Code::D_DTYPE_WIDENED};
  static void check(const BlockRealize& s, const Context& context, Report& report) {
    const std::size_t count = std::min(s.values.size(), s.block->iter_vars.size());
    for (std::size_t i = 0; i < count; ++i) {
      const PrimExpr* value = s.values[i];
      const Variable* var = s.block->iter_vars[i]->var;
      if (as<IntImm>(value) || !value->dtype.is_integer_scalar() || value->dtype == var->dtype)
        continue;
      note(report, info, context.span(value),
           fmt::format("{} is {}; it is converted to {}, which is {}", show(value),
                       show(value->dtype), show(var->name_hint), show(var->dtype)));
    }
  }
};

template <>
struct ChecksOf<BlockRealize>
    : Checks<BlockRealizeArity, BlockRealizePredicate, BlockRealizeValues, BlockRealizeConversion> {
};

}  // namespace tenor::spec::tir
