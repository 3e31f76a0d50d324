// SPDX-License-Identifier: Apache-2.0
// What the mathematical builtins compute on scalars: EXT/Builtin/<name>; TIR-D48. The
// transcendental ones give the correctly rounded value, the others are exact. Operators that the
// grammar spells out are in arithmetic.h and bitwise.h; what a datatype error is, the static checks
// say.
//
// `round` and `nearbyint` round ties to even. The source compiler's constant folder and its LLVM
// backend do so for both; its C backend rounds ties of `round` away from zero, against its folder.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "spec/ir/datatype.h"

namespace tenor::semantics::numeric {

/// Which datatypes a function is for.
enum class MathDomain : std::uint8_t { kFloating, kInteger, kNumber };
/// The datatype of its result.
enum class MathResult : std::uint8_t { kArgument, kBool, kInt32 };

struct MathFunction {
  std::string_view name;  ///< as registered, without the dialect's prefix
  std::uint8_t arity;
  MathDomain domain;
  MathResult result;
  std::uint64_t (*function)(spec::ScalarType, const std::uint64_t*);

  /// Is it one of the first argument's datatypes?
  bool takes(spec::ScalarType type) const;
  /// The datatype to which argument `index` is to be cast, if the first one's is `type`: that type,
  /// but Int of 64 bits for the exponent of `ldexp`.
  spec::ScalarType argument_type(spec::ScalarType type, int index) const;
  spec::ScalarType result_type(spec::ScalarType type) const;
  /// Has it a value there? `clz` has none at 0, where compilers leave any bits; nor has
  /// `q_multiply_shift_per_axis` with a right shift that its flag denies, where they shift all the
  /// same.
  bool is_defined(spec::ScalarType type, const std::uint64_t* args) const;
  /// The result for `arity` arguments of the types above, of a type that `takes` allows. Total.
  std::uint64_t apply(spec::ScalarType type, const std::uint64_t* args) const {
    return function(type, args);
  }
};

/// floor(x / y) of floats, and x less y times that, as mathematics has them, rounded once: the
/// written reading of TIR-D56. No builtins.
extern const MathFunction kExactFloorDiv, kExactFloorMod;

/// The function of that name, or null.
const MathFunction* find_math(std::string_view name);
/// All of them, sorted by name.
std::span<const MathFunction> all_math();

}  // namespace tenor::semantics::numeric
