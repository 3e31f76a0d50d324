// SPDX-License-Identifier: Apache-2.0
// Add, Sub, Mul, Div, Mod, FloorDiv, FloorMod, Min, Max. TIR/Eval/13; ledger TIR-D14, D15, D16,
// D19, D56. What one element computes is the domain's matter; here is when it does.
#pragma once

#include "semantics/domain/numeric/math.h"
#include "semantics/tir/describe.h"
#include "semantics/tir/elementwise.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// First a, then b.                                                                  TIR/Eval/13.1
struct BinaryOpOperands {
  static constexpr RuleInfo info{"TIR-BinaryOp-evaluate", spec::clauses("TIR/Eval/13.1")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalBinaryOp& f) {
    m.evaluate_then(BinaryOpReady{{f.node}}, f.node->a, f.node->b);
  }
};
template <>
struct RulesOf<EvalBinaryOp> : Rules<BinaryOpOperands> {};

constexpr bool divides(spec::ExprKind k) {
  return k >= spec::ExprKind::kDiv && k <= spec::ExprKind::kFloorMod;
}

constexpr bool floors_float(const spec::BinaryExpr& e) {
  return (e.kind == spec::ExprKind::kFloorDiv || e.kind == spec::ExprKind::kFloorMod) &&
         e.dtype.is_floating();
}

/// Is a lane of an integer division's divisor 0?
template <class L, class D>
typename D::Truth divisor_is_zero(const MachineOf<L, D>& m, const BinaryOpReady& f) {
  const spec::DataType t = f.node->dtype;
  if (!divides(f.node->kind) || !t.is_integer()) return D::truth(false);
  const auto* b = m.operands(f) + t.lanes;
  return any_lane<D>(t.lanes, [&](std::uint32_t i) { return is_zero<D>(b[i]); });
}

/// Is a lane of an integer division's divisor indeterminate?
template <class L, class D>
typename D::Truth divisor_is_indeterminate(const MachineOf<L, D>& m, const BinaryOpReady& f) {
  const spec::DataType t = f.node->dtype;
  if (!divides(f.node->kind) || !t.is_integer()) return D::truth(false);
  return indeterminate<D>(m.operands(f) + t.lanes, t.lanes);
}

/// Is some lane a minimum or maximum that may be either operand (TIR-D16)?
template <class L, class D>
typename D::Truth is_open(const MachineOf<L, D>& m, const BinaryOpReady& f) {
  const auto* a = m.operands(f);
  const std::uint32_t lanes = f.node->dtype.lanes;
  return any_lane<D>(lanes,
                     [&](std::uint32_t i) { return D::is_open(f.node->kind, a[i], a[lanes + i]); });
}

/// Does a lane divide the smallest integer by -1 (TIR-D14)?
template <class L, class D>
typename D::Truth quotient_overflows(const MachineOf<L, D>& m, const BinaryOpReady& f) {
  const spec::DataType t = f.node->dtype;
  if (!divides(f.node->kind) || !t.scalar.is_int()) return D::truth(false);
  const auto smallest = D::index_of(std::int64_t{-1} << (t.scalar.bits - 1));
  const auto* a = m.operands(f);
  const auto* b = a + t.lanes;
  return any_lane<D>(t.lanes, [&](std::uint32_t i) {
    return !D::is_indeterminate(a[i]) & D::equal(D::index(b[i]), D::index_of(-1)) &
           D::equal(D::index(a[i]), smallest);
  });
}

