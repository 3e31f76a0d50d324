// SPDX-License-Identifier: Apache-2.0
// Cast. TIR/Eval/5; ledger TIR-D12, D13, D53, D54. Casts of integers to Bool, and of unsigned ones
// to Int, have two readings and rules of their own.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/out_of_scope.h"

namespace tenor::semantics {

/// The operand first.                                                                   TIR/Eval/5
struct CastOperand {
  static constexpr RuleInfo info{"TIR-Cast-operand", clauses("TIR/Eval/5")};
  static void then(At<EvalCast> auto& r) { r->evaluate_then(CastReady{{r.node}}, r.node->value); }
};
template <>
struct RulesOf<EvalCast> : Rules<CastDataType, CastOperand> {};

constexpr bool casts_handle(const CastReady& f) {
  return f.node->dtype.is_handle() || f.node->value->dtype.is_handle();
}

constexpr bool casts_integer_to_bool(const spec::Cast& e) {
  return e.dtype.is_bool() && e.value->dtype.is_integer();
}
constexpr bool casts_unsigned_to_int(const spec::Cast& e) {
  return e.dtype.scalar.is_int() && e.value->dtype.is_integer() && !e.value->dtype.scalar.is_int();
}
/// The rules of any cast that both readings agree on.
constexpr bool casts_plainly(const spec::Cast& e) {
  return !casts_integer_to_bool(e) && !casts_unsigned_to_int(e);
}

/// Is every lane one that the target datatype can be given?
Truth auto cast_in_range(const At<CastReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  const auto* v = r.operands();
  const spec::ScalarType to = r.node->dtype.scalar;
  return !any_lane<D>(r.node->dtype.lanes,
                      [&](std::uint32_t i) { return !r.d.castable(v[i], to); });
}

/// Numbers, lane by lane: kept where they fit, else modulo 2^bits, or rounded to nearest even.
///                                                       TIR/Eval/5:b, 5:d, 5:e, 5:f, 5:g; TIR-D54
struct CastValue {
  static constexpr RuleInfo info{
      "TIR-Cast", clauses("TIR/Eval/5:d", "TIR/Eval/5:b", "TIR/Eval/5:e", "TIR/Eval/5:f",
                          "TIR/Eval/5:g", "TIR-D54", "TIR-D12", "TIR-D53")};
  static Truth auto when(const At<CastReady> auto& r) {
    return r.truth(!casts_handle(r.frame()) && casts_plainly(*r.node)) & cast_in_range(r);
  }
  static void then(At<CastReady> auto& r) {
    const auto* v = r.operands();
    const spec::ScalarType to = r.node->dtype.scalar;
    lanewise(*r, r.frame(), r.node->dtype.lanes,
             [&](std::uint32_t i) { return r.d.cast(v[i], to); });
  }
};

/// Bool: is it not zero?                                                       TIR-D12,
/// TIR/Eval/5:e
struct CastToBool {
  static constexpr RuleInfo info{"TIR-Cast-to-bool", clauses("TIR-D12", "TIR/Eval/5:e"),
                                 intended("TIR-D12")};
  static Truth auto when(const At<CastReady> auto& r) {
    return r.truth(casts_integer_to_bool(*r.node));
  }
  static void then(At<CastReady> auto& r) { CastValue::then(r); }
};
/// Bool: the least significant bit.                                            TIR-D12,
/// TIR/Eval/5:e
struct CastToBoolBit {
  static constexpr RuleInfo info{"TIR-Cast-to-bool-bit", clauses("TIR-D12", "TIR/Eval/5:e"),
                                 as_written("TIR-D12")};
  static Truth auto when(const At<CastReady> auto& r) {
    return r.truth(casts_integer_to_bool(*r.node));
  }
  static void then(At<CastReady> auto& r) {
    const auto* v = r.operands();
    const auto one = r.d.integer(r.node->value->dtype.scalar, 1);
    lanewise(*r, r.frame(), r.node->dtype.lanes, [&](std::uint32_t i) {
      return r.d.cast(r.d.bitwise("bitwise_and", v[i], one), spec::bool_type().scalar);
    });
  }
};

/// An unsigned integer to Int: its value, where that fits.                     TIR-D53,
/// TIR/Eval/5:d
struct CastUnsigned {
  static constexpr RuleInfo info{"TIR-Cast-unsigned", clauses("TIR-D53", "TIR/Eval/5:d"),
                                 intended("TIR-D53")};
  static Truth auto when(const At<CastReady> auto& r) {
    return r.truth(casts_unsigned_to_int(*r.node));
  }
  static void then(At<CastReady> auto& r) { CastValue::then(r); }
};
/// An unsigned integer to Int: its most significant bit becomes the sign.      TIR-D53,
/// TIR/Eval/5:f
struct CastSignExtended {
  static constexpr RuleInfo info{"TIR-Cast-sign-extended", clauses("TIR-D53", "TIR/Eval/5:f"),
                                 as_written("TIR-D53")};
  static Truth auto when(const At<CastReady> auto& r) {
    return r.truth(casts_unsigned_to_int(*r.node));
  }
  static void then(At<CastReady> auto& r) {
    const auto* v = r.operands();
    const spec::ScalarType from = r.node->value->dtype.scalar, to = r.node->dtype.scalar;
    lanewise(*r, r.frame(), r.node->dtype.lanes, [&](std::uint32_t i) {
      if (from.is_bool()) return r.d.select(v[i], r.d.integer(to, -1), r.d.integer(to, 0));
      return r.d.cast(r.d.cast(v[i], spec::int_type(from.bits).scalar), to);
    });
  }
};

/// A float that no integer of the target equals after truncation, NaN among them.          TIR-D13
struct CastOutOfRange {
  static constexpr RuleInfo info{"TIR-Cast-out-of-range", clauses("TIR-D13", "TIR/Eval/5:g"),
                                 Code::U_CAST_RANGE};
  static Truth auto when(const At<CastReady> auto& r) {
    return r.truth(!casts_handle(r.frame())) & !cast_in_range(r);
  }
  static std::string describe(const At<CastReady> auto& r) {
    const auto* v = r.operands();
    std::uint32_t lane = 0;
    while (lane + 1 < r.node->dtype.lanes &&
           r.d.known(r.d.castable(v[lane], r.node->dtype.scalar)).value_or(true))
      ++lane;
    return fmt::format("{} is cast to {}, which cannot represent it", r.d.show(v[lane]),
                       spec::to_string(r.node->dtype));
  }
};

/// A handle to a handle, or the integer 0 to the null handle. TIR/Eval/5.1, 5.2, 5.2:c
struct CastHandle {
  static constexpr RuleInfo info{"TIR-Cast-handle",
                                 clauses("TIR/Eval/5.1", "TIR/Eval/5.2", "TIR/Eval/5.2:c")};
  static Truth auto when(const At<CastReady> auto& r) {
    return r.truth(casts_handle(r.frame())) & keeps_meaning(r);
  }
  static void then(At<CastReady> auto& r) {
    const auto v = r.operands()[0];
    *r.result() = r.node->value->dtype.is_handle() ? v : r.d.null_handle();
  }
  static Truth auto keeps_meaning(const At<CastReady> auto& r) {
    if (r.node->value->dtype.is_handle()) return r.truth(r.node->dtype.is_handle());
    return is_zero(r);
  }
};

/// Any other cast from or to a handle.                                               TIR/Eval/5.2:b
struct CastHandleNumber {
  static constexpr RuleInfo info{"TIR-Cast-handle-number",
                                 clauses("TIR/Eval/5.2:b", "TIR/Eval/5.1"), Code::U_HANDLE_CAST};
  static Truth auto when(const At<CastReady> auto& r) {
    return r.truth(casts_handle(r.frame())) & !CastHandle::keeps_meaning(r);
  }
  static std::string describe(const At<CastReady> auto& r) {
    return fmt::format("{} is cast to {}", r.d.show(r.operands()[0]),
                       spec::to_string(r.node->dtype));
  }
};
template <>
struct RulesOf<CastReady> : Rules<CastValue, CastToBool, CastToBoolBit, CastUnsigned,
                                  CastSignExtended, CastOutOfRange, CastHandle, CastHandleNumber> {
};

}  // namespace tenor::semantics
