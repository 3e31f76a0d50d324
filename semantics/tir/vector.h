// SPDX-License-Identifier: Apache-2.0
// Expressions that make or rearrange vectors: Select, Ramp, Broadcast, Shuffle.
// TIR/Eval/6, 8, 9, 12; ledger TIR-D5, D70, D75.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/elementwise.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// Condition and both values, whichever is taken.                            TIR/Eval/6.1,
/// TIR/Eval/6.2
struct SelectOperands {
  static constexpr RuleInfo info{"TIR-Select-operands",
                                 spec::clauses("TIR/Eval/6.1", "TIR/Eval/6.2")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalSelect& f) {
    m.evaluate_then(SelectReady{{f.node}}, f.node->condition, f.node->true_value,
                    f.node->false_value);
  }
};
template <>
struct RulesOf<EvalSelect> : Rules<SelectOperands> {};

/// A scalar condition takes one of the two; a vector chooses lane by lane.
///                                              TIR/Eval/6.3, TIR/Eval/6.3:b, TIR/Eval/6.4, 6.4:b
struct SelectValue {
  static constexpr RuleInfo info{"TIR-Select", spec::clauses("TIR/Eval/6.3", "TIR/Eval/6.3:b",
                                                             "TIR/Eval/6.4", "TIR/Eval/6.4:b")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, SelectReady& f) {
    const std::uint32_t lanes = f.node->dtype.lanes, of_condition = f.node->condition->dtype.lanes;
    const auto* c = m.operands(f);
    const auto first = c[0];
    const auto *t = c + of_condition, *e = t + lanes;
    lanewise(m, f, lanes, [&](std::uint32_t i) {
      return D::select(of_condition == 1 ? first : c[i], t[i], e[i]);
    });
  }
};
template <>
struct RulesOf<SelectReady> : Rules<SelectValue> {};

/// Base, then stride.                                                                  TIR/Eval/8.1
struct RampOperands {
  static constexpr RuleInfo info{"TIR-Ramp-operands", spec::clauses("TIR/Eval/8.1")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalRamp& f) {
    m.evaluate_then(RampReady{{f.node}}, f.node->base, f.node->stride);
  }
};
template <>
struct RulesOf<EvalRamp> : Rules<RampOperands> {};

/// Lane i is base + i * stride, by the operators' own arithmetic.       TIR/Eval/8.2, 8.2:b, 8.2:c
struct RampValue {
  static constexpr RuleInfo info{"TIR-Ramp",
                                 spec::clauses("TIR/Eval/8.2", "TIR/Eval/8.2:b", "TIR/Eval/8.2:c")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, RampReady& f) {
    const auto base = m.operands(f)[0], stride = m.operands(f)[1];
    const spec::ScalarType type = f.node->dtype.scalar;
    lanewise(m, f, f.node->dtype.lanes, [&](std::uint32_t i) {
      const auto offset = D::binary(spec::ExprKind::kMul, D::integer(type, i), stride);
      return D::binary(spec::ExprKind::kAdd, base, offset);
    });
  }
};
template <>
struct RulesOf<RampReady> : Rules<RampValue> {};

/// The value first.                                                                      TIR/Eval/9
struct BroadcastOperand {
  static constexpr RuleInfo info{"TIR-Broadcast-operand", spec::clauses("TIR/Eval/9")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalBroadcast& f) {
    m.evaluate_then(BroadcastReady{{f.node}}, f.node->value);
  }
};
template <>
struct RulesOf<EvalBroadcast> : Rules<BroadcastOperand> {};

/// Every lane is the value.                                                            TIR/Eval/9:b
struct BroadcastValue {
  static constexpr RuleInfo info{"TIR-Broadcast", spec::clauses("TIR/Eval/9:b")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, BroadcastReady& f) {
    const auto value = m.operands(f)[0];
    lanewise(m, f, f.node->dtype.lanes, [&](std::uint32_t) { return value; });
  }
};
template <>
struct RulesOf<BroadcastReady> : Rules<BroadcastValue> {};

/// The vectors in order, then the indices.                   TIR/Eval/12.1, TIR/Eval/12.2, 12.2:b
struct ShuffleOperands {
  static constexpr RuleInfo info{
      "TIR-Shuffle-operands", spec::clauses("TIR/Eval/12.1", "TIR/Eval/12.2", "TIR/Eval/12.2:b")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalShuffle& f) {
    m.evaluate_then(ShuffleReady{{f.node}}, f.node->vectors, f.node->indices);
  }
};
template <>
struct RulesOf<EvalShuffle> : Rules<ShuffleOperands> {};

/// Lanes of all the vectors together.
inline std::uint32_t total_lanes(const spec::Shuffle& s) {
  std::uint32_t total = 0;
  for (const spec::PrimExpr* v : s.vectors) total += v->dtype.lanes;
  return total;
}

