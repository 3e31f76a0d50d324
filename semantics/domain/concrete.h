// SPDX-License-Identifier: Apache-2.0
// The Concrete domain: a value is the bits of one scalar, with its type and whether it was ever
// written (TIR-D19). What the bits compute is in numeric/. Vectors are their lanes, side by side.
#pragma once

#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "semantics/domain/numeric/arithmetic.h"
#include "semantics/domain/numeric/bitwise.h"
#include "semantics/domain/numeric/cast.h"
#include "semantics/domain/numeric/compare.h"
#include "semantics/domain/numeric/math.h"
#include "semantics/domain/overlap.h"
#include "semantics/domain/storage.h"
#include "semantics/machine/rule.h"
#include "spec/ir/expr.h"

namespace tenor::semantics {

/// What the bits of a handle are.
enum class HandleKind : std::uint8_t {
  kPointer,  ///< Pointer::bits
  kObject    ///< a number in the heap of objects (semantics/machine/objects.h)
};

struct ConcreteValue {
  std::uint64_t bits = 0;  ///< as numeric/ has them; of a handle as its kind says
  spec::ScalarType type{};
  bool indeterminate = false;
  HandleKind kind = HandleKind::kPointer;
};

/// Always decided. Has no conversion to bool, so that rules cannot branch on it.
struct ConcreteTruth {
  bool value = false;
  friend constexpr ConcreteTruth operator&(ConcreteTruth a, ConcreteTruth b) {
    return {bool(a.value & b.value)};
  }
  friend constexpr ConcreteTruth operator|(ConcreteTruth a, ConcreteTruth b) {
    return {bool(a.value | b.value)};
  }
  friend constexpr ConcreteTruth operator!(ConcreteTruth a) { return {!a.value}; }
};

struct Concrete {
  using Value = ConcreteValue;
  using Truth = ConcreteTruth;
  using Index = std::int64_t;
  using Storage = ConcreteStorage<ConcreteValue>;
  static constexpr bool kObserved = false;  ///< are observers called?
  static constexpr bool kDetects = true;    ///< is it noticed what iterations do to each other?
  static constexpr bool kChecked = false;   ///< are all premises of a redex compared?
  static constexpr bool kStraight =
      true;  ///< is straight-line code used (semantics/tir/straight/code.h)?
  static constexpr bool kMerges = false;  ///< are alternatives merged (semantics/machine/merge.h)?
  static constexpr bool kFamilies = false;  ///< may one iteration stand for many?

  static Truth truth(bool b) { return {b}; }
  static std::optional<bool> known(Truth t) { return t.value; }
  static std::optional<bool> require(Truth t) { return t.value; }
  static std::optional<std::int64_t> known(Index i) { return i; }

  // Values.
  static Value of(std::uint64_t bits, spec::ScalarType type) { return {bits, type}; }
  static Value of_concrete(const ConcreteValue& v) { return v; }
  static Value integer(spec::ScalarType type, std::int64_t v) {
    if (!type.is_integer()) return of(numeric::from_int64(type, v), type);
    const int unused = 64 - type.bits;
    if (type.is_int()) return of(number((v << unused) >> unused), type);
    return of(number(v) << unused >> unused, type);
  }
  static Value floating(spec::ScalarType type, double v) {
    return of(numeric::from_double(type, v), type);
  }
  static Value indeterminate(spec::ScalarType type) { return {0, type, true}; }
  static Value handle(Pointer p) { return of(p.bits(), spec::handle_type().scalar); }
  static Value null_handle() { return handle({}); }
  /// Where a handle points; null for one of another kind.
  static Pointer pointer_of(const Value& v) {
    return Pointer::of(v.kind == HandleKind::kPointer ? v.bits : 0);
  }
  static Value object(std::uint64_t number) {
    return {number, spec::handle_type().scalar, false, HandleKind::kObject};
  }
  static std::optional<std::uint64_t> object_number(const Value& v) {
    return v.kind == HandleKind::kObject ? std::optional(v.bits) : std::nullopt;
  }
  static std::uint64_t number_of(const Value& v) { return v.bits; }
  static Truth is_indeterminate(const Value& v) { return {v.indeterminate}; }
  /// Is it indeterminate because a Bool was read from a byte that is neither 0 nor 1 (TIR-D44)?
  static bool is_no_bool(const Value& v) {
    return v.indeterminate && v.type.is_bool() && v.bits > 1;
  }
  static Truth is_true(const Value& v) { return {v.bits != 0}; }
  /// The same bits, or both never written?
  static bool identical(const Value& a, const Value& b) {
    return a.indeterminate == b.indeterminate && (a.indeterminate || a.bits == b.bits);
  }

