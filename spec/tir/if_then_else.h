// SPDX-License-Identifier: Apache-2.0
// IfThenElse: a Bool scalar decides. TIR/StmtTyping/9.
#pragma once

#include "spec/tir/condition.h"

namespace tenor::spec::tir {

/// The condition is a Bool scalar                                             TIR/StmtTyping/9
struct IfThenElseCondition : ConditionIsBool<IfThenElseCondition> {
  static constexpr CheckInfo info{"TIR-IfThenElse-condition", clauses("TIR/StmtTyping/9"),
                                  Code::T_CONDITION};
};

template <>
struct ChecksOf<IfThenElse> : Checks<IfThenElseCondition> {};

}  // namespace tenor::spec::tir
