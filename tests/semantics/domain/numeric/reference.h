// SPDX-License-Identifier: Apache-2.0
// What the transcendental builtins should give, without MPFR: the values that IEEE 754 and C fix
// for zeros, infinities, NaNs and the ends of domains; everywhere else a ball around the function's
// value, cut finer until it lies between two midpoints of the format, so that it rounds to one
// value.
#pragma once

#include <span>

#include "spec/ir/datatype.h"
#include "tests/semantics/domain/numeric/ball.h"

namespace tenor::semantics::numeric::test {

struct UnaryReference {
  const char* name;
  /// The value where it is fixed; nothing elsewhere.
  std::optional<double> (*fixed)(double x);
  Ball (*ball)(double x);
};

struct BinaryReference {
  const char* name;
  std::optional<double> (*fixed)(double x, double y);
  Ball (*ball)(double x, double y);
};

std::span<const UnaryReference> unary_references();
std::span<const BinaryReference> binary_references();

/// The bits of the correctly rounded result. Throws where no precision decides.
std::uint64_t reference(const UnaryReference& function, spec::ScalarType type, double x);
std::uint64_t reference(const BinaryReference& function, spec::ScalarType type, double x, double y);

}  // namespace tenor::semantics::numeric::test
