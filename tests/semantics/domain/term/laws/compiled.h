// SPDX-License-Identifier: Apache-2.0
// Terms that are computed for millions of operands, by the machine's own arithmetic.
#pragma once

#include <vector>

#include "semantics/domain/term/bank.h"

namespace tenor::semantics::test {

/// A term over inputs `bank.input(0, i, type)`, which are its operands.
class CompiledTerm {
 public:
  CompiledTerm(const TermBank& bank, TermId t);
  struct Result {
    std::uint64_t bits;
    bool is_defined;  ///< by every operator, as the rules ask before they compute
  };
  /// On one tuple of operands.
  Result operator()(const std::uint64_t* operands);

  /// How many tuples are computed at once: what a step needs is looked up once for all of them.
  static constexpr std::size_t kBatch = 256;
  /// Operand number `k` of tuple number `i` is `operands[k * kBatch + i]`.
  void compute_all(const std::uint64_t* operands, std::size_t count);
  Result result(std::size_t i) const { return {registers_.back()[i].bits, defined_[i] != 0}; }

 private:
  /// An operator on `count` pairs of operands.
  using OfTwo = void(const ConcreteValue* a, const ConcreteValue* b, ConcreteValue* made,
                     std::size_t count);
  struct Step {
    TermNode node;
    std::array<std::uint32_t, 4> args{};  ///< registers
    std::vector<std::uint32_t> elements;  ///< of an array that is indexed
    OfTwo* of_two = nullptr;              ///< what computes a binary operator of narrow floats
    bool can_fail = false;
  };
  using Register = std::vector<ConcreteValue>;
  std::uint32_t add(TermId t, std::vector<std::uint32_t>& places);
  void compute_step(std::size_t k, std::size_t i);
  bool is_defined(const Step& step, const ConcreteValue* args) const;

  const TermBank& bank_;
  std::vector<Step> steps_;
  std::vector<Register> registers_;  ///< what each step leaves, of each tuple
  std::vector<std::uint8_t> defined_ = std::vector<std::uint8_t>(kBatch);
};

}  // namespace tenor::semantics::test
