// SPDX-License-Identifier: Apache-2.0
// For, with its extent evaluated before every iteration: the written reading of TIR-D3.
// TIR/Exec/12.1.4. In the inference rules e is the loop's extent, then its value; cast(v) is v in
// the datatype of the loop variable. The loop's own operands lie below e.
#pragma once

#include "semantics/tir/loop/for.h"

namespace tenor::semantics {

/// The loop evaluates its extent again.
///     TIR-D3 as written
///   -------------------------------------------------------
///   <ForExtent(min, extent, step, k) . K, M>  -->
///         <e . ForExtentReady(min, extent, step, k) . K, M>
struct ForExtentAgain {
  static constexpr RuleInfo info{"TIR-For-extent-again", clauses("TIR-D3", "TIR/Exec/12.1.4"),
                                 as_written("TIR-D3")};
  static void then(At<ForExtent> auto& r) {
    r->evaluate_then(ForExtentReady{{r.node}}, r.node->extent);
  }
};
template <>
struct RulesOf<ForExtent> : Rules<ForExtentAgain> {};

/// The loop continues with the new extent. If it differs from the old one, a note says so.
void continue_with_extent(At<ForExtentReady> auto& r, auto length) {
  constexpr std::uint32_t kCount = decltype(LoopOperands(r.operands()))::kCount;
  const LoopOperands loop(r.operands() - kCount);
  const auto now = length(r, loop.min, r.operands()[0]);
  if (r.d.known(!r.d.equal(r.d.index(now), r.d.index(loop.extent))).value_or(false))
    r->note(Code::D_EXTENT_CHANGES, r.node,
            fmt::format("{}, the extent of the loop over {}, was {} and is {} from iteration {} on",
                        spec::print(r.node->extent), r.node->loop_var->name_hint,
                        r.d.show(loop.extent), r.d.show(now), r.d.show(loop.ordinal)));
  loop.extent = now;
  r.drop();
  r->proceed(ForNext{{r.node, r.frame().operands - kCount}});
}

Truth auto extent_is_known(const At<ForExtentReady> auto& r) {
  return !r.d.is_indeterminate(r.operands()[0]);
}

/// The loop takes the new value as its extent.
///     e is determinate, TIR-D1 as intended
///   ------------------------------------------------------------
///   <ForExtentReady(min, extent, step, k, e) . K, M>  -->  <ForNext(min, cast(e), step, k) . K, M>
struct ForExtentTaken {
  static constexpr RuleInfo info{"TIR-For-extent", clauses("TIR/Exec/12.1.4", "TIR-D3", "TIR-D1"),
                                 intended("TIR-D1")};
  static Truth auto when(const At<ForExtentReady> auto& r) { return extent_is_known(r); }
  static void then(At<ForExtentReady> auto& r) { continue_with_extent(r, as_extent); }
};
/// The loop takes the new value as its end.
///     e is determinate, TIR-D1 as written
///   -----------------------------------------------------
///   <ForExtentReady(min, extent, step, k, e) . K, M>  -->
///         <ForNext(min, cast(e) - min, step, k) . K, M>
struct ForExtentEnd {
  static constexpr RuleInfo info{
      "TIR-For-extent-end", clauses("TIR/Exec/12.1.5", "TIR-D3", "TIR-D1"), as_written("TIR-D1")};
  static Truth auto when(const At<ForExtentReady> auto& r) { return extent_is_known(r); }
  static void then(At<ForExtentReady> auto& r) { continue_with_extent(r, as_end); }
};
/// The new extent is indeterminate: the program is unspecified.
///     e is indeterminate
///   ------------------------------------------------------------
///   <ForExtentReady(min, extent, step, k, e) . K, M>  -->  U-INDETERMINATE
struct ForExtentIndeterminate {
  static constexpr RuleInfo info{"TIR-For-extent-indeterminate", clauses("TIR-D19", "TIR-D3"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<ForExtentReady> auto& r) { return !extent_is_known(r); }
  static std::string describe(const At<ForExtentReady> auto& r) {
    return fmt::format("the extent of the loop over {} was never written",
                       r.node->loop_var->name_hint);
  }
};
template <>
struct RulesOf<ForExtentReady> : Rules<ForExtentTaken, ForExtentEnd, ForExtentIndeterminate> {};

}  // namespace tenor::semantics
