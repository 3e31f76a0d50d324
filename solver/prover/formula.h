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
using FormulaId = std::uint32_t;

struct Term {
  Operation operation = Operation::kNumber;
  std::uint8_t width = 0;  ///< of a bit pattern; 0: an integer, or a truth
  std::uint8_t operands = 0;
  FormulaId a = 0, b = 0, c = 0;
  spec::Wide number = 0;  ///< kNumber: its value; kVariable: which variable
};

/// Terms in an order in which operands come first.
class Formula {
 public:
  FormulaId add(const Term& term);
  FormulaId number(spec::Wide value, std::uint8_t width = 0);
  FormulaId variable(std::uint32_t index, std::uint8_t width = 0);
  FormulaId of(Operation operation, FormulaId a, std::uint8_t width = 0);
  FormulaId of(Operation operation, FormulaId a, FormulaId b, std::uint8_t width = 0);
  FormulaId choose(FormulaId condition, FormulaId a, FormulaId b, std::uint8_t width = 0);

  /// The truth that the term says is to hold.
  void require(FormulaId truth) { required_.push_back(truth); }

  const std::vector<Term>& terms() const { return terms_; }
  const std::vector<FormulaId>& required() const { return required_; }

  /// The formula as bytes, and back. Both stay on this machine.
  std::string bytes() const;
  static Formula read(std::string_view bytes);

 private:
  std::vector<Term> terms_;
  std::vector<FormulaId> required_;
};

}  // namespace tenor::solver
