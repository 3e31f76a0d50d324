// SPDX-License-Identifier: Apache-2.0
// What a call says of its result, which no derivation can know: the StructInfo that `sinfo_args`
// gives. Relax/DeriveFunc/3, 4; Relax/Op/b4.b4; ledger RLX-D23. S is that StructInfo; p1, ..., pn
// are its dimensions, u1, ..., un the numbers of v there.
#pragma once

#include "semantics/relax/match/cast.h"

namespace tenor::semantics::relax {

/// One StructInfo is the result's; several are its fields'.
template <class M>
Matching<typename M::Domain> match_stated(const M& m, const ir::Call* call,
                                          const typename M::Value& v) {
  using D = typename M::Domain;
  const auto all = call->sinfo_args;
  if (all.size() == 1) return match(m, std::vector{Requirement<D>{all[0], v, "the result"}});
  const auto* tuple = object_of(m, v, Kind::kTuple);
  if (!tuple || tuple->parts.size() != all.size())
    return {fmt::format("the result is not a tuple of {} fields", all.size())};
  std::vector<Requirement<D>> fields;
  for (std::size_t i = 0; i < all.size(); ++i)
    fields.push_back({all[i], tuple->parts[i], fmt::format("field {} of the result", i)});
  return match(m, fields);
}
auto facts_of(const At<StatedReady> auto& r) { return match_stated(*r, r.node, r.operands()[0]); }
auto facts_of(const At<StatedCompare> auto& r) { return match_stated(*r, r.node, r.operands()[0]); }
std::size_t matched_operands(const At<StatedCompare> auto&) { return 1; }

/// A call whose arguments are ready, the operands from `first` on; where it states StructInfo of
/// its result, that is compared afterwards.
void call_as_stated(auto& r, std::uint32_t first) {
  if (!r.node->sinfo_args.empty()) r->push(StatedReady{{r.node, first}});
  r->push(CalleeReady{{r.node, first}});
}

/// The result has kind, rank, datatype and device of the StructInfo, whose dimensions are
/// evaluated.
///     v has kind, rank, datatype and device of S
///   ------------------------------------------------------------
///   <StatedReady(v, S) . K, M>  -->  <p1 . ... . pn . StatedCompare(v, S) . K, M>
struct StatedDimensions {
  static constexpr RuleInfo info{"Relax-Call-stated",
                                 clauses("Relax/DeriveFunc/3", "Relax/DeriveFunc/4", "RLX-D23")};
  static Truth auto when(const At<StatedReady> auto& r) { return r.truth(r.problem.empty()); }
  static void then(At<StatedReady> auto& r) { bind_and_evaluate<StatedCompare>(r); }
};
/// The result is of another kind, rank, datatype or device: the program is unspecified.
///     v does not have kind, rank, datatype or device of S
///   ----------------------------------------------
///   <StatedReady(v, S) . K, M>  -->  U-ANNOTATION
struct StatedMismatch : Mismatch<StatedReady> {
  static constexpr RuleInfo info{"Relax-Call-stated-mismatch",
                                 clauses("RLX-D23", "Relax/DeriveFunc/3", "Relax/DeriveFunc/4"),
                                 Code::U_ANNOTATION};
};
/// All dimensions are the result's: it is the call's value.
///     ui = pi for all i
///   ----------------------------------------------------------
///   <StatedCompare(v, p1, ..., pn) . K, M>  -->  <v . K, M>
struct StatedAgrees {
  static constexpr RuleInfo info{"Relax-Call-stated-agrees",
                                 clauses("Relax/DeriveFunc/3", "RLX-D23")};
  static Truth auto when(const At<StatedCompare> auto& r) { return all_agree(r); }
  static void then(At<StatedCompare> auto& r) { r->truncate_operands(r.frame().operands + 1); }
};
/// A dimension is not the result's: the program is unspecified.
///     ui != pi for some i
///   -----------------------------------------------------------
///   <StatedCompare(v, p1, ..., pn) . K, M>  -->  U-ANNOTATION
struct StatedContradiction : Contradiction<StatedCompare> {
  static constexpr RuleInfo info{"Relax-Call-stated-contradiction",
                                 clauses("RLX-D23", "Relax/DeriveFunc/3"), Code::U_ANNOTATION};
};

}  // namespace tenor::semantics::relax

namespace tenor::semantics {
template <>
struct RulesOf<relax::StatedReady> : Rules<relax::StatedDimensions, relax::StatedMismatch> {};
template <>
struct RulesOf<relax::StatedCompare> : Rules<relax::StatedAgrees, relax::StatedContradiction> {};
}  // namespace tenor::semantics
