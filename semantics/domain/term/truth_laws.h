// SPDX-License-Identifier: Apache-2.0
// The laws of truths, of choices, and of what floats are asked: laws.h has the table.
#pragma once

#include <optional>

#include "semantics/domain/term/bank.h"

namespace tenor::semantics {

/// Not (p and q), and q, is not p, and q.
std::optional<TermId> absorbed(TermBank& bank, TermNode& node);
/// Of two choices whose conditions exclude each other, the one with the earlier condition first.
std::optional<TermId> exclusive(TermBank& bank, TermNode& node);
/// To Bool: is it other than 0? A NaN is.
std::optional<TermId> cast_to_bool(TermBank& bank, TermNode& node);
/// Is its magnitude infinity? For a format that has none, this says nothing.
std::optional<TermId> infinite(TermBank& bank, TermNode& node);
/// A comparison of x, or of its magnitude, that holds is one of a number.
std::optional<TermId> of_numbers(TermBank& bank, TermNode& node);
/// The greater, or the lesser, of two integers that a condition chooses.
std::optional<TermId> chosen_extremum(TermBank& bank, TermNode& node);
/// x == x: is it not a NaN? So of other comparisons with itself; x < x never holds.
std::optional<TermId> with_itself(TermBank& bank, TermNode& node);
/// A float that constants keep within an integer type has a value there, but for a NaN.
std::optional<TermId> castable_within(TermBank& bank, TermNode& node);

}  // namespace tenor::semantics
