// SPDX-License-Identifier: Apache-2.0
// Terms as text and as numbers.
#pragma once

#include <functional>
#include <string>

#include "semantics/domain/term/bank.h"

namespace tenor::semantics {

/// What a scalar of a parameter is called.
using TermNames = std::function<std::string(std::uint32_t parameter, std::uint64_t scalar)>;

/// `((p0[3] * p1[0]) + 1)` in TIR's own notation, with `…` below a depth; inputs are named as
/// `names` has them, or by their numbers.
std::string show(const TermBank& bank, TermId t, int depth = 6, const TermNames& names = {});

/// What an operator gives for constants, by the machine's own arithmetic.
ConcreteValue compute(const TermBank& bank, const TermNode& node, const ConcreteValue* args);

/// What a scalar of a parameter is.
using TermInputs = std::function<ConcreteValue(std::uint32_t parameter, std::uint64_t scalar)>;

/// Terms as numbers, where the inputs are these; each term is computed once.
class TermEvaluator {
 public:
  TermEvaluator(const TermBank& bank, TermInputs inputs)
      : bank_(bank), inputs_(std::move(inputs)) {}
  ConcreteValue operator()(TermId t);

 private:
  void finish(TermId t);

  const TermBank& bank_;
  TermInputs inputs_;
  std::vector<ConcreteValue> values_;
  std::vector<std::uint8_t> done_;
};

}  // namespace tenor::semantics
