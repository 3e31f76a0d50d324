// SPDX-License-Identifier: Apache-2.0
// A binding whose variable has an annotation: checks let it pass where the value is possibly of
// that StructInfo, and then a run decides. Relax/Eval/13.2.2; ledger RLX-D23.
//
// S is the annotation; p1, ..., pn are its dimensions, u1, ..., un the numbers of v there.
#pragma once

#include "semantics/relax/match/cast.h"
#include "semantics/relax/state/release.h"

namespace tenor::semantics::relax {

/// Null where nothing is bound, or the variable has no annotation.
inline const ir::StructInfo* annotation_of(const ir::Binding* b) {
  return b->var ? b->var->struct_info_annotation : nullptr;
}
template <class D>
std::vector<Requirement<D>> annotated(const ir::Binding* b, const typename D::Value& v) {
  const ir::StructInfo* s = annotation_of(b);
  if (!s) return {};
  return {{s, v, std::string(b->var->name_hint)}};
}
auto facts_of(const At<BindingReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  return match(*r, annotated<D>(r.node, r.operands()[0]));
}
auto facts_of(const At<AnnotationCompare> auto& r) {
  using D = DomainOf<decltype(r)>;
  return match(*r, annotated<D>(r.node, r.operands()[0]));
}
std::size_t matched_operands(const At<AnnotationCompare> auto&) { return 1; }

/// The variable is bound to the value, which is not copied.
///     x has no annotation
///   -------------------------------------------------
///   <BindingReady(x, v) . K, M>  -->  <K, M[x := v]>
struct BindingBinds {
  static constexpr RuleInfo info{"Relax-VarBinding",
                                 clauses("Relax/Eval/13.2.2", "Relax/Eval/13.2.2:b")};
  static Truth auto when(const At<BindingReady> auto& r) { return r.truth(!annotation_of(r.node)); }
  static void then(At<BindingReady> auto& r) {
    if (r.node->var) r->take(r.node->var, r.operands()[0]);
    r.drop();
    let_go(*r, r.node);
  }
};
/// The value has kind, rank, datatype and device of the annotation, whose dimensions are evaluated;
/// a scalar's own shape variable takes its value.
///     v has kind, rank, datatype and device of S
///   ------------------------------------------------------------
///   <BindingReady(x: S, v) . K, M>
///       -->  <p1 . ... . pn . AnnotationCompare(x: S, v) . K, M[xi := ui]>
struct AnnotationDimensions {
  static constexpr RuleInfo info{"Relax-VarBinding-annotation",
                                 clauses("Relax/Eval/13.2.2", "RLX-D23", "EXT/Prim")};
  static Truth auto when(const At<BindingReady> auto& r) {
    return r.truth(annotation_of(r.node) && r.problem.empty());
  }
  static void then(At<BindingReady> auto& r) { bind_and_evaluate<AnnotationCompare>(r); }
};
/// The value is of another kind, rank, datatype or device: the program is unspecified.
///     v does not have kind, rank, datatype or device of S
///   -------------------------------------------------
///   <BindingReady(x: S, v) . K, M>  -->  U-ANNOTATION
struct AnnotationMismatch : Mismatch<BindingReady> {
  static constexpr RuleInfo info{"Relax-VarBinding-mismatch",
                                 clauses("RLX-D23", "Relax/Derive/11.2.3:c"), Code::U_ANNOTATION};
};
/// All dimensions of the annotation are the value's: the variable is bound to it.
///     ui = pi for all i
///   ------------------------------------------------------------
///   <AnnotationCompare(x: S, v, p1, ..., pn) . K, M>  -->  <K, M[x := v]>
struct AnnotationAgrees {
  static constexpr RuleInfo info{"Relax-VarBinding-annotated",
                                 clauses("Relax/Eval/13.2.2", "Relax/Eval/13.2.2:b", "RLX-D23")};
  static Truth auto when(const At<AnnotationCompare> auto& r) { return all_agree(r); }
  static void then(At<AnnotationCompare> auto& r) {
    r->take(r.node->var, r.operands()[0]);
    r.drop();
    let_go(*r, r.node);
  }
};
/// A dimension of the annotation is not the value's: the program is unspecified.
///     ui != pi for some i
///   ------------------------------------------------------------
///   <AnnotationCompare(x: S, v, p1, ..., pn) . K, M>  -->  U-ANNOTATION
struct AnnotationContradiction : Contradiction<AnnotationCompare> {
  static constexpr RuleInfo info{"Relax-VarBinding-contradiction",
                                 clauses("RLX-D23", "Relax/Derive/11.2.3:c"), Code::U_ANNOTATION};
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::BindingReady>
    : Rules<relax::BindingBinds, relax::AnnotationDimensions, relax::AnnotationMismatch> {};
template <>
struct RulesOf<relax::AnnotationCompare>
    : Rules<relax::AnnotationAgrees, relax::AnnotationContradiction> {};
}  // namespace tenor::semantics
