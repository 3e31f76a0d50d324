// SPDX-License-Identifier: Apache-2.0
// Casts between scalars, and constants. TIR/Eval/2, TIR/Eval/3, TIR/Eval/5 to 5:g; TIR-D12,
// TIR-D13, TIR-D27, TIR-D53, TIR-D54. A cast of a float that no value of the integer type can take
// is unspecified: it gives nothing. Casts to and from handles are the rules' matter.
#pragma once

#include <optional>
#include <type_traits>

#include "semantics/domain/numeric/bitwise.h"
#include "semantics/domain/numeric/compare.h"
#include "semantics/domain/numeric/representation.h"

namespace tenor::semantics::numeric {

/// The value of `bits`: exact for floats, rounded to nearest even for wide integers.
inline double to_double(ScalarType type, std::uint64_t bits) {
  return visit(type, [=](auto r) { return static_cast<double>(r.decode(bits)); });
}

/// The value of an integer; of an unsigned one beyond the range of int64, modulo 2^64.
inline std::int64_t to_int64(ScalarType type, std::uint64_t bits) {
  return visit(type, [=](auto r) -> std::int64_t {
    if constexpr (r.kFloating)
      return 0;
    else
      return static_cast<std::int64_t>(r.decode(bits));
  });
}

/// An integer as a double that rounds to a format of 16 bits or fewer as the integer itself does.
/// Beyond 2^53 the bits that do not fit leave a trace in the last one that does (rounding to odd),
/// so that no tie appears that was not one.
template <class Integer>
double to_sticky_double(Integer value) {
  constexpr Integer kExact = Integer{1} << 53, kLow = 0x7ff;
  const bool is_exact =
      std::is_signed_v<Integer> ? value <= kExact && value >= 0 - kExact : value <= kExact;
  if (is_exact) return static_cast<double>(value);
  const Integer kept = static_cast<Integer>(value & ~kLow);
  return static_cast<double>((value & kLow) != 0 ? static_cast<Integer>(kept | (kLow + 1)) : kept);
}

/// An integer in a floating type, to nearest even (TIR-D54).
template <class Integer>
std::uint64_t float_of_integer(ScalarType type, Integer value) {
  return visit(type, [=](auto r) -> std::uint64_t {
    if constexpr (!r.kFloating)
      return 0;
    else if constexpr (r.kWidth <= 16)
      return r.from_double(to_sticky_double(value));
    else
      return r.encode(static_cast<typename decltype(r)::Value>(value));
  });
}

/// A double truncated to an integer type; nothing where it is a NaN or does not fit (TIR-D13).
inline std::optional<std::uint64_t> integer_of_double(ScalarType type, double value) {
  return visit(type, [=](auto r) -> std::optional<std::uint64_t> {
    using Value = typename decltype(r)::Value;
    if constexpr (r.kFloating)
      return std::nullopt;
    else {
      constexpr bool kSigned = std::is_signed_v<Value>;
      constexpr double kEnd = 2.0 * static_cast<double>(1ULL << (r.kWidth - (kSigned ? 2 : 1)));
      // Above -1 for unsigned, above least - 1 for signed; where that is not a double, from the
      // least.
      const bool above = !kSigned         ? value > -1.0
                         : r.kWidth == 64 ? value >= -kEnd
                                          : value > -kEnd - 1.0;
      if (!above || !(value < kEnd)) return std::nullopt;
      return r.encode(static_cast<Value>(value));
    }
  });
}

/// A double in a floating type, rounded to nearest even: FloatImm (TIR-D27). In an integer type,
/// truncated, and 0 where it does not fit.
inline std::uint64_t from_double(ScalarType type, double value) {
  return visit(type, [=](auto r) -> std::uint64_t {
    if constexpr (r.kFloating)
      return r.from_double(value);
    else
      return integer_of_double(type, value).value_or(0);
  });
}

/// Is it a float of 6 or 4 bits, whose formats have no NaN?
constexpr bool lacks_nan(ScalarType type) { return type.is_small_float() && type.bits < 8; }

/// Are there values of `from` that `to` does not have?
constexpr bool loses_values(ScalarType from, ScalarType to) {
  return from.is_floating() && (to.is_integer() || (lacks_nan(to) && !lacks_nan(from)));
}

/// `bits` of type `from` as a value of `to`: integers modulo 2^bits, which keeps a value that fits;
/// to Bool, is it other than zero (a NaN is). Nothing: a float out of the range of an integer type,
/// and a NaN where the type has none (EXT/DataType).
inline std::optional<std::uint64_t> cast(ScalarType from, ScalarType to, std::uint64_t bits) {
  if (from == to) return bits;
  if (lacks_nan(to) && is_nan(from, bits)) return {};
  if (to.is_bool()) return is_zero(from, bits) ? 0 : 1;
  if (from.is_floating()) {
    const double value = to_double(from, bits);
    return to.is_floating() ? from_double(to, value) : integer_of_double(to, value);
  }
  const std::int64_t word = to_int64(from, bits);
  if (!to.is_floating()) return extended(to, static_cast<std::uint64_t>(word));
  return from.is_int() ? float_of_integer(to, word) : float_of_integer(to, bits);
}

/// The integer constant `value` in any type: IntImm, TIR/Eval/2.
inline std::uint64_t from_int64(ScalarType type, std::int64_t value) {
  return cast({TypeCode::kInt, 64}, type, static_cast<std::uint64_t>(value)).value_or(0);
}

}  // namespace tenor::semantics::numeric
