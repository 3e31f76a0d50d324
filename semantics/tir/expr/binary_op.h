// SPDX-License-Identifier: Apache-2.0
// Add, Sub, Mul, Div, Mod, FloorDiv, FloorMod, Min, Max. TIR/Eval/13; ledger TIR-D14, D15, D16,
// D19, D56. The domain computes one element; the rules say when it does. `smallest` is the smallest
// integer of the datatype.
#pragma once

#include "semantics/domain/numeric/math.h"
#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// An arithmetic operator evaluates a first, then b.
///   <EvalBinaryOp(a op b) . K, M>  -->  <a . b . BinaryOpReady . K, M>
struct BinaryOpOperands {
  static constexpr RuleInfo info{"TIR-BinaryOp-evaluate", clauses("TIR/Eval/13.1")};
  static void then(At<EvalBinaryOp> auto& r) {
    r->evaluate_then(BinaryOpReady{{r.node}}, r.node->a, r.node->b);
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
Truth auto divisor_is_zero(const At<BinaryOpReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  const spec::DataType t = r.node->dtype;
  if (!divides(r.node->kind) || !t.is_integer()) return r.truth(false);
  const auto* b = r.operands() + t.lanes;
  return any_lane(t.lanes, [&](std::uint32_t i) { return is_zero<D>(b[i]); });
}

/// Is a lane of an integer division's divisor indeterminate?
Truth auto divisor_is_indeterminate(const At<BinaryOpReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  const spec::DataType t = r.node->dtype;
  if (!divides(r.node->kind) || !t.is_integer()) return r.truth(false);
  return indeterminate<D>(r.operands() + t.lanes, t.lanes);
}

/// May either operand be the Min or Max of some lane (TIR-D16)?
Truth auto is_open(const At<BinaryOpReady> auto& r) {
  const auto* a = r.operands();
  const std::uint32_t lanes = r.node->dtype.lanes;
  return any_lane(lanes,
                  [&](std::uint32_t i) { return r.d.is_open(r.node->kind, a[i], a[lanes + i]); });
}

/// Does a lane divide the smallest integer by -1 (TIR-D14)?
Truth auto quotient_overflows(const At<BinaryOpReady> auto& r) {
  const spec::DataType t = r.node->dtype;
  if (!divides(r.node->kind) || !t.scalar.is_int()) return r.truth(false);
  const auto smallest = r.d.index_of(std::int64_t{-1} << (t.scalar.bits - 1));
  const auto* a = r.operands();
  const auto* b = a + t.lanes;
  return any_lane(t.lanes, [&](std::uint32_t i) {
    return !r.d.is_indeterminate(a[i]) & r.d.equal(r.d.index(b[i]), r.d.index_of(-1)) &
           r.d.equal(r.d.index(a[i]), smallest);
  });
}

/// An arithmetic operator combines its operands lane by lane; an indeterminate lane stays so.
///     op is not FloorDiv or FloorMod of floats,
///     no lane is Min or Max of a NaN or of zeros of both signs,
///     if op divides integers: no lane of b is 0 or indeterminate, no lane is smallest op -1
///   ------------------------------------------------------------
///   <BinaryOpReady(a, b) . K, M>  -->  <a op b . K, M>
struct BinaryOpValue {
  static constexpr RuleInfo info{
      "TIR-BinaryOp",
      clauses("TIR/Eval/13.1:b", "TIR/Eval/13.1:c", "TIR/Eval/13.1:e", "TIR/Eval/13.2:c",
              "TIR/Eval/13.2", "TIR/Eval/13.3", "TIR/Eval/13.4", "TIR/Eval/13.5", "TIR/Eval/13.6",
              "TIR/Eval/13.7", "TIR/Eval/13.8", "TIR/Eval/13.9")};
  static Truth auto when(const At<BinaryOpReady> auto& r) {
    return r.truth(!floors_float(*r.node)) & !divisor_is_zero(r) & !divisor_is_indeterminate(r) &
           !is_open(r) & !quotient_overflows(r);
  }
  static void then(At<BinaryOpReady> auto& r) {
    const auto *a = r.operands(), *b = a + r.node->dtype.lanes;
    lanewise(*r, r.frame(), r.node->dtype.lanes,
             [&](std::uint32_t i) { return r.d.binary(r.node->kind, a[i], b[i]); });
  }
};

/// FloorDiv or FloorMod of floats rounds the quotient and every later result.
///     op is FloorDiv or FloorMod of floats, TIR-D56 as intended
///   ---------------------------------------------------------
///   <BinaryOpReady(a, b) . K, M>  -->  <a op b . K, M>
struct BinaryOpFloorRounded {
  static constexpr RuleInfo info{"TIR-BinaryOp-floor",
                                 clauses("TIR-D56", "TIR/Eval/13.8", "TIR/Eval/13.9"),
                                 intended("TIR-D56")};
  static Truth auto when(const At<BinaryOpReady> auto& r) { return r.truth(floors_float(*r.node)); }
  static void then(At<BinaryOpReady> auto& r) { BinaryOpValue::then(r); }
};
/// FloorDiv or FloorMod of floats uses the exact quotient and rounds once, at the end.
///     op is FloorDiv or FloorMod of floats, TIR-D56 as written
///   ---------------------------------------------------------
///   <BinaryOpReady(a, b) . K, M>  -->  <round(a op b) . K, M>
struct BinaryOpFloorExact {
  static constexpr RuleInfo info{"TIR-BinaryOp-floor-exact",
                                 clauses("TIR-D56", "TIR/Eval/13.8", "TIR/Eval/13.9"),
                                 as_written("TIR-D56")};
  static Truth auto when(const At<BinaryOpReady> auto& r) { return r.truth(floors_float(*r.node)); }
  static void then(At<BinaryOpReady> auto& r) {
    const std::uint32_t lanes = r.node->dtype.lanes;
    const auto* a = r.operands();
    const auto& exact = r.node->kind == spec::ExprKind::kFloorDiv ? numeric::kExactFloorDiv
                                                                  : numeric::kExactFloorMod;
    lanewise(*r, r.frame(), lanes, [&](std::uint32_t i) { return r.d.math(exact, a + i, lanes); });
  }
};

/// The domain chooses which operand such a Min or Max yields, and the run notes N-MIN-MAX.
///     a lane is Min or Max of a NaN or of zeros of both signs
///   -------------------------------------------------------
///   <BinaryOpReady(a, b) . K, M>  -->  <a op b . K, M>
struct BinaryOpEither {
  static constexpr RuleInfo info{"TIR-BinaryOp-either",
                                 clauses("TIR-D16", "TIR/Eval/13.10", "TIR/Eval/13.11")};
  static Truth auto when(const At<BinaryOpReady> auto& r) { return is_open(r); }
  static void then(At<BinaryOpReady> auto& r) {
    r->note(Code::N_MIN_MAX, r.node, fmt::format("{} may be either operand", spec::print(r.node)));
    BinaryOpValue::then(r);
  }
};

/// What the note D-DIVIDE-OVERFLOW says.
inline std::string describe_overflow(const spec::BinaryExpr& e) {
  const bool quotient = e.kind == spec::ExprKind::kDiv || e.kind == spec::ExprKind::kFloorDiv;
  return fmt::format(
      "{} divides the smallest {} by -1: the result here is {}, but some processors trap",
      spec::print(&e), spec::to_string(spec::DataType{e.dtype.scalar}),
      quotient ? "the same smallest value" : "0");
}

/// A division of the smallest integer by -1 wraps around, and the run notes D-DIVIDE-OVERFLOW.
///     op divides integers, a lane is smallest op -1, no lane of b is 0 or indeterminate
///   ------------------------------------------------------------
///   <BinaryOpReady(a, b) . K, M>  -->  <a op b . K, M>
struct BinaryOpDivideOverflow {
  static constexpr RuleInfo info{"TIR-BinaryOp-divide-overflow",
                                 clauses("TIR-D14", "TIR/Eval/13.6", "TIR/Eval/13.8")};
  static Truth auto when(const At<BinaryOpReady> auto& r) {
    return quotient_overflows(r) & !divisor_is_zero(r) & !divisor_is_indeterminate(r);
  }
  static void then(At<BinaryOpReady> auto& r) {
    r->note(Code::D_DIVIDE_OVERFLOW, r.node, describe_overflow(*r.node));
    BinaryOpValue::then(r);
  }
};

std::string describe_zero(const At<BinaryOpReady> auto& r) {
  const spec::PrimExpr* divisor = r.node->b;
  if (spec::as<spec::IntImm>(divisor)) return spec::print(r.node) + " divides by 0";
  return fmt::format("{}{} is 0 in {}", divisor->dtype.lanes > 1 ? "a lane of " : "",
                     spec::print(divisor), spec::print(r.node));
}
/// An integer division by zero ends the run as an error.
///     op divides integers, a lane of b is 0, no lane of b is indeterminate
///   ------------------------------------------------------------
///   <BinaryOpReady(a, b) . K, M>  -->  E-DIVIDE-BY-ZERO
struct BinaryOpDivideByZero {
  static constexpr RuleInfo info{"TIR-BinaryOp-divide-by-zero",
                                 clauses("TIR/Eval/13.6:b", "TIR-D15"), Code::E_DIVIDE_BY_ZERO};
  static Truth auto when(const At<BinaryOpReady> auto& r) {
    return divisor_is_zero(r) & !divisor_is_indeterminate(r);
  }
  static std::string describe(const At<BinaryOpReady> auto& r) { return describe_zero(r); }
};

/// An indeterminate divisor of integers leaves open whether there is an error.
///     op divides integers, a lane of b is indeterminate
///   --------------------------------------------------
///   <BinaryOpReady(a, b) . K, M>  -->  U-INDETERMINATE
struct BinaryOpIndeterminateDivisor {
  static constexpr RuleInfo info{"TIR-BinaryOp-indeterminate-divisor", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<BinaryOpReady> auto& r) { return divisor_is_indeterminate(r); }
  static std::string describe(const At<BinaryOpReady> auto& r) {
    return fmt::format("the divisor {} holds a value that was never written",
                       spec::print(r.node->b));
  }
};

template <>
struct RulesOf<BinaryOpReady>
    : Rules<BinaryOpValue, BinaryOpFloorRounded, BinaryOpFloorExact, BinaryOpEither,
            BinaryOpDivideOverflow, BinaryOpDivideByZero, BinaryOpIndeterminateDivisor> {};

}  // namespace tenor::semantics
