// SPDX-License-Identifier: Apache-2.0
// Operations on scalars as C that keeps the document's arithmetic: each takes the names of its
// operands and gives the one of its result. Private to this folder.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fuzz/backend/c/writer.h"
#include "semantics/domain/numeric/math.h"
#include "spec/ir/expr.h"

namespace tenor::fuzz::c {

class Scalars : public Writer {
 public:
  using Writer::Writer;

  // BinaryOp (operator.cpp).
  std::string operate(spec::ExprKind kind, spec::ScalarType type, const std::string& a,
                      const std::string& b);
  // Cast (cast.cpp).
  std::string cast_to(spec::ScalarType from, spec::ScalarType to, const std::string& x);
  // Builtins (math.cpp, call.cpp).
  std::string math(const semantics::numeric::MathFunction& f, spec::ScalarType type,
                   const std::vector<std::string>& args);
  std::string shift(const spec::Call& e, const std::string& a, const std::string& count);
  std::string reinterpret(spec::ScalarType from, spec::ScalarType to, const std::string& x);
  std::string wide(const spec::Call& e, const std::string& low, const std::string& high);

 private:
  std::string arithmetic(spec::ExprKind kind, spec::ScalarType type, const std::string& a,
                         const std::string& b);
  std::string divide(spec::ExprKind kind, spec::ScalarType type, const std::string& a,
                     const std::string& b);
  std::string extremum(spec::ExprKind kind, spec::ScalarType type, const std::string& a,
                       const std::string& b);
  std::string float_to_integer(spec::ScalarType from, spec::ScalarType to, const std::string& x);
  std::string integer_to_float(spec::ScalarType from, spec::ScalarType to, const std::string& x);
  std::string is_nan(spec::ScalarType type, const std::string& x);
  std::optional<std::string> rounding(std::string_view op, spec::ScalarType type,
                                      const std::string& x);
  std::optional<std::string> classified(std::string_view op, spec::ScalarType type,
                                        const std::string& x);
  std::optional<std::string> integer_math(std::string_view op, spec::ScalarType type,
                                          const std::vector<std::string>& args);
  std::string by_host(const semantics::numeric::MathFunction& f, spec::ScalarType type,
                      const std::vector<std::string>& args);
};

}  // namespace tenor::fuzz::c
