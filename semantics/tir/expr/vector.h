// SPDX-License-Identifier: Apache-2.0
// Expressions that make or rearrange vectors: Select, Ramp, Broadcast, Shuffle.
// TIR/Eval/6, 8, 9, 12; ledger TIR-D5, D70, D75.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// A Select evaluates its condition, then both of its values.
///   <EvalSelect(c, e1, e2) . K, M>  -->  <c . e1 . e2 . SelectReady . K, M>
struct SelectOperands {
  static constexpr RuleInfo info{"TIR-Select-operands", clauses("TIR/Eval/6.1", "TIR/Eval/6.2")};
  static void then(At<EvalSelect> auto& r) {
    r->evaluate_then(SelectReady{{r.node}}, r.node->condition, r.node->true_value,
                     r.node->false_value);
  }
};
template <>
struct RulesOf<EvalSelect> : Rules<SelectOperands> {};

/// A Select takes v1 where its condition is 1 and v2 where it is 0, for each lane of a vector.
///   <SelectReady(c, v1, v2) . K, M>  -->  <c ? v1 : v2 . K, M>
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

/// A Ramp evaluates its base, then its stride.
///   <EvalRamp(base, stride, n) . K, M>  -->  <base . stride . RampReady . K, M>
struct RampOperands {
  static constexpr RuleInfo info{"TIR-Ramp-operands", clauses("TIR/Eval/8.1")};
  static void then(At<EvalRamp> auto& r) {
    r->evaluate_then(RampReady{{r.node}}, r.node->base, r.node->stride);
  }
};
template <>
struct RulesOf<EvalRamp> : Rules<RampOperands> {};

/// A Ramp yields n lanes that start at the base and increase by the stride, as Add and Mul compute.
///   <RampReady(base, stride) . K, M>  -->  <(base, ..., base + (n - 1) * stride) . K, M>
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

/// A Broadcast evaluates its value first.
///   <EvalBroadcast(e, n) . K, M>  -->  <e . BroadcastReady . K, M>
struct BroadcastOperand {
  static constexpr RuleInfo info{"TIR-Broadcast-operand", clauses("TIR/Eval/9")};
  static void then(At<EvalBroadcast> auto& r) {
    r->evaluate_then(BroadcastReady{{r.node}}, r.node->value);
  }
};
template <>
struct RulesOf<EvalBroadcast> : Rules<BroadcastOperand> {};

/// A Broadcast yields its value in each of n lanes.
///   <BroadcastReady(v) . K, M>  -->  <(v, ..., v) . K, M>
struct BroadcastValue {
  static constexpr RuleInfo info{"TIR-Broadcast", clauses("TIR/Eval/9:b")};
  static void then(At<BroadcastReady> auto& r) {
    const auto value = r.operands()[0];
    lanewise(*r, r.frame(), r.node->dtype.lanes, [&](std::uint32_t) { return value; });
  }
};
template <>
struct RulesOf<BroadcastReady> : Rules<BroadcastValue> {};

/// A Shuffle evaluates its vectors in order, then its indices.
///   <EvalShuffle(e1, ..., em; i1, ..., in) . K, M>  -->
///         <e1 . ... . em . i1 . ... . in . ShuffleReady . K, M>
struct ShuffleOperands {
  static constexpr RuleInfo info{"TIR-Shuffle-operands",
                                 clauses("TIR/Eval/12.1", "TIR/Eval/12.2", "TIR/Eval/12.2:b")};
  static void then(At<EvalShuffle> auto& r) {
    r->evaluate_then(ShuffleReady{{r.node}}, r.node->vectors, r.node->indices);
  }
};
template <>
struct RulesOf<EvalShuffle> : Rules<ShuffleOperands> {};

/// How many lanes the vectors have together.
inline std::uint32_t total_lanes(const spec::Shuffle& s) {
  std::uint32_t total = 0;
  for (const spec::PrimExpr* v : s.vectors) total += v->dtype.lanes;
  return total;
}

