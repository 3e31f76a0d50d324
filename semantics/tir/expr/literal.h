// SPDX-License-Identifier: Apache-2.0
// Variables and literals. TIR/Eval/1 to 4.
#pragma once

#include "semantics/tir/frames.h"
#include "semantics/tir/language.h"
#include "semantics/tir/out_of_scope.h"

namespace tenor::semantics {

/// A variable yields the value that it is bound to.
///   <EvalVar(x) . K, M>  -->  <M(x) . K, M>
struct VarValue {
  static constexpr RuleInfo info{"TIR-Var", clauses("TIR/Eval/1")};
  static void then(At<EvalVar> auto& r) {
    const spec::DataType t = r.node->dtype;
    if (t.lanes == 1 || t.is_handle())
      *r.result() = *r->variable(r.node);
    else
      std::copy_n(r->variable(r.node), t.lanes, r.result(t.lanes));
  }
};
template <>
struct RulesOf<EvalVar> : Rules<VarValue> {};

/// An integer literal yields its value in its datatype.
///   <EvalIntImm(n) . K, M>  -->  <n . K, M>
struct IntImmValue {
  static constexpr RuleInfo info{"TIR-IntImm", clauses("TIR/Eval/2")};
  static void then(At<EvalIntImm> auto& r) {
    *r.result() = r.d.integer(r.node->dtype.scalar, r.node->value);
  }
};
template <>
struct RulesOf<EvalIntImm> : Rules<IntImmDataType, IntImmValue> {};

/// A float literal yields its number, rounded to its datatype.
///   <EvalFloatImm(x) . K, M>  -->  <round(x) . K, M>
struct FloatImmValue {
  static constexpr RuleInfo info{"TIR-FloatImm", clauses("TIR/Eval/3", "TIR-D27")};
  static void then(At<EvalFloatImm> auto& r) {
    *r.result() = r.d.floating(r.node->dtype.scalar, r.node->value);
  }
};
template <>
struct RulesOf<EvalFloatImm> : Rules<FloatImmDataType, FloatImmValue> {};

/// A string literal yields a handle to its first character.
///   <EvalStringImm(c) . K, M>  -->  <handle(c) . K, M>
struct StringImmValue {
  static constexpr RuleInfo info{"TIR-StringImm", clauses("TIR/Eval/4", "TIR/Eval/4:b")};
  static void then(At<EvalStringImm> auto& r) { *r.result() = r->objects().text(r.node->value); }
};
template <>
struct RulesOf<EvalStringImm> : Rules<StringImmValue> {};

}  // namespace tenor::semantics
