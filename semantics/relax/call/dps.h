// SPDX-License-Identifier: Apache-2.0
// call_dps_packed: new tensors for the results, which the function gets after the arguments.
// Relax/Op/b3; ledger RLX-D36. In the inference rules r1, ..., rk are the results.
#pragma once

#include "semantics/relax/call/call_tir.h"
#include "semantics/relax/call/own.h"

namespace tenor::semantics::relax {

/// What the premises share: arguments, and dimensions of the results.
template <class D>
struct DpsFacts {
  std::vector<typename D::Value> given{}, dimensions{};
  std::string problem{};
};
auto facts_of(const At<DpsReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  DpsFacts<D> facts;
  const auto values = operands_of(r);
  if (const auto* tuple = object_of(*r, values[1], Kind::kTuple))
    facts.given = tuple->parts;
  else
    facts.problem = "the arguments of call_dps_packed are not a tuple";
  facts.dimensions.assign(values.begin() + 2, values.end());
  for (const ir::TensorStructInfo* s : results_of(r.node))
    if (!s || !ir::as<ir::ShapeExpr>(s->shape) || s->dtype.is_void())
      facts.problem = "a result has no shape, or no datatype";
  return facts;
}

inline bool is_dps(const ir::Call* call) { return name_of(call) == "call_dps_packed"; }

/// The callee, the arguments and the dimensions of the results are evaluated.
///   <EvalCall(call_dps_packed(e1, e2)) . K, M>  -->
///         <e1 . e2 . p1 . ... . pm . DpsReady . K, M>
struct DpsArguments {
  static constexpr RuleInfo info{"Relax-call_dps_packed-arguments",
                                 clauses("Relax/Op/b3.b1", "Relax/Op/b3.b2", "Relax/Eval/12.1")};
  static Truth auto when(const At<EvalCall> auto& r) { return r.truth(is_dps(r.node)); }
  static void then(At<EvalCall> auto& r) {
    const auto dimensions = result_dimensions(r.node);
    note_wraps(r, dimensions);
    r->evaluate_then(DpsReady{{r.node}}, r.node->args,
                     spec::List<const spec::PrimExpr*>(dimensions));
  }
};

/// Allocates, and calls: until the function returns, it must not write to what it is given besides
/// the results.
void call_with_results(At<DpsReady> auto& r) {
  const auto made = made_results<DomainOf<decltype(r)>>(r);
  if (r->stopped()) return;
  const auto callee = r.operands()[0];
  return_value(r, has_one_result(r.node) ? made.all[0] : make(*r, Kind::kTuple, made.all));
  r->push(DpsDone{{r.node, r.frame().operands}});
  begin_pure_call<std::remove_cvref_t<decltype(*r)>>(*r, r.node, r.given);
  r->push(CalleeReady{{r.node, r->operand_height()}});
  *r->extend_operands() = callee;
  for (const auto& v : r.given) *r->extend_operands() = v;
  for (const auto& v : made.all) *r->extend_operands() = v;
}
/// New tensors are allocated for the results, and the function is called with them.
///     the results have shapes without negative dimensions
///   ------------------------------------------------------------
///   <DpsReady(f, (v1, ..., vn)) . K, M>  -->
///         <CalleeReady(f, v1, ..., r1, ..., rk) . DpsDone(r1, ..., rk) . K, M + r1, ..., rk>
struct DpsEnter {
  static constexpr RuleInfo info{"Relax-call_dps_packed",
                                 clauses("Relax/Op/b3", "Relax/Op/b3.b4", "Relax/Op/b3.b5")};
  static Truth auto when(const At<DpsReady> auto& r) {
    return r.truth(r.problem.empty()) & can_be_allocated(r);
  }
  static void then(At<DpsReady> auto& r) { call_with_results(r); }
};
/// The arguments are not a tuple, or a result cannot be allocated.
///     some result has no shape or datatype, or the arguments are not a tuple
///   -------------------------------------------
///   <DpsReady(f, v) . K, M>  -->  E-VALUE
struct DpsMismatch {
  static constexpr RuleInfo info{"Relax-call_dps_packed-mismatch",
                                 clauses("Relax/Op/b3.b3", "RLX-D36"), Code::E_VALUE};
  static Truth auto when(const At<DpsReady> auto& r) { return r.truth(!r.problem.empty()); }
  static std::string describe(const At<DpsReady> auto& r) { return r.problem; }
};
/// A dimension of a result is negative, and nothing says what then.
///     a dimension of a result is negative
///   -------------------------------------------------------
///   <DpsReady(f, (v1, ..., vn)) . K, M>  -->  O-EXTENT
struct DpsNegative {
  static constexpr RuleInfo info{"Relax-call_dps_packed-negative",
                                 clauses("RLX-D19", "Relax/Op/b3.b4"), Code::O_EXTENT};
  static Truth auto when(const At<DpsReady> auto& r) {
    return r.truth(r.problem.empty()) & !can_be_allocated(r);
  }
  static std::string describe(const At<DpsReady> auto&) {
    return "a dimension of a result of call_dps_packed is negative";
  }
};
/// The results are what the call comes to, whatever the function returned.
///   <DpsDone(v, u) . K, M>  -->  <v . K, M>
struct DpsReturns {
  static constexpr RuleInfo info{"Relax-call_dps_packed-end",
                                 clauses("Relax/Op/b3.b7", "Relax/Op/b3.b7:b", "Relax/Op/b3.b8")};
  static void then(At<DpsDone> auto& r) {
    r->end_reading();
    r->truncate_operands(r.frame().operands + 1);
  }
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::DpsReady> : Rules<relax::DpsEnter, relax::DpsMismatch, relax::DpsNegative> {};
template <>
struct RulesOf<relax::DpsDone> : Rules<relax::DpsReturns> {};
}  // namespace tenor::semantics
