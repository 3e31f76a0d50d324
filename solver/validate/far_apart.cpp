// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/far_apart.h"

#include <algorithm>

#include "solver/validate/real_values.h"

namespace tenor::solver {

namespace {

/// Of the larger of two numbers: so far apart they are that no rounding of a few operations brings
/// them together.
constexpr double kFar = 0.01;
/// What approximates a function may be far from it in this sense where both are nearly 0.
constexpr double kLeast = 0.001;
/// Of their distance: so near a result is to the number that it stands for.
constexpr double kNear = 0.1;

}  // namespace

bool are_far_apart(const semantics::TermBank& bank, const TwoResults& results,
                   const semantics::TermInputs& inputs) {
  RealValues value(bank, inputs);
  const auto b = value(results.before_term);
  const auto a = b ? value(results.after_term) : std::nullopt;
  if (!a) return false;
  const RealNumber distance = abs(*b - *a);
  return distance > kLeast && distance > kFar * std::max<RealNumber>(abs(*b), abs(*a)) &&
         abs(results.before - *b) < kNear * distance && abs(results.after - *a) < kNear * distance;
}

}  // namespace tenor::solver
