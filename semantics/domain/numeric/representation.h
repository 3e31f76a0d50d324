// SPDX-License-Identifier: Apache-2.0
// How the bits of a scalar are read and written, one struct a datatype, and the one `switch` that
// picks it. TIR/Values/1, TIR/Values/1:b to :f. Bits stand in the low end of a word: a signed
// integer's extended by its sign, so that the word is its value, all others by zeros; a Bool is 0
// or
// 1. Handles and out-of-scope datatypes are carried as 64 bits without meaning.
#pragma once

#include <bit>
#include <cstdint>

#include "spec/ir/datatype.h"
#include "spec/ir/narrow_float.h"

namespace tenor::semantics::numeric {

using spec::ScalarType;
using spec::TypeCode;

/// Two's complement of `kBits` bits.
template <int kBits>
struct SignedInteger {
  using Value = std::int64_t;
  static constexpr bool kFloating = false;
  static constexpr int kWidth = kBits;
  static constexpr Value decode(std::uint64_t bits) {
    return static_cast<Value>(bits << (64 - kBits)) >> (64 - kBits);
  }
  static constexpr std::uint64_t wrap(std::uint64_t word) {
    return static_cast<std::uint64_t>(decode(word));
  }
  static constexpr std::uint64_t encode(Value value) {
    return wrap(static_cast<std::uint64_t>(value));
  }
};

template <int kBits>
struct UnsignedInteger {
  using Value = std::uint64_t;
  static constexpr bool kFloating = false;
  static constexpr int kWidth = kBits;
  static constexpr Value decode(std::uint64_t bits) { return bits; }
  static constexpr std::uint64_t wrap(std::uint64_t word) { return word & (~0ULL >> (64 - kBits)); }
  static constexpr std::uint64_t encode(Value value) { return wrap(value); }
};

/// The hardware's own binary32 and binary64.
template <class Number, class Word>
struct HardwareFloat {
  using Value = Number;
  static constexpr bool kFloating = true;
  static constexpr int kWidth = sizeof(Word) * 8;
  static Value decode(std::uint64_t bits) { return std::bit_cast<Value>(static_cast<Word>(bits)); }
  static std::uint64_t encode(Value value) { return std::bit_cast<Word>(value); }
  static std::uint64_t from_double(double value) { return encode(static_cast<Value>(value)); }
};

/// By a sum that rounds: the C library's way saves and loads all of the x87's state.
inline void raise_inexact() {
  volatile double one = 1;
  one = one + 0x1p-60;
}

/// A format of 16 bits computed in double, or of fewer in float (EXT/DataType), and rounded once
/// more; arithmetic.h says why that is exact.
template <class Format, class Number = double>
struct WidenedFloat {
  using Value = Number;
  static constexpr bool kFloating = true;
  static constexpr int kWidth = Format::kWidth;
  static Value decode(std::uint64_t bits) { return static_cast<Value>(Format::widen(bits)); }
  static std::uint64_t encode(Value value) { return from_double(value); }
  /// As the hardware, it raises FE_INEXACT where it rounds.
  static std::uint64_t from_double(double value) {
    const std::uint64_t bits = Format::narrow(value);
    if (Format::widen(bits) != value && value == value) raise_inexact();
    return bits;
  }
};

using Float32 = HardwareFloat<float, std::uint32_t>;
using Float64 = HardwareFloat<double, std::uint64_t>;
using Float16 = WidenedFloat<spec::Float16Format>;
using BFloat16 = WidenedFloat<spec::BFloat16Format>;
template <class Format>
using SmallFloat = WidenedFloat<Format, float>;

constexpr unsigned key(TypeCode code, unsigned bits) {
  return static_cast<unsigned>(code) << 8 | bits;
}

/// `function(Representation{})` for the representation of `type`.
template <class Function>
constexpr auto visit(ScalarType type, Function&& function) {
  // Nearly all operations of real programs are on these: asked for before the switch searches.
  const unsigned wanted = key(type.code, type.bits);
  if (wanted == key(TypeCode::kInt, 32)) return function(SignedInteger<32>{});
  if (wanted == key(TypeCode::kFloat, 32)) return function(Float32{});
  switch (wanted) {
    case key(TypeCode::kInt, 64): return function(SignedInteger<64>{});
    case key(TypeCode::kFloat, 64): return function(Float64{});
    case key(TypeCode::kUInt, 1): return function(UnsignedInteger<1>{});
    case key(TypeCode::kFloat, 16): return function(Float16{});
    case key(TypeCode::kBFloat, 16): return function(BFloat16{});
    case key(TypeCode::kInt, 4): return function(SignedInteger<4>{});
    case key(TypeCode::kUInt, 4): return function(UnsignedInteger<4>{});
    case key(TypeCode::kInt, 8): return function(SignedInteger<8>{});
    case key(TypeCode::kInt, 16): return function(SignedInteger<16>{});
    case key(TypeCode::kUInt, 8): return function(UnsignedInteger<8>{});
    case key(TypeCode::kUInt, 16): return function(UnsignedInteger<16>{});
    case key(TypeCode::kUInt, 32): return function(UnsignedInteger<32>{});
    case key(TypeCode::kFloat8E3M4, 8): return function(SmallFloat<spec::Float8E3M4Format>{});
    case key(TypeCode::kFloat8E4M3, 8): return function(SmallFloat<spec::Float8E4M3Format>{});
    case key(TypeCode::kFloat8E4M3B11FNUZ, 8):
      return function(SmallFloat<spec::Float8E4M3B11FNUZFormat>{});
    case key(TypeCode::kFloat8E4M3FN, 8): return function(SmallFloat<spec::Float8E4M3FNFormat>{});
    case key(TypeCode::kFloat8E4M3FNUZ, 8):
      return function(SmallFloat<spec::Float8E4M3FNUZFormat>{});
    case key(TypeCode::kFloat8E5M2, 8): return function(SmallFloat<spec::Float8E5M2Format>{});
    case key(TypeCode::kFloat8E5M2FNUZ, 8):
      return function(SmallFloat<spec::Float8E5M2FNUZFormat>{});
    case key(TypeCode::kFloat8E8M0FNU, 8): return function(SmallFloat<spec::PowerOfTwo>{});
    case key(TypeCode::kFloat6E2M3FN, 6): return function(SmallFloat<spec::Float6E2M3FNFormat>{});
    case key(TypeCode::kFloat6E3M2FN, 6): return function(SmallFloat<spec::Float6E3M2FNFormat>{});
    case key(TypeCode::kFloat4E2M1FN, 4): return function(SmallFloat<spec::Float4E2M1FNFormat>{});
    default: return function(UnsignedInteger<64>{});
  }
}

/// All ones in the width of `type`.
inline std::uint64_t mask_of(ScalarType type) {
  return visit(type, [](auto r) { return ~0ULL >> (64 - r.kWidth); });
}

/// The bits of `type` that stand in the low end of `word`, extended as it wants them.
inline std::uint64_t extended(ScalarType type, std::uint64_t word) {
  const int unused = 64 - std::popcount(mask_of(type));
  if (type.is_int())
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(word << unused) >> unused);
  return word & mask_of(type);
}

/// Whose rules each format follows.
inline constexpr spec::Implementation kRepresentations[] = {
    spec::function("Float16, Float32, Float64", spec::clauses("TIR/Eval/13.2")),
    spec::function("BFloat16", spec::clauses("TIR/Eval/13.2:b", "TIR/Eval/16.1:h")),
    spec::function("SmallFloat", spec::clauses("EXT/DataType")),
    spec::function("SignedInteger, UnsignedInteger",
                   spec::clauses("TIR/Eval/13.2:c", "TIR/Eval/13.2:d", "TIR-D55")),
};

}  // namespace tenor::semantics::numeric
