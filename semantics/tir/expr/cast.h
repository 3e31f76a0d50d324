// SPDX-License-Identifier: Apache-2.0
// Cast. TIR/Eval/5; ledger TIR-D12, D13, D53, D54. Casts of integers to Bool, and of unsigned ones
// to Int, have two readings and rules of their own. `t(v)` is v cast to the datatype t.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/out_of_scope.h"

namespace tenor::semantics {

/// A cast evaluates its operand first.
///   <EvalCast(t(e)) . K, M>  -->  <e . CastReady . K, M>
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
/// Do the readings of TIR-D12 and TIR-D53 agree on the cast?
constexpr bool casts_plainly(const spec::Cast& e) {
  return !casts_integer_to_bool(e) && !casts_unsigned_to_int(e);
}

/// Has every lane a value in the target datatype (TIR-D13)?
Truth auto cast_in_range(const At<CastReady> auto& r) {
  const auto* v = r.operands();
  const spec::ScalarType to = r.node->dtype.scalar;
  return !any_lane(r.node->dtype.lanes, [&](std::uint32_t i) { return !r.d.castable(v[i], to); });
}

/// A cast converts each lane as C does: integers modulo 2^bits, floats rounded to nearest even.
///     no handle, no integer cast to Bool, no unsigned integer cast to Int,
///     if t is an integer other than Bool: t can hold the whole part of each float in v,
///     if t has no NaN: v has none
///   ------------------------------------------------------------
///   <CastReady(t, v) . K, M>  -->  <t(v) . K, M>
struct CastValue {
  static constexpr RuleInfo info{
      "TIR-Cast", clauses("TIR/Eval/5:d", "TIR/Eval/5:b", "TIR/Eval/5:e", "TIR/Eval/5:f",
                          "TIR/Eval/5:g", "TIR-D54", "TIR-D12", "TIR-D53", "EXT/DataType")};
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

/// A cast of an integer to Bool asks whether the integer is other than 0.
///     t is Bool, v is an integer, TIR-D12 as intended
///   -----------------------------------------------
///   <CastReady(t, v) . K, M>  -->  <v != 0 . K, M>
struct CastToBool {
  static constexpr RuleInfo info{"TIR-Cast-to-bool", clauses("TIR-D12", "TIR/Eval/5:e"),
                                 intended("TIR-D12")};
  static Truth auto when(const At<CastReady> auto& r) {
    return r.truth(casts_integer_to_bool(*r.node));
  }
  static void then(At<CastReady> auto& r) { CastValue::then(r); }
};
/// A cast of an integer to Bool keeps the least significant bit.
///     t is Bool, v is an integer, TIR-D12 as written
///   ----------------------------------------------
///   <CastReady(t, v) . K, M>  -->  <v & 1 . K, M>
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

/// A cast of an unsigned integer to Int keeps the value where it fits, and otherwise wraps around.
///     t is Int, v is an unsigned integer or a Bool, TIR-D53 as intended
///   ------------------------------------------------------------
///   <CastReady(t, v) . K, M>  -->  <t(v) . K, M>
struct CastUnsigned {
  static constexpr RuleInfo info{"TIR-Cast-unsigned", clauses("TIR-D53", "TIR/Eval/5:d"),
                                 intended("TIR-D53")};
  static Truth auto when(const At<CastReady> auto& r) {
    return r.truth(casts_unsigned_to_int(*r.node));
  }
  static void then(At<CastReady> auto& r) { CastValue::then(r); }
};
/// A cast of an unsigned integer to Int reads its most significant bit as the sign.
///     t is Int, v is an unsigned integer or a Bool, TIR-D53 as written
///   ------------------------------------------------------------
///   <CastReady(t, v) . K, M>  -->  <t(signed(v)) . K, M>
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

/// The first lane that has no value in the target datatype, in words.
std::string describe_unfit(const At<CastReady> auto& r) {
  const auto* v = r.operands();
  std::uint32_t lane = 0;
  while (lane + 1 < r.node->dtype.lanes &&
         r.d.known(r.d.castable(v[lane], r.node->dtype.scalar)).value_or(true))
    ++lane;
  return fmt::format("{} is cast to {}, which cannot represent it", r.d.show(v[lane]),
                     spec::to_string(r.node->dtype));
}
/// A cast of a NaN, or of a float whose whole part t cannot hold, makes the program unspecified.
///     no handle, t is an integer other than Bool, t cannot hold the whole part of a float in v
///   ------------------------------------------------------------
///   <CastReady(t, v) . K, M>  -->  U-CAST-RANGE
struct CastOutOfRange {
  static constexpr RuleInfo info{"TIR-Cast-out-of-range", clauses("TIR-D13", "TIR/Eval/5:g"),
                                 Code::U_CAST_RANGE};
  static Truth auto when(const At<CastReady> auto& r) {
    return r.truth(!casts_handle(r.frame()) && !r.node->dtype.is_floating()) & !cast_in_range(r);
  }
  static std::string describe(const At<CastReady> auto& r) { return describe_unfit(r); }
};
/// So does a cast of a NaN to a float datatype whose public definition has none.
///     t is a float datatype without a NaN, v has one
///   ------------------------------------------------------------
///   <CastReady(t, v) . K, M>  -->  U-CAST-RANGE
struct CastNoNaN {
  static constexpr RuleInfo info{"TIR-Cast-no-nan", clauses("EXT/DataType", "TIR-D13"),
                                 Code::U_CAST_RANGE};
  static Truth auto when(const At<CastReady> auto& r) {
    return r.truth(r.node->dtype.is_floating() && !casts_handle(r.frame())) & !cast_in_range(r);
  }
  static std::string describe(const At<CastReady> auto& r) { return describe_unfit(r); }
};

/// A cast of a handle to a handle keeps it, and the integer 0 becomes the null handle.
///     t is a handle, v is a handle or v = 0
///   --------------------------------------------
///   <CastReady(t, v) . K, M>  -->  <t(v) . K, M>
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

/// A cast of a handle to a number, or of a number but 0 to a handle, is unspecified.
///     one datatype alone is a handle, v is not the integer 0
///   ------------------------------------------------------
///   <CastReady(t, v) . K, M>  -->  U-HANDLE-CAST
struct CastHandleNumber {
  static constexpr RuleInfo info{"TIR-Cast-handle-number",
                                 clauses("TIR/Eval/5.2:b", "TIR/Eval/5.1"), Code::U_HANDLE_CAST};
  static Truth auto when(const At<CastReady> auto& r) {
    return r.truth(casts_handle(r.frame())) & !CastHandle::keeps_meaning(r);
  }
  static std::string describe(const At<CastReady> auto& r) {
    return fmt::format("{} is cast to \"{}\"", r.d.show(r.operands()[0]),
                       spec::to_string(r.node->dtype));
  }
};
template <>
struct RulesOf<CastReady>
    : Rules<CastValue, CastToBool, CastToBoolBit, CastUnsigned, CastSignExtended, CastOutOfRange,
            CastNoNaN, CastHandle, CastHandleNumber> {};

}  // namespace tenor::semantics
