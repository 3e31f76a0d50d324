// SPDX-License-Identifier: Apache-2.0
// What spec and semantics may ask about integer expressions without knowing who answers: the prover
// of normal_form.h here, one with a solver elsewhere. A prover may always say `unknown`.
#pragma once

#include <cstdint>

#include "spec/ir/expr.h"

namespace tenor::spec {

/// For which values of the variables does the statement hold? Variables range over the mathematical
/// integers, whatever their datatypes: no intermediate result wraps around.
enum class Answer : std::uint8_t {
  kAlways,   ///< for all of them
  kNever,    ///< for none
  kDepends,  ///< for some, and not for others
  kUnknown   ///< this prover cannot tell
};

class Prover {
 public:
  virtual ~Prover() = default;
  /// Is the value of `a` the value of `b`, whatever their datatypes?
  virtual Answer equal(const PrimExpr* a, const PrimExpr* b) const = 0;
  /// Is the value of `a` the number `b`?
  virtual Answer has_value(const PrimExpr* a, std::int64_t b) const = 0;
};

}  // namespace tenor::spec