/// Is no index indeterminate (TIR-D19)?
Truth auto shuffle_indices_are_known(const At<ShuffleReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  return !indeterminate<D>(r.operands() + total_lanes(*r.node), r.node->dtype.lanes);
}
/// Does every index select a lane of the joined vectors?
Truth auto shuffle_indices_exist(const At<ShuffleReady> auto& r) {
  const std::uint32_t total = total_lanes(*r.node);
  const auto* index = r.operands() + total;
  return !any_lane(r.node->dtype.lanes, [&](std::uint32_t i) {
    return !r.d.within(r.d.index(index[i]), r.d.index_of(0), r.d.index_of(total));
  });
}

/// A copy of the vectors' lanes and the indices, which the result would overwrite.
auto shuffle_operands(const At<ShuffleReady> auto& r) {
  const auto* first = r.operands();
  return std::vector(first, first + total_lanes(*r.node) + r.node->dtype.lanes);
}

/// A Shuffle joins its vectors to v and yields the lanes of v that its indices select.
///     i is determinate, 0 <= ij < lanes of v for every j, TIR-D5 as intended
///   ------------------------------------------------------------
///   <ShuffleReady(v, i) . K, M>  -->  <(v[i1], ..., v[in]) . K, M>
struct ShuffleValue {
  static constexpr RuleInfo info{
      "TIR-Shuffle",
      clauses("TIR/Eval/12.3", "TIR/Eval/12.4", "TIR/Eval/12.4:b", "TIR-D5", "TIR-D75"),
      intended("TIR-D5")};
  static Truth auto when(const At<ShuffleReady> auto& r) {
    return shuffle_indices_are_known(r) & shuffle_indices_exist(r);
  }
  static void then(At<ShuffleReady> auto& r) {
    const std::uint32_t total = total_lanes(*r.node);
    const auto v = shuffle_operands(r);
    lanewise(*r, r.frame(), r.node->dtype.lanes,
             [&](std::uint32_t i) { return v[r.number(r.d.index(v[total + i]))]; });
  }
};

/// Has every lane i a vector i, with a lane indices[i]?
Truth auto shuffle_vectors_have_lanes(const At<ShuffleReady> auto& r) {
  const auto& vectors = r.node->vectors;
  const auto* index = r.operands() + total_lanes(*r.node);
  return !any_lane(r.node->dtype.lanes, [&](std::uint32_t i) {
    if (i >= vectors.size()) return r.truth(true);
    return !r.d.within(r.d.index(index[i]), r.d.index_of(0), r.d.index_of(vectors[i]->dtype.lanes));
  });
}

/// A Shuffle takes lane j from its vector vj, where index j says.
///     i is determinate, there is a vj and 0 <= ij < lanes of vj for every j, TIR-D5 as written
///   ------------------------------------------------------------
///   <ShuffleReady(v, i) . K, M>  -->  <(v1[i1], ..., vn[in]) . K, M>
struct ShuffleEachVector {
  static constexpr RuleInfo info{"TIR-Shuffle-each-vector", clauses("TIR-D5", "TIR/Eval/12.4:b"),
                                 as_written("TIR-D5")};
  static Truth auto when(const At<ShuffleReady> auto& r) {
    return shuffle_indices_are_known(r) & shuffle_vectors_have_lanes(r);
  }
  static void then(At<ShuffleReady> auto& r) {
    const std::uint32_t total = total_lanes(*r.node);
    const auto v = shuffle_operands(r);
    std::size_t before = 0;
    lanewise(*r, r.frame(), r.node->dtype.lanes, [&](std::uint32_t i) {
      if (i > 0) before += r.node->vectors[i - 1]->dtype.lanes;
      return v[before + r.number(r.d.index(v[total + i]))];
    });
  }
};
/// A Shuffle that selects a vector or a lane that does not exist makes the program unspecified.
///     i is determinate, for a j there is no vj or not 0 <= ij < lanes of vj, TIR-D5 as written
///   ------------------------------------------------------------
///   <ShuffleReady(v, i) . K, M>  -->  U-SHUFFLE-INDEX
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

/// A Shuffle that selects a lane that does not exist makes the program unspecified.
///     i is determinate, not 0 <= ij < lanes of v for a j, TIR-D5 as intended
///   ------------------------------------------------------------
///   <ShuffleReady(v, i) . K, M>  -->  U-SHUFFLE-INDEX
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
/// A Shuffle with an index that was never written makes the program unspecified.
///     i is not determinate
///   -------------------------------------------------
///   <ShuffleReady(v, i) . K, M>  -->  U-INDETERMINATE
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
