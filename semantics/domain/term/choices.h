// SPDX-License-Identifier: Apache-2.0
// Integers that data choose from a few constants, such as the place a search has come to: what is
// computed of them is computed of each constant, and chosen likewise.
#pragma once

#include <optional>

#include "semantics/domain/term/bank.h"

namespace tenor::semantics {

/// A choice is a constant, or a Select of choices; this is how many of those are nested at most,
/// which a Select of integers has as its detail. Nothing: it is not one, or of more than
/// kMostChoices.
std::optional<std::uint32_t> depth_of_choice(const TermBank& bank, TermId t);
inline constexpr std::uint32_t kMostChoices = 64;

/// Of an operator whose operands are choices of integers, one at least of more than one constant.
std::optional<TermId> over_choices(TermBank& bank, const TermNode& node);
/// The element at an index that is such a choice.
std::optional<TermId> element_over_choices(TermBank& bank, TermId array, TermId index);

}  // namespace tenor::semantics
