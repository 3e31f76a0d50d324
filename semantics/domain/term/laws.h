// SPDX-License-Identifier: Apache-2.0
// The laws about one operator by which two terms are one. Each has an id, so that each can be held
// against the machine's arithmetic on its own: docs/laws.md has what came of that.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "semantics/domain/term/bank.h"

namespace tenor::semantics {

/// Each level includes those before it.
enum class TermLaws : std::uint8_t {
  kSame,      ///< one term: nothing is rewritten
  kIntegers,  ///< two's complement: sums and products of integers as polynomials, casts, bits
  kIeee,      ///< what IEEE 754 grants floats: order of two operands, x * 1, x - 0, x / 1
  // Only where the caller assumes so:
  kReassociate,  ///< sums and products of floats in any order
  kReal,         ///< floats are real numbers: real_ring.h
};

/// `the same term`, `integer arithmetic`, `IEEE 754 laws`, `reassociation`, `real arithmetic`.
std::string_view to_string(TermLaws laws);

/// A law of kIntegers keeps every bit. One of kIeee keeps every value, but may exchange one NaN for
/// another.
struct Law {
  std::string_view id;
  TermLaws level;
  std::string_view statement;
  /// The term that the node equals, or nothing. Then the node may have become another one that it
  /// equals.
  std::optional<TermId> (*apply)(TermBank& bank, TermNode& node);
};

/// In the order in which they are applied to a node whose operands are normal.
std::span<const Law> laws();

/// Is it that function of numbers?
bool is_function(const TermBank& bank, const TermNode& node, std::string_view name);

/// Can its result, beyond which NaN it is, depend on the bits of a NaN among its operands? Such an
/// operator sees the exact bits: no law of kIeee applies below it.
bool sees_nan_bits(const TermBank& bank, const TermNode& node);

/// Does each value of a type have one that is equal in the other, a float?
bool holds_all(spec::ScalarType wide, spec::ScalarType type);

}  // namespace tenor::semantics
