// SPDX-License-Identifier: Apache-2.0
// For, with its extent evaluated before every iteration: the written reading of TIR-D3.
// TIR/Exec/12.1.4. The loop's operands lie below those of the frames here.
#pragma once

#include "semantics/tir/loop/for.h"

namespace tenor::semantics {

/// The extent, once more.                                                   TIR-D3, TIR/Exec/12.1.4
struct ForExtentAgain {
  static constexpr RuleInfo info{"TIR-For-extent-again", clauses("TIR-D3", "TIR/Exec/12.1.4"),
                                 as_written("TIR-D3")};
  static void then(At<ForExtent> auto& r) {
    r->evaluate_then(ForExtentReady{{r.node}}, r.node->extent);
  }
};
template <>
struct RulesOf<ForExtent> : Rules<ForExtentAgain> {};

/// On with the loop, its extent as it is now, which is noted where it is another.
void go_on_with_extent(At<ForExtentReady> auto& r, auto length) {
  constexpr std::uint32_t kCount = decltype(LoopOperands(r.operands()))::kCount;
  const LoopOperands loop(r.operands() - kCount);
  const auto now = length(r, loop.min, r.operands()[0]);
  if (r.require(!r.d.equal(r.d.index(now), r.d.index(loop.extent))).value_or(false))
    r->note(
        Code::D_EXTENT_CHANGES, r.node,
        fmt::format("{}, the extent of the loop over {}, was {} and is {} after iteration {}",
                    spec::print(r.node->extent), r.node->loop_var->name_hint, r.d.show(loop.extent),
                    r.d.show(now), r.d.constant(r.d.index(loop.ordinal)) - 1));
  loop.extent = now;
  r.drop();
  r->proceed(ForNext{{r.node, r.frame().operands - kCount}});
}

Truth auto extent_is_known(const At<ForExtentReady> auto& r) {
  return !r.d.is_indeterminate(r.operands()[0]);
}

/// The number of iterations is the extent's value of now.        TIR/Exec/12.1.4; TIR-D3, TIR-D1
struct ForExtentTaken {
  static constexpr RuleInfo info{"TIR-For-extent", clauses("TIR/Exec/12.1.4", "TIR-D3", "TIR-D1"),
                                 intended("TIR-D1")};
  static Truth auto when(const At<ForExtentReady> auto& r) { return extent_is_known(r); }
  static void then(At<ForExtentReady> auto& r) { go_on_with_extent(r, as_extent); }
};
/// The end is the extent's value of now.                         TIR/Exec/12.1.5; TIR-D3, TIR-D1
struct ForExtentEnd {
  static constexpr RuleInfo info{
      "TIR-For-extent-end", clauses("TIR/Exec/12.1.5", "TIR-D3", "TIR-D1"), as_written("TIR-D1")};
  static Truth auto when(const At<ForExtentReady> auto& r) { return extent_is_known(r); }
  static void then(At<ForExtentReady> auto& r) { go_on_with_extent(r, as_end); }
};
/// An extent that was never written.                                                        TIR-D19
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
