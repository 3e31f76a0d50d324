// SPDX-License-Identifier: Apache-2.0
// Arguments in float32 that a function may find hard to round: near its zeros, poles and ends, near
// multiples of a quarter turn, at results that leave the format, and where the result is almost in
// the middle between two neighbours. Which those are is guessed with the C library, and not relied
// on.
#pragma once

#include "tests/semantics/domain/numeric/oracle.h"
#include "tests/semantics/domain/numeric/reference.h"

namespace tenor::semantics::numeric::test {

class HardArguments {
 public:
  explicit HardArguments(const UnaryReference& function);

  /// Bits of a float32.
  std::uint64_t draw();

 private:
  /// One for which the function's value is not fixed, if one is soon drawn.
  template <class Draw>
  std::uint64_t unfixed(Draw draw);
  std::uint64_t near_a_place();
  std::uint64_t near_a_quarter_turn();
  std::uint64_t near_a_tie();

  const UnaryReference& function_;
  double (*guess_)(double);
  Source source_{21};
};

}  // namespace tenor::semantics::numeric::test
