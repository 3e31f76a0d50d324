// SPDX-License-Identifier: Apache-2.0
// May what a run shows be one of rounding? Where no operation of two runs rounded, what each left
// is what real numbers give, whatever the order of its sums: then a difference does not come of
// rounding.
#pragma once

#include "semantics/run/plan.h"
#include "semantics/run/subject.h"

namespace tenor::solver {

/// Looks at what the processor notes of its operations on floats, which are those of the machine
/// on Float32 and Float64, from when it was made.
class RoundingWatch {
 public:
  RoundingWatch();
  /// None was inexact, overflowed, divided by zero, or was invalid.
  bool saw_none() const;
};

/// Does the function, or what it calls, compute with floats otherwise: of fewer than 32 bits, by
/// functions such as exp, or with their bits?
bool has_unwatched_rounding(const semantics::Subject& subject);

/// Does the function, or what it calls, add, subtract or multiply floats?
bool has_float_sums(const semantics::Subject& subject);

/// Is a float that the function is given a NaN, or an infinity?
bool is_given_nan(const semantics::Plan& plan);
bool is_given_infinity(const semantics::Plan& plan);

}  // namespace tenor::solver