/// Lane by lane.                        TIR/Eval/13.1:b, 13.1:c, 13.1:e, 13.2 to 13.5, 13.6
/// to 13.11
///     not (integer division and a lane of b is 0)
///   -----------------------------------------------
///   <BinaryOp(a, b) . K>  -->  <a op b . K>
struct BinaryOpValue {
  static constexpr RuleInfo info{
      "TIR-BinaryOp",
      spec::clauses("TIR/Eval/13.1:b", "TIR/Eval/13.1:c", "TIR/Eval/13.1:e", "TIR/Eval/13.2:c")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const BinaryOpReady& f) {
    return D::truth(!floors_float(*f.node)) & !divisor_is_zero(m, f) &
           !divisor_is_indeterminate(m, f) & !is_open(m, f) & !quotient_overflows(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, BinaryOpReady& f) {
    const std::uint32_t lanes = f.node->dtype.lanes;
    const auto* a = m.operands(f);
    const auto* b = a + lanes;
    lanewise(m, f, lanes, [&](std::uint32_t i) { return D::binary(f.node->kind, a[i], b[i]); });
  }
};

/// FloorDiv and FloorMod of floats: every operation rounds.     TIR-D56, TIR/Eval/13.8,
/// TIR/Eval/13.9
struct BinaryOpFloorRounded {
  static constexpr RuleInfo info{"TIR-BinaryOp-floor",
                                 spec::clauses("TIR-D56", "TIR/Eval/13.8", "TIR/Eval/13.9"),
                                 {},
                                 spec::intended("TIR-D56")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const BinaryOpReady& f) {
    return D::truth(floors_float(*f.node));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, BinaryOpReady& f) {
    BinaryOpValue::then(m, f);
  }
};
/// The same of the quotient as mathematics has it, rounded once.  TIR-D56, TIR/Eval/13.8
struct BinaryOpFloorExact {
  static constexpr RuleInfo info{"TIR-BinaryOp-floor-exact",
                                 spec::clauses("TIR-D56", "TIR/Eval/13.8", "TIR/Eval/13.9"),
                                 {},
                                 spec::as_written("TIR-D56")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const BinaryOpReady& f) {
    return D::truth(floors_float(*f.node));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, BinaryOpReady& f) {
    const std::uint32_t lanes = f.node->dtype.lanes;
    const auto* a = m.operands(f);
    const auto& exact = f.node->kind == spec::ExprKind::kFloorDiv ? numeric::kExactFloorDiv
                                                                  : numeric::kExactFloorMod;
    lanewise(m, f, lanes, [&](std::uint32_t i) { return D::math(exact, a + i, lanes); });
  }
};

/// Min or Max of a NaN, or of zeros of both signs: either operand; here the domain's choice.
/// TIR-D16
struct BinaryOpEither {
  static constexpr RuleInfo info{"TIR-BinaryOp-either",
                                 spec::clauses("TIR-D16", "TIR/Eval/13.10", "TIR/Eval/13.11")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const BinaryOpReady& f) {
    return is_open(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, BinaryOpReady& f) {
    m.note(spec::Code::N_MIN_MAX, f.node,
           fmt::format("{} may be either operand", spec::print(f.node)));
    BinaryOpValue::then(m, f);
  }
};

/// The smallest integer by -1: two's complement wraps, where a processor may trap.         TIR-D14
struct BinaryOpDivideOverflow {
  static constexpr RuleInfo info{"TIR-BinaryOp-divide-overflow",
                                 spec::clauses("TIR-D14", "TIR/Eval/13.6", "TIR/Eval/13.8")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const BinaryOpReady& f) {
    return quotient_overflows(m, f) & !divisor_is_zero(m, f) & !divisor_is_indeterminate(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, BinaryOpReady& f) {
    const bool quotient =
        f.node->kind == spec::ExprKind::kDiv || f.node->kind == spec::ExprKind::kFloorDiv;
    m.note(spec::Code::D_DIVIDE_OVERFLOW, f.node,
           fmt::format(
               "{} divides the smallest {} by -1: the result here is {}, but some processors trap",
               spec::print(f.node), spec::to_string(spec::DataType{f.node->dtype.scalar}),
               quotient ? "the same smallest value" : "0"));
    BinaryOpValue::then(m, f);
  }
};

/// Integer division by zero is an error.                                  TIR/Eval/13.6:b, TIR-D15
struct BinaryOpDivideByZero {
  static constexpr RuleInfo info{"TIR-BinaryOp-divide-by-zero",
                                 spec::clauses("TIR/Eval/13.6:b", "TIR-D15"),
                                 spec::Code::E_DIVIDE_BY_ZERO};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const BinaryOpReady& f) {
    return divisor_is_zero(m, f) & !divisor_is_indeterminate(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const BinaryOpReady& f) {
    return fmt::format("{} divides {} by 0", spec::print(f.node), D::show(m.operands(f)[0]));
  }
};

/// An indeterminate divisor decides whether there is an error.                             TIR-D19
struct BinaryOpIndeterminateDivisor {
  static constexpr RuleInfo info{"TIR-BinaryOp-indeterminate-divisor", spec::clauses("TIR-D19"),
                                 spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const BinaryOpReady& f) {
    return divisor_is_indeterminate(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const BinaryOpReady& f) {
    return fmt::format("the divisor {} holds a value that was never written",
                       spec::print(f.node->b));
  }
};

template <>
struct RulesOf<BinaryOpReady>
    : Rules<BinaryOpValue, BinaryOpFloorRounded, BinaryOpFloorExact, BinaryOpEither,
            BinaryOpDivideOverflow, BinaryOpDivideByZero, BinaryOpIndeterminateDivisor> {};

}  // namespace tenor::semantics
