// SPDX-License-Identifier: Apache-2.0
// Expressions that make or rearrange vectors: Select, Ramp, Broadcast, Shuffle.
// TIR/Eval/6, 8, 9, 12; ledger TIR-D5, D70, D75.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// Condition and both values, whichever is taken.                            TIR/Eval/6.1,
/// TIR/Eval/6.2
struct SelectOperands {
  static constexpr RuleInfo info{"TIR-Select-operands", clauses("TIR/Eval/6.1", "TIR/Eval/6.2")};
  static void then(At<EvalSelect> auto& r) {
    r->evaluate_then(SelectReady{{r.node}}, r.node->condition, r.node->true_value,
                     r.node->false_value);
  }
};
template <>
struct RulesOf<EvalSelect> : Rules<SelectOperands> {};

/// A scalar condition takes one of the two; a vector chooses lane by lane.
///                                              TIR/Eval/6.3, TIR/Eval/6.3:b, TIR/Eval/6.4, 6.4:b
struct SelectValue {
  static constexpr RuleInfo info{
      "TIR-Select", clauses("TIR/Eval/6.3", "TIR/Eval/6.3:b", "TIR/Eval/6.4", "TIR/Eval/6.4:b")};
  static void then(At<SelectReady> auto& r) {
    const std::uint32_t lanes = r.node->dtype.lanes, of_condition = r.node->condition->dtype.lanes;
    const auto* c = r.operands();
    const auto first = c[0];
    const auto *t = c + of_condition, *e = t + lanes;
    lanewise(*r, r.frame(), lanes, [&](std::uint32_t i) {
      return r.d.select(of_condition == 1 ? first : c[i], t[i], e[i]);
    });
  }
};
template <>
struct RulesOf<SelectReady> : Rules<SelectValue> {};

/// Base, then stride.                                                                  TIR/Eval/8.1
struct RampOperands {
  static constexpr RuleInfo info{"TIR-Ramp-operands", clauses("TIR/Eval/8.1")};
  static void then(At<EvalRamp> auto& r) {
    r->evaluate_then(RampReady{{r.node}}, r.node->base, r.node->stride);
  }
};
template <>
struct RulesOf<EvalRamp> : Rules<RampOperands> {};

/// Lane i is base + i * stride, by the operators' own arithmetic.       TIR/Eval/8.2, 8.2:b, 8.2:c
struct RampValue {
  static constexpr RuleInfo info{"TIR-Ramp",
                                 clauses("TIR/Eval/8.2", "TIR/Eval/8.2:b", "TIR/Eval/8.2:c")};
  static void then(At<RampReady> auto& r) {
    const auto base = r.operands()[0], stride = r.operands()[1];
    const spec::ScalarType type = r.node->dtype.scalar;
    lanewise(*r, r.frame(), r.node->dtype.lanes, [&](std::uint32_t i) {
      const auto offset = r.d.binary(spec::ExprKind::kMul, r.d.integer(type, i), stride);
      return r.d.binary(spec::ExprKind::kAdd, base, offset);
    });
  }
};
template <>
struct RulesOf<RampReady> : Rules<RampValue> {};

/// The value first.                                                                      TIR/Eval/9
struct BroadcastOperand {
  static constexpr RuleInfo info{"TIR-Broadcast-operand", clauses("TIR/Eval/9")};
  static void then(At<EvalBroadcast> auto& r) {
    r->evaluate_then(BroadcastReady{{r.node}}, r.node->value);
  }
};
template <>
struct RulesOf<EvalBroadcast> : Rules<BroadcastOperand> {};

/// Every lane is the value.                                                            TIR/Eval/9:b
struct BroadcastValue {
  static constexpr RuleInfo info{"TIR-Broadcast", clauses("TIR/Eval/9:b")};
  static void then(At<BroadcastReady> auto& r) {
    const auto value = r.operands()[0];
    lanewise(*r, r.frame(), r.node->dtype.lanes, [&](std::uint32_t) { return value; });
  }
};
template <>
struct RulesOf<BroadcastReady> : Rules<BroadcastValue> {};