/// Were all indices written?
template <class L, class D>
typename D::Truth shuffle_indices_are_known(const MachineOf<L, D>& m, const ShuffleReady& f) {
  return !indeterminate<D>(m.operands(f) + total_lanes(*f.node), f.node->dtype.lanes);
}
/// Is index i one of the lanes there are?
template <class L, class D>
typename D::Truth shuffle_indices_exist(const MachineOf<L, D>& m, const ShuffleReady& f) {
  const std::uint32_t total = total_lanes(*f.node);
  const auto* index = m.operands(f) + total;
  return !any_lane<D>(f.node->dtype.lanes, [&](std::uint32_t i) {
    return !D::within(D::index(index[i]), D::index_of(0), D::index_of(total));
  });
}

/// Lane i is lane indices[i] of the concatenation.      TIR/Eval/12.3, 12.4, 12.4:b; TIR-D5, D75
struct ShuffleValue {
  static constexpr RuleInfo info{
      "TIR-Shuffle",
      spec::clauses("TIR/Eval/12.3", "TIR/Eval/12.4", "TIR/Eval/12.4:b", "TIR-D5", "TIR-D75"),
      {},
      spec::intended("TIR-D5")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ShuffleReady& f) {
    return shuffle_indices_are_known(m, f) & shuffle_indices_exist(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ShuffleReady& f) {
    const std::uint32_t total = total_lanes(*f.node);
    const auto* operands = m.operands(f);
    const std::vector<typename D::Value> v(operands, operands + total + f.node->dtype.lanes);
    lanewise(m, f, f.node->dtype.lanes,
             [&](std::uint32_t i) { return v[D::number(D::index(v[total + i]))]; });
  }
};

/// Has lane i a vector i, and that one a lane indices[i]?
template <class L, class D>
typename D::Truth shuffle_vectors_have_lanes(const MachineOf<L, D>& m, const ShuffleReady& f) {
  const auto& vectors = f.node->vectors;
  const auto* index = m.operands(f) + total_lanes(*f.node);
  return !any_lane<D>(f.node->dtype.lanes, [&](std::uint32_t i) {
    if (i >= vectors.size()) return D::truth(true);
    return !D::within(D::index(index[i]), D::index_of(0), D::index_of(vectors[i]->dtype.lanes));
  });
}

/// Lane i is lane indices[i] of vector i.                                  TIR-D5, TIR/Eval/12.4:b
struct ShuffleEachVector {
  static constexpr RuleInfo info{"TIR-Shuffle-each-vector",
                                 spec::clauses("TIR-D5", "TIR/Eval/12.4:b"),
                                 {},
                                 spec::as_written("TIR-D5")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ShuffleReady& f) {
    return shuffle_indices_are_known(m, f) & shuffle_vectors_have_lanes(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ShuffleReady& f) {
    const std::uint32_t total = total_lanes(*f.node);
    const auto* operands = m.operands(f);
    const std::vector<typename D::Value> v(operands, operands + total + f.node->dtype.lanes);
    std::size_t before = 0;
    lanewise(m, f, f.node->dtype.lanes, [&](std::uint32_t i) {
      if (i > 0) before += f.node->vectors[i - 1]->dtype.lanes;
      return v[before + D::number(D::index(v[total + i]))];
    });
  }
};
/// There is no such vector, or it has no such lane.                        TIR-D5, TIR/Eval/12.4:b
struct ShuffleNoVector {
  static constexpr RuleInfo info{"TIR-Shuffle-no-vector",
                                 spec::clauses("TIR-D5", "TIR/Eval/12.4:b", "TIR-D70"),
                                 spec::Code::U_SHUFFLE_INDEX, spec::as_written("TIR-D5")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ShuffleReady& f) {
    return shuffle_indices_are_known(m, f) & !shuffle_vectors_have_lanes(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const ShuffleReady& f) {
    return fmt::format("a lane of {} selects a vector or a lane that does not exist",
                       spec::print(f.node));
  }
};

/// An index that names no lane.                                                             TIR-D70
struct ShuffleNoLane {
  static constexpr RuleInfo info{"TIR-Shuffle-no-lane", spec::clauses("TIR-D70", "TIR/Eval/12.4:b"),
                                 spec::Code::U_SHUFFLE_INDEX, spec::intended("TIR-D5")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ShuffleReady& f) {
    return shuffle_indices_are_known(m, f) & !shuffle_indices_exist(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const ShuffleReady& f) {
    return fmt::format("an index of {} selects none of the {} lanes", spec::print(f.node),
                       total_lanes(*f.node));
  }
};
/// An index that was never written.                                                         TIR-D19
struct ShuffleIndeterminate {
  static constexpr RuleInfo info{"TIR-Shuffle-indeterminate", spec::clauses("TIR-D19"),
                                 spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ShuffleReady& f) {
    return !shuffle_indices_are_known(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const ShuffleReady& f) {
    return fmt::format("an index of {} was never written", spec::print(f.node));
  }
};
template <>
struct RulesOf<ShuffleReady>
    : Rules<ShuffleNoVector, ShuffleValue, ShuffleEachVector, ShuffleNoLane, ShuffleIndeterminate> {
};

}  // namespace tenor::semantics
