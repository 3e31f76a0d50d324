// SPDX-License-Identifier: Apache-2.0
// What is asked of the solver, without the solver's own types: a graph of terms, and which of them
// are to hold. It goes through a pipe as bytes, and those bytes are also the key that answers are
// remembered by: variables are numbered as they are met, so that their names do not matter.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spec/prover/interval.h"

namespace tenor::solver {

/// The operation of a term. Those on integers are the solver's: a quotient is rounded so that its
/// remainder is not negative. Those on bit patterns say where it matters whether they are signed.
enum class Operation : std::uint8_t {
  kVariable,
  kNumber,
  kNot,
  kAnd,
  kOr,
  kChoose,  ///< the second operand where the first holds, else the third
  kEqual,
  kAdd,
  kSubtract,
  kMultiply,
  kQuotient,
  kRemainder,
  kAtMost,
  kBitAnd,
  kBitOr,
  kBitXor,
  kShiftLeft,
  kShiftRight,       ///< copies the sign
  kSignedQuotient,   ///< rounded towards 0
  kSignedRemainder,  ///< of that quotient
  kSignedAtMost,
  kExtendSign,  ///< to `width`
  kExtendZero,  ///< to `width`
  kLowBits      ///< the lowest `width`
};

/// The place of a term among those of its formula.
using TermId = std::uint32_t;

struct Term {
  Operation operation = Operation::kNumber;
  std::uint8_t width = 0;  ///< of a bit pattern; 0: an integer, or a truth
  std::uint8_t operands = 0;
  TermId a = 0, b = 0, c = 0;
  spec::Wide number = 0;  ///< kNumber: its value; kVariable: which variable
};

/// Terms in an order in which operands come first.
class Formula {
 public:
  TermId add(const Term& term);
  TermId number(spec::Wide value, std::uint8_t width = 0);
  TermId variable(std::uint32_t index, std::uint8_t width = 0);
  TermId of(Operation operation, TermId a, std::uint8_t width = 0);
  TermId of(Operation operation, TermId a, TermId b, std::uint8_t width = 0);
  TermId choose(TermId condition, TermId a, TermId b, std::uint8_t width = 0);

  /// The truth that the term says is to hold.
  void require(TermId truth) { required_.push_back(truth); }

  const std::vector<Term>& terms() const { return terms_; }
  const std::vector<TermId>& required() const { return required_; }

  /// The formula as bytes, and back. Both stay on this machine.
  std::string bytes() const;
  static Formula read(std::string_view bytes);

 private:
  std::vector<Term> terms_;
  std::vector<TermId> required_;
};

}  // namespace tenor::solver
