// SPDX-License-Identifier: Apache-2.0
// The exact value of an integer expression for given values of its variables: what trials are made
// with, and what every model is checked by before it is shown. TIR's meaning of the operators;
// loads, calls of functions and floating point have no value here.
#pragma once

#include "spec/prover/interval.h"
#include "spec/prover/prover.h"

namespace tenor::spec {

struct Evaluated {
  enum class Kind : std::uint8_t {
    kValue,
    kUndefined,   ///< a division by zero, or a shift by less than 0 or by the width or more
    kOverflow,    ///< a result that its datatype does not hold, where that is not to happen
    kUnsupported  ///< an expression of another kind, or too large
  };
  Kind kind = Kind::kUnsupported;
  Wide value = 0;
};

/// Deeper or larger expressions are not looked into: the shapes and extents that people and
/// compilers write are small.
inline constexpr int kDeepestQuestion = 256, kLargestQuestion = 4096;

Evaluated evaluate(const PrimExpr* e, const Model& model, Arithmetic arithmetic, Domain domain);

/// What a model says to a question.
enum class ModelStanding : std::uint8_t {
  kHolds,
  kFails,
  kExcluded,    ///< an assumption does not hold, or something has no value: it does not count
  kUnsupported  ///< no model can be judged
};
ModelStanding standing(const Question& question, const Model& model);

/// The values that a variable may have.
Interval range_of(const Variable* variable, Domain domain);
/// Is a result limited by its datatype?
constexpr bool is_limited(Arithmetic arithmetic, Domain domain) {
  return arithmetic == Arithmetic::kNoOverflow && domain != Domain::kIntegers;
}

/// A pattern of IntImm or of Assignment as the number it stands for.
constexpr Wide number(std::int64_t pattern, DataType dtype) {
  return dtype.scalar.is_uint() ? Wide{static_cast<std::uint64_t>(pattern)} : Wide{pattern};
}
/// The number of the datatype that is the same modulo 2^bits.
constexpr Wide wrapped(Wide value, ScalarType type) {
  __extension__ typedef unsigned __int128 Bits;
  const Bits mask = (Bits{1} << type.bits) - 1;
  const Bits low = static_cast<Bits>(value) & mask;
  const bool negative = type.is_int() && (low >> (type.bits - 1) & 1) != 0;
  return static_cast<Wide>(negative ? low | ~mask : low);
}

}  // namespace tenor::spec
