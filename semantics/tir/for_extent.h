// SPDX-License-Identifier: Apache-2.0
// For, with its extent evaluated before every iteration: the written reading of TIR-D3.
// TIR/Exec/12.1.4. The loop's operands lie below those of the frames here.
#pragma once

#include "semantics/tir/for.h"

namespace tenor::semantics {

/// The extent, once more.                                                   TIR-D3, TIR/Exec/12.1.4
struct ForExtentAgain {
  static constexpr RuleInfo info{"TIR-For-extent-again",
                                 spec::clauses("TIR-D3", "TIR/Exec/12.1.4"),
                                 {},
                                 spec::as_written("TIR-D3")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ForExtent& f) {
    m.evaluate_then(ForExtentReady{{f.node}}, f.node->extent);
  }
};
template <>
struct RulesOf<ForExtent> : Rules<ForExtentAgain> {};

/// On with the loop, its extent as it is now, which is noted where it is another.
template <class L, class D, class Length>
void go_on_with_extent(MachineOf<L, D>& m, const ForExtentReady& f, Length length) {
  constexpr std::uint32_t kCount = LoopOperands<typename D::Value>::kCount;
  const LoopOperands loop(m.operands(f) - kCount);
  const auto now = length(f.node, loop.min, m.operands(f)[0]);
  if (D::require(!D::equal(D::index(now), D::index(loop.extent))).value_or(false))
    m.note(
        spec::Code::D_EXTENT_CHANGES, f.node,
        fmt::format("{}, the extent of the loop over {}, was {} and is {} after iteration {}",
                    spec::print(f.node->extent), f.node->loop_var->name_hint, D::show(loop.extent),
                    D::show(now), D::constant(D::index(loop.ordinal)) - 1));
  loop.extent = now;
  m.drop(f);
  m.proceed(ForNext{{f.node, f.operands - kCount}});
}

template <class L, class D>
typename D::Truth extent_is_known(const MachineOf<L, D>& m, const ForExtentReady& f) {
  return !D::is_indeterminate(m.operands(f)[0]);
}

/// The number of iterations is the extent's value of now.        TIR/Exec/12.1.4; TIR-D3, TIR-D1
struct ForExtentTaken {
  static constexpr RuleInfo info{"TIR-For-extent",
                                 spec::clauses("TIR/Exec/12.1.4", "TIR-D3", "TIR-D1"),
                                 {},
                                 spec::intended("TIR-D1")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForExtentReady& f) {
    return extent_is_known(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ForExtentReady& f) {
    go_on_with_extent(m, f, as_extent<D>);
  }
};
/// The end is the extent's value of now.                         TIR/Exec/12.1.5; TIR-D3, TIR-D1
struct ForExtentEnd {
  static constexpr RuleInfo info{"TIR-For-extent-end",
                                 spec::clauses("TIR/Exec/12.1.5", "TIR-D3", "TIR-D1"),
                                 {},
                                 spec::as_written("TIR-D1")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForExtentReady& f) {
    return extent_is_known(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ForExtentReady& f) {
    go_on_with_extent(m, f, as_end<D>);
  }
};
/// An extent that was never written.                                                        TIR-D19
struct ForExtentIndeterminate {
  static constexpr RuleInfo info{"TIR-For-extent-indeterminate", spec::clauses("TIR-D19", "TIR-D3"),
                                 spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForExtentReady& f) {
    return !extent_is_known(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const ForExtentReady& f) {
    return fmt::format("the extent of the loop over {} was never written",
                       f.node->loop_var->name_hint);
  }
};
template <>
struct RulesOf<ForExtentReady> : Rules<ForExtentTaken, ForExtentEnd, ForExtentIndeterminate> {};

}  // namespace tenor::semantics