/// The vectors in order, then the indices.                   TIR/Eval/12.1, TIR/Eval/12.2, 12.2:b
struct ShuffleOperands {
  static constexpr RuleInfo info{"TIR-Shuffle-operands",
                                 clauses("TIR/Eval/12.1", "TIR/Eval/12.2", "TIR/Eval/12.2:b")};
  static void then(At<EvalShuffle> auto& r) {
    r->evaluate_then(ShuffleReady{{r.node}}, r.node->vectors, r.node->indices);
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
Truth auto shuffle_indices_are_known(const At<ShuffleReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  return !indeterminate<D>(r.operands() + total_lanes(*r.node), r.node->dtype.lanes);
}
/// Is index i one of the lanes there are?
Truth auto shuffle_indices_exist(const At<ShuffleReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  const std::uint32_t total = total_lanes(*r.node);
  const auto* index = r.operands() + total;
  return !any_lane<D>(r.node->dtype.lanes, [&](std::uint32_t i) {
    return !r.d.within(r.d.index(index[i]), r.d.index_of(0), r.d.index_of(total));
  });
}

/// Lane i is lane indices[i] of the concatenation.      TIR/Eval/12.3, 12.4, 12.4:b; TIR-D5, D75
struct ShuffleValue {
  static constexpr RuleInfo info{
      "TIR-Shuffle",
      clauses("TIR/Eval/12.3", "TIR/Eval/12.4", "TIR/Eval/12.4:b", "TIR-D5", "TIR-D75"),
      intended("TIR-D5")};
  static Truth auto when(const At<ShuffleReady> auto& r) {
    return shuffle_indices_are_known(r) & shuffle_indices_exist(r);
  }
  static void then(At<ShuffleReady> auto& r) {
    using D = DomainOf<decltype(r)>;
    const std::uint32_t total = total_lanes(*r.node);
    const auto* operands = r.operands();
    const std::vector<typename D::Value> v(operands, operands + total + r.node->dtype.lanes);
    lanewise(*r, r.frame(), r.node->dtype.lanes,
             [&](std::uint32_t i) { return v[r.d.number(r.d.index(v[total + i]))]; });
  }
};

/// Has lane i a vector i, and that one a lane indices[i]?
Truth auto shuffle_vectors_have_lanes(const At<ShuffleReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  const auto& vectors = r.node->vectors;
  const auto* index = r.operands() + total_lanes(*r.node);
  return !any_lane<D>(r.node->dtype.lanes, [&](std::uint32_t i) {
    if (i >= vectors.size()) return r.truth(true);
    return !r.d.within(r.d.index(index[i]), r.d.index_of(0), r.d.index_of(vectors[i]->dtype.lanes));
  });
}

/// Lane i is lane indices[i] of vector i.                                  TIR-D5, TIR/Eval/12.4:b
struct ShuffleEachVector {
  static constexpr RuleInfo info{"TIR-Shuffle-each-vector", clauses("TIR-D5", "TIR/Eval/12.4:b"),
                                 as_written("TIR-D5")};
  static Truth auto when(const At<ShuffleReady> auto& r) {
    return shuffle_indices_are_known(r) & shuffle_vectors_have_lanes(r);
  }
  static void then(At<ShuffleReady> auto& r) {
    using D = DomainOf<decltype(r)>;
    const std::uint32_t total = total_lanes(*r.node);
    const auto* operands = r.operands();
    const std::vector<typename D::Value> v(operands, operands + total + r.node->dtype.lanes);
    std::size_t before = 0;
    lanewise(*r, r.frame(), r.node->dtype.lanes, [&](std::uint32_t i) {
      if (i > 0) before += r.node->vectors[i - 1]->dtype.lanes;
      return v[before + r.d.number(r.d.index(v[total + i]))];
    });
  }
};
/// There is no such vector, or it has no such lane.                        TIR-D5, TIR/Eval/12.4:b
struct ShuffleNoVector {
  static constexpr RuleInfo info{"TIR-Shuffle-no-vector",
                                 clauses("TIR-D5", "TIR/Eval/12.4:b", "TIR-D70"),
                                 Code::U_SHUFFLE_INDEX, as_written("TIR-D5")};
  static Truth auto when(const At<ShuffleReady> auto& r) {
    return shuffle_indices_are_known(r) & !shuffle_vectors_have_lanes(r);
  }
  static std::string describe(const At<ShuffleReady> auto& r) {
    return fmt::format("a lane of {} selects a vector or a lane that does not exist",
                       spec::print(r.node));
  }
};

/// An index that names no lane.                                                             TIR-D70
struct ShuffleNoLane {
  static constexpr RuleInfo info{"TIR-Shuffle-no-lane", clauses("TIR-D70", "TIR/Eval/12.4:b"),
                                 Code::U_SHUFFLE_INDEX, intended("TIR-D5")};
  static Truth auto when(const At<ShuffleReady> auto& r) {
    return shuffle_indices_are_known(r) & !shuffle_indices_exist(r);
  }
  static std::string describe(const At<ShuffleReady> auto& r) {
    return fmt::format("an index of {} selects none of the {} lanes", spec::print(r.node),
                       total_lanes(*r.node));
  }
};
/// An index that was never written.                                                         TIR-D19
struct ShuffleIndeterminate {
  static constexpr RuleInfo info{"TIR-Shuffle-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<ShuffleReady> auto& r) { return !shuffle_indices_are_known(r); }
  static std::string describe(const At<ShuffleReady> auto& r) {
    return fmt::format("an index of {} was never written", spec::print(r.node));
  }
};
template <>
struct RulesOf<ShuffleReady>
    : Rules<ShuffleNoVector, ShuffleValue, ShuffleEachVector, ShuffleNoLane, ShuffleIndeterminate> {
};

}  // namespace tenor::semantics
