// SPDX-License-Identifier: Apache-2.0
// MatchCast: the value is checked, new shape variables are bound. Relax/MatchCast;
// Relax/Eval/13.2.1. S is the StructInfo; p1, ..., pn are its dimensions, u1, ..., un the numbers
// of v in their places.
#pragma once

#include "semantics/relax/match/match.h"
#include "semantics/relax/match/shape_variables.h"

namespace tenor::semantics::relax {

template <class D>
std::vector<Requirement<D>> requirements_of(const ir::Binding* b, const typename D::Value& v) {
  return {{b->struct_info, v, "the value"}};
}
auto facts_of(const At<CastReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  return match(*r, requirements_of<D>(r.node, r.operands()[0]));
}
auto facts_of(const At<CastCompare> auto& r) {
  using D = DomainOf<decltype(r)>;
  return match(*r, requirements_of<D>(r.node, r.operands()[0]));
}

/// Is every number what it has to be? The dimensions lie above the values.
Truth auto all_agree(const auto& r) {
  using D = DomainOf<decltype(r)>;
  auto all = r.truth(true);
  for_each_comparison(r, r.operands() + matched_operands(r),
                      [&](const auto& dimension, const auto& wanted) {
                        all = all & same_number<D>(dimension, wanted);
                      });
  return all;
}
/// A value that no numbers could make match.
template <class F>
struct Mismatch {
  static Truth auto when(const At<F> auto& r) { return r.truth(!r.problem.empty()); }
  static std::string describe(const At<F> auto& r) { return r.problem; }
};
/// A value of which some number is not what it has to be.
template <class F>
struct Contradiction {
  static Truth auto when(const At<F> auto& r) { return !all_agree(r); }
  static std::string describe(const At<F> auto& r) {
    return contradiction(r, r.operands() + matched_operands(r));
  }
};
/// How many operands are held against StructInfo.
std::size_t matched_operands(const At<CastCompare> auto&) { return 1; }

/// The value has the kind, rank, datatype and device that the StructInfo asks for: variables that
/// are alone and new take the value's numbers, and all dimensions are evaluated.
///     v has kind, rank, datatype and device of S
///   ------------------------------------------------------------
///   <CastReady(v, S) . K, M>  -->  <p1 . ... . pn . CastCompare(v, S) . K, M[xi := ui]>
struct CastBinds {
  static constexpr RuleInfo info{
      "Relax-MatchCast-bind",
      clauses("Relax/MatchCast/2.2.1", "Relax/MatchCast/4.1", "Relax/MatchCast/1", "Relax/Dims/1",
              "RLX-D59", "Relax/MatchCast/5:b", "Relax/MatchCast/p1", "Relax/Dims/1:b",
              "Relax/Dims/1:c", "Relax/MatchCast/2:d", "Relax/MatchCast/5:c",
              "Relax/MatchCast/6:c")};
  static Truth auto when(const At<CastReady> auto& r) { return r.truth(r.problem.empty()); }
  static void then(At<CastReady> auto& r) { bind_and_evaluate<CastCompare>(r); }
};
/// The value is of another kind, rank, datatype or device, which is an error.
///     v does not have kind, rank, datatype or device of S
///   ---------------------------------------------------
///   <CastReady(v, S) . K, M>  -->  E-MATCH-CAST
struct CastMismatch : Mismatch<CastReady> {
  static constexpr RuleInfo info{
      "Relax-MatchCast-mismatch",
      clauses("Relax/MatchCast/p1:b", "Relax/MatchCast/2", "Relax/MatchCast/2:b",
              "Relax/MatchCast/2:c", "Relax/MatchCast/2.2:b", "Relax/MatchCast/3",
              "Relax/MatchCast/3:b", "Relax/MatchCast/4", "Relax/MatchCast/5", "Relax/MatchCast/6",
              "RLX-D43", "Relax/MatchCast/6:b"),
      Code::E_MATCH_CAST};
};

/// All dimensions are the value's: the variable is bound to the value itself.
///     ui = pi for all i
///   ------------------------------------------------------------
///   <CastCompare(x, v, p1, ..., pn) . K, M>  -->  <BindingReady(x, v) . K, M>
struct CastDone {
  static constexpr RuleInfo info{
      "Relax-MatchCast",
      clauses("Relax/Eval/13.2.1", "Relax/Eval/13.2.1:b", "Relax/Eval/13.2.1:c",
              "Relax/Eval/13.2.1:d", "Relax/MatchCast/2.2.2", "Relax/MatchCast/4.2")};
  static Truth auto when(const At<CastCompare> auto& r) { return all_agree(r); }
  static void then(At<CastCompare> auto& r) {
    r->truncate_operands(r.frame().operands + 1);
    r->push(BindingReady{{r.node, r.frame().operands}});
  }
};
/// A dimension is not the value's, which is an error.
///     ui != pi for some i
///   ---------------------------------------------------------
///   <CastCompare(x, v, p1, ..., pn) . K, M>  -->  E-MATCH-CAST
struct CastContradiction : Contradiction<CastCompare> {
  static constexpr RuleInfo info{
      "Relax-MatchCast-contradiction",
      clauses("Relax/MatchCast/2.2.2", "Relax/MatchCast/2.1", "Relax/MatchCast/2.2",
              "Relax/MatchCast/3:c", "Relax/MatchCast/4:b", "Relax/MatchCast/4.2",
              "Relax/Purity/b1"),
      Code::E_MATCH_CAST};
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::CastReady> : Rules<relax::CastBinds, relax::CastMismatch> {};
template <>
struct RulesOf<relax::CastCompare> : Rules<relax::CastDone, relax::CastContradiction> {};
}  // namespace tenor::semantics
