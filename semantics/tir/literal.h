// SPDX-License-Identifier: Apache-2.0
// Variables and literals. TIR/Eval/1 to 4.
#pragma once

#include "semantics/tir/frames.h"
#include "semantics/tir/language.h"
#include "semantics/tir/out_of_scope.h"

namespace tenor::semantics {

/// A variable in scope stands for what it is bound to.                                  TIR/Eval/1
struct VarValue {
  static constexpr RuleInfo info{"TIR-Var", spec::clauses("TIR/Eval/1")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalVar& f) {
    const spec::DataType t = f.node->dtype;
    if (t.lanes == 1 || t.is_handle())
      *m.result(f) = *m.variable(f.node);
    else
      std::copy_n(m.variable(f.node), t.lanes, m.result(f, t.lanes));
  }
};
template <>
struct RulesOf<EvalVar> : Rules<VarValue> {};

/// The integer of its datatype.                                                         TIR/Eval/2
struct IntImmValue {
  static constexpr RuleInfo info{"TIR-IntImm", spec::clauses("TIR/Eval/2")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalIntImm& f) {
    *m.result(f) = D::integer(f.node->dtype.scalar, f.node->value);
  }
};
template <>
struct RulesOf<EvalIntImm> : Rules<IntImmDataType, IntImmValue> {};

/// The literal, rounded to its datatype.                                                TIR/Eval/3
struct FloatImmValue {
  static constexpr RuleInfo info{"TIR-FloatImm", spec::clauses("TIR/Eval/3", "TIR-D27")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalFloatImm& f) {
    *m.result(f) = D::floating(f.node->dtype.scalar, f.node->value);
  }
};
template <>
struct RulesOf<EvalFloatImm> : Rules<FloatImmDataType, FloatImmValue> {};

/// A handle to characters that are never deallocated.                        TIR/Eval/4, :b, :c, :d
struct StringImmValue {
  static constexpr RuleInfo info{"TIR-StringImm", spec::clauses("TIR/Eval/4", "TIR/Eval/4:b")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalStringImm& f) {
    *m.result(f) = D::string(f.node->value);
  }
};
template <>
struct RulesOf<EvalStringImm> : Rules<StringImmValue> {};

}  // namespace tenor::semantics