  // Operators; indeterminate operands make the result indeterminate (TIR-D19).
  static Value binary(spec::ExprKind kind, const Value& a, const Value& b);
  static Value compare(spec::ExprKind kind, const Value& a, const Value& b);
  using Operator = Value (*)(const Value&, const Value&);
  /// `binary` or `compare` of that kind on operands of that type.
  static Operator operator_of(spec::ExprKind kind, spec::ScalarType type);
  /// Is it a Min or Max of which the document does not say which operand it is: of a NaN, or of
  /// zeros of both signs (TIR-D16)?
  static Truth is_open(spec::ExprKind kind, const Value& a, const Value& b) {
    if (kind != spec::ExprKind::kMin && kind != spec::ExprKind::kMax) return {false};
    return {!a.indeterminate && !b.indeterminate &&
            numeric::is_minimum_open(a.type, a.bits, b.bits)};
  }
  static Value logical(spec::ExprKind kind, const Value& a, const Value& b) {
    const std::uint64_t bits = kind == spec::ExprKind::kAnd ? a.bits & b.bits : a.bits | b.bits;
    return {bits, a.type, a.indeterminate || b.indeterminate};
  }
  static Value logical_not(const Value& a) { return {a.bits ^ 1, a.type, a.indeterminate}; }
  static Value select(const Value& c, const Value& t, const Value& f) {
    return c.indeterminate ? indeterminate(t.type) : c.bits ? t : f;
  }
  static Truth castable(const Value& v, spec::ScalarType to) {
    if (v.type == to || v.indeterminate || v.type.is_integer()) return {true};
    return {numeric::cast(v.type, to, v.bits).has_value()};
  }
  static Value cast(const Value& v, spec::ScalarType to) {
    if (v.type == to) return v;
    if (v.indeterminate) return indeterminate(to);
    return of(numeric::cast(v.type, to, v.bits).value_or(0), to);
  }

  // Builtins. `args` are the first argument's lane; the next argument's is `stride` further.
  static Value math(const numeric::MathFunction& f, const Value* args, std::uint32_t stride);
  static Truth math_is_defined(const numeric::MathFunction& f, const Value* args,
                               std::uint32_t stride);
  static Value bitwise(std::string_view op, const Value& a, const Value& b);
  static Value bitwise_not(const Value& a) {
    return {numeric::bitwise_not(a.type, a.bits), a.type, a.indeterminate};
  }
  static Value shift(bool left, const Value& a, const Value& count);
  static Truth is_shift_count(const Value& a, const Value& count) {
    return {a.indeterminate || count.indeterminate || numeric::is_shift_count(a.type, count.bits)};
  }
  static Value reinterpret(const Value& a, spec::ScalarType type) {
    return {numeric::extended(type, a.bits), type, a.indeterminate};
  }
  /// The integer whose low and high 32 bits are given.
  static Value wide(const Value& low, const Value& high, spec::ScalarType type) {
    const auto bits = (low.bits & 0xffffffff) | (high.bits << 32);
    return {numeric::from_int64(type, static_cast<Index>(bits)), type,
            low.indeterminate || high.indeterminate};
  }

  // Indices: integers as mathematics has them.
  static Index index(const Value& v) { return static_cast<Index>(v.bits); }
  static Index index_of(std::int64_t i) { return i; }
  static std::int64_t constant(Index i) { return i; }
  static std::uint64_t number(Index i) { return static_cast<std::uint64_t>(i); }
  static Value value_of(Index i, spec::ScalarType type) { return integer(type, i); }
  static Index add(Index a, Index b) { return wrap(number(a) + number(b)); }
  /// a * b + c
  static Index multiply_add(Index a, Index b, Index c) {
    return wrap(number(a) * number(b) + number(c));
  }
  static Index smaller(Index a, Index b) { return a < b ? a : b; }
  static Index larger(Index a, Index b) { return a < b ? b : a; }
  static Truth equal(Index a, Index b) { return {a == b}; }
  static Truth less(Index a, Index b) { return {a < b}; }
  /// low <= i < high
  static Truth within(Index i, Index low, Index high) { return {bool((i >= low) & (i < high))}; }
  /// low <= i < low + extent, without a limit to the sum
  static Truth lies_in(Index i, Index low, Index extent) {
    return {i >= low && extent > 0 && number(i) - number(low) < number(extent)};
  }
  /// Lies every base + sum of i_k * strides[k], 0 <= i_k < extents[k], in 0 ... limit - 1, as
  /// mathematics has it? Yes, where there is none.
  static Truth all_below(Index limit, Index base, std::span<const Index> extents,
                         std::span<const Index> strides);
  /// The number of elements of that shape: an extent below zero counts as zero, and a number that
  /// 64 bits cannot hold as the largest that they can.
  static std::uint64_t element_count(std::span<const Index> extents);
  /// Is the number of elements of that shape one for which `holds`?
  template <class Holds>
  static Truth product_is(std::span<const Index> extents, Holds&& holds) {
    return {holds(element_count(extents))};
  }
  /// Do two elements of such a view, which lies in a memory, share their place in it?
  static Truth overlap(std::span<const Index> extents, std::span<const Index> strides) {
    return {elements_overlap(extents, strides)};
  }
  /// Is the integer among those of `type`?
  static Truth represents(spec::ScalarType type, const Value& v) {
    return v.type == type ? Truth{true} : affine_fits(integer(type, 0), integer(type, 0), v, type);
  }
  /// k * step < limit, as mathematics has it
  static Truth product_below(const Value& k, const Value& step, const Value& limit);
  /// Has `type` the value k * step + min?
  static Truth affine_fits(const Value& k, const Value& step, const Value& min,
                           spec::ScalarType type);

