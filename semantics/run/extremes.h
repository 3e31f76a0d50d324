// SPDX-License-Identifier: Apache-2.0
// What an array holds, in a few words: its least and largest element, and those without a value.
#pragma once

#include <optional>
#include <vector>

#include "semantics/run/invoke.h"

namespace tenor::semantics {

struct Extremes {
  static constexpr std::size_t kNamed = 4;  ///< of the elements that were never written

  std::optional<ConcreteValue> low, high;  ///< none where no element is a number
  std::size_t nans = 0, unwritten = 0;
  std::vector<std::size_t> first_unwritten;
};

Extremes extremes_of(const ArrayResult& array);

/// The i-th element, indeterminate where it was never written.
ConcreteValue value_at(const ArrayResult& array, std::size_t i);

}  // namespace tenor::semantics
