// SPDX-License-Identifier: Apache-2.0
// How scalars of TIR stand in C: integers as the types of their width, a Bool as a byte that is 0
// or 1, the 16-bit floats as their bits. TIR/Values/1.
#pragma once

#include <string>

#include "spec/ir/datatype.h"

namespace tenor::fuzz::c {

/// `i32`, `u1`, `f16`, `b16`: what names of helpers end with.
std::string suffix(spec::ScalarType type);
/// `int32_t`, `uint16_t`, `float`.
std::string name(spec::ScalarType type);
/// Is it computed in double, and rounded to its 16 bits after every operation?
constexpr bool is_widened(spec::ScalarType type) { return type.is_floating() && type.bits == 16; }
/// The unsigned type that integers of `type` are computed in: no promotion to int, no overflow.
std::string carrier(spec::ScalarType type);
/// `value` as bits of 64: of a signed integer extended by its sign.
std::string to_bits(spec::ScalarType type, const std::string& value);
/// The scalar whose 64 bits are given.
std::string from_bits(spec::ScalarType type, const std::string& bits);
/// A literal of those bits.
std::string literal(spec::ScalarType type, std::uint64_t bits);

/// What the C code of an operation on floats is made of: `x` as float or double, and back.
std::string decode(spec::ScalarType type, const std::string& x);
std::string encode(spec::ScalarType type, const std::string& value);

}  // namespace tenor::fuzz::c