  static std::string show(const Value& v);

 private:
  static std::string show(Pointer p);
  static Index wrap(std::uint64_t bits) { return static_cast<Index>(bits); }
};

inline ConcreteValue Concrete::binary(spec::ExprKind kind, const Value& a, const Value& b) {
  using spec::ExprKind;
  if (a.indeterminate || b.indeterminate) return indeterminate(a.type);
  const spec::ScalarType t = a.type;
  switch (kind) {
    case ExprKind::kAdd: return of(numeric::add(t, a.bits, b.bits), t);
    case ExprKind::kSub: return of(numeric::sub(t, a.bits, b.bits), t);
    case ExprKind::kMul: return of(numeric::mul(t, a.bits, b.bits), t);
    case ExprKind::kDiv: return of(numeric::div(t, a.bits, b.bits), t);
    case ExprKind::kMod: return of(numeric::mod(t, a.bits, b.bits), t);
    case ExprKind::kFloorDiv: return of(numeric::floor_div(t, a.bits, b.bits), t);
    case ExprKind::kFloorMod: return of(numeric::floor_mod(t, a.bits, b.bits), t);
    case ExprKind::kMin: return of(numeric::min(t, a.bits, b.bits), t);
    default: return of(numeric::max(t, a.bits, b.bits), t);
  }
}

inline ConcreteValue Concrete::compare(spec::ExprKind kind, const Value& a, const Value& b) {
  using spec::ExprKind;
  const spec::ScalarType t = a.type, result = spec::bool_type().scalar;
  if (a.indeterminate || b.indeterminate) return indeterminate(result);
  switch (kind) {
    case ExprKind::kEq: return of(numeric::eq(t, a.bits, b.bits), result);
    case ExprKind::kNE: return of(numeric::ne(t, a.bits, b.bits), result);
    case ExprKind::kLT: return of(numeric::lt(t, a.bits, b.bits), result);
    case ExprKind::kLE: return of(numeric::le(t, a.bits, b.bits), result);
    case ExprKind::kGE: return of(numeric::ge(t, a.bits, b.bits), result);
    default: return of(numeric::gt(t, a.bits, b.bits), result);
  }
}

__extension__ using Exact = __int128;
/// The value of an integer.
inline Exact exact(const ConcreteValue& v) {
  return v.type.is_int() ? static_cast<Exact>(Concrete::index(v)) : static_cast<Exact>(v.bits);
}

inline ConcreteTruth Concrete::product_below(const Value& k, const Value& step,
                                             const Value& limit) {
  Index product = 0;
  if (step.type.is_int() && limit.type.is_int() &&
      !__builtin_mul_overflow(index(k), index(step), &product))
    return {product < index(limit)};
  return {exact(k) * exact(step) < exact(limit)};
}

inline ConcreteTruth Concrete::affine_fits(const Value& k, const Value& step, const Value& min,
                                           spec::ScalarType type) {
  // All in 64 bits, where they hold what lies between: as good as always.
  Index product = 0, at = 0;
  if (type.is_int() && k.type.is_int() && step.type.is_int() && min.type.is_int() &&
      !__builtin_mul_overflow(index(k), index(step), &product) &&
      !__builtin_add_overflow(product, index(min), &at))
    return {at == index(integer(type, at))};
  const auto sum = exact(k) * exact(step) + exact(min);
  const int bits = type.bits - (type.is_int() ? 1 : 0);
  const auto end = static_cast<Exact>(1) << bits;
  return {sum < end && sum >= (type.is_int() ? -end : 0)};
}

/// Concrete, and what it does to memory and in blocks is heard of.
struct ObservedConcrete : Concrete {
  static constexpr bool kObserved = true;
};

/// Concrete, with everything watched: what traces and tests run in.
struct WatchedConcrete : Concrete {
  static constexpr bool kObserved = true;
  static constexpr bool kChecked = true;
  static constexpr bool kStraight = false;
};

}  // namespace tenor::semantics
