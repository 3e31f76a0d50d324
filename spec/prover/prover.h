// SPDX-License-Identifier: Apache-2.0
// What spec and semantics may ask about integer expressions without knowing who answers: the prover
// of canonical.h here, one with a solver elsewhere. A prover may always say `unknown`, and why.
// Relax/Subtype/p3, Relax/ShapeEquality; ledger RLX-D10.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "spec/ir/expr.h"

namespace tenor::spec {

/// For which values of the variables does the statement hold?
enum class Truth : std::uint8_t {
  kAlways,   ///< for all of them
  kNever,    ///< for none
  kDepends,  ///< for some, and not for others
  kUnknown   ///< this prover cannot tell
};

/// `always`, `never`, `depends`, `unknown`.
std::string_view word(Truth answer);

/// What index arithmetic does at the ends of its datatype.
enum class Arithmetic : std::uint8_t {
  kNoOverflow,  ///< no intermediate result leaves its datatype: a side condition of the answer
  kWrapAround   ///< two's complement, as TIR has it
};

/// Which values variables have, where no assumption says more.
enum class Domain : std::uint8_t {
  kIntegers,   ///< every integer, and no datatype limits a result: index arithmetic as mathematics
  kDatatype,   ///< those of the variable's datatype
  kDimensions  ///< 0 to 2^63 - 1, or to the end of a narrower datatype (RLX-D10)
};

/// Does `condition` hold? Of the values of the variables those count for which every assumption
/// holds and no expression divides by zero; with kNoOverflow, those for which none overflows.
struct Question {
  const PrimExpr* condition = nullptr;  ///< Bool, or an integer that counts as true unless 0
  List<const PrimExpr*> assumptions;
  Arithmetic arithmetic = Arithmetic::kNoOverflow;
  Domain domain = Domain::kDimensions;
};

/// A value for each variable of a question.
struct Assignment {
  const Variable* variable = nullptr;
  std::int64_t value = 0;  ///< two's complement pattern, as IntImm has it
};
using Model = std::vector<Assignment>;

/// How an answer was found, cheapest first.
enum class DecidedBy : std::uint8_t { kCanonical, kInterval, kSolver, kUndecided };

/// `canonical`, `interval`, `Z3`, `undecided`.
std::string_view word(DecidedBy decided_by);

struct Decision {
  Truth answer = Truth::kUnknown;
  DecidedBy by = DecidedBy::kUndecided;
  Model holds;           ///< kDepends: where the condition holds
  Model fails;           ///< kDepends: where it does not; kNever: any
  std::string reason;    ///< kUnknown: why
  bool vacuous = false;  ///< no values of the variables satisfy the assumptions
};

class Prover {
 public:
  virtual ~Prover() = default;
  virtual Decision decide(const Question& question) const = 0;
  /// Called before several threads ask: what needs a process with one thread is done here.
  virtual void prepare_for_threads() const {}
  /// What decides, with its version: `Z3 5.4.0`.
  virtual std::string name() const { return "the canonical form"; }

  /// Is the value of `a` the value of `b`, for all integers as variables?
  Truth equal(const PrimExpr* a, const PrimExpr* b) const;
  /// Is the value of `a` the number `b`?
  Truth has_value(const PrimExpr* a, std::int64_t b) const;
};

}  // namespace tenor::spec
