// SPDX-License-Identifier: Apache-2.0
// Literals of the text. TIR/Grammar/PrimExpr/IntImm, FloatImm, StringImm; no number loses a bit,
// but a NaN is printed without sign and payload.
#pragma once

#include <string>
#include <string_view>

#include "spec/ir/expr.h"

namespace tenor::spec::printer {

/// `"a\"b"`: control characters escaped; other bytes as they are.
std::string string_literal(std::string_view text);

/// `1.0`, `9.9999999999999995e-08`, `"inf"`, `"-inf"`, `"nan"`.
std::string real(double value);

/// A Python float, also where it is not finite: `1e999`.
std::string python_float(double value);

/// `3`, `T.int64(3)`, `T.bool(True)`, `T.uint64(18446744073709551615)`.
std::string literal(const IntImm& imm);
/// `T.float32(1.0)`, `T.float16("nan")`.
std::string literal(const FloatImm& imm);

}  // namespace tenor::spec::printer
