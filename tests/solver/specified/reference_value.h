// SPDX-License-Identifier: Apache-2.0
// Numbers of the reference interpreter: integers of up to 64 bits, float32 and float64, and what
// was never written.
#pragma once

#include <string_view>
#include <vector>

#include "tests/solver/specified/reference_interpreter.h"

namespace tenor::solver::test {

struct ReferenceValue {
  bool known = false;
  std::int64_t whole = 0;  ///< of integers
  double real = 0;         ///< of floats
};

/// `v` as one of that datatype: integers wrapped, floats rounded.
ReferenceValue reference_of(spec::DataType dtype, ReferenceValue v);
ReferenceValue reference_cast(spec::DataType from, spec::DataType to, ReferenceValue v);
/// Add to GT; the operands are of `dtype`.
ReferenceValue reference_binary(spec::ExprKind kind, spec::DataType dtype, ReferenceValue a,
                                ReferenceValue b);
/// A builtin that is a function of numbers.
ReferenceValue reference_math(std::string_view op, const std::vector<ReferenceValue>& args,
                              spec::DataType dtype);

}  // namespace tenor::solver::test
