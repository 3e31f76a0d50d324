// SPDX-License-Identifier: Apache-2.0
// Numbers of the plain interpreter: integers of up to 64 bits, float32 and float64, and what was
// never written.
#pragma once

#include <string_view>
#include <vector>

#include "tests/solver/specified/plain.h"

namespace tenor::solver::test {

struct PlainValue {
  bool known = false;
  std::int64_t whole = 0;  ///< of integers
  double real = 0;         ///< of floats
};

/// `v` as one of that datatype: integers wrapped, floats rounded.
PlainValue plain_of(spec::DataType dtype, PlainValue v);
PlainValue plain_cast(spec::DataType from, spec::DataType to, PlainValue v);
/// Add to GT; the operands are of `dtype`.
PlainValue plain_binary(spec::ExprKind kind, spec::DataType dtype, PlainValue a, PlainValue b);
/// A builtin that is a function of numbers.
PlainValue plain_math(std::string_view op, const std::vector<PlainValue>& args,
                      spec::DataType dtype);

}  // namespace tenor::solver::test
