// SPDX-License-Identifier: Apache-2.0
// Expressions as the solver's integers, which have no width. Where arithmetic must not overflow,
// the widths are conditions beside the formula; a first question leaves them out, since an answer
// that holds without them holds with them too. Where it wraps around, a result is reduced, unless
// its bounds show that it fits.
#pragma once

#include "solver/prover/encoder.h"

namespace tenor::solver {

class Integers final : public Encoder {
 public:
  /// `with_widths`: nothing is left out.
  Integers(const spec::Question& question, bool with_widths)
      : Encoder(question), with_widths_(with_widths) {}

  bool is_modular() const override { return false; }

 private:
  Result number(spec::Wide value, spec::ScalarType type) override;
  Encoded unknown(std::uint32_t index, spec::ScalarType type, spec::Interval range) override;
  Result cast(const Encoded& a, spec::ScalarType to) override;
  Result arithmetic(spec::ExprKind kind, const Encoded& a, const Encoded& b,
                    spec::ScalarType type) override;
  Result bitwise(std::string_view op, const Encoded& a, const Encoded& b,
                 spec::ScalarType type) override;
  Result complement(const Encoded& a, spec::ScalarType type) override;
  FormulaId compared(spec::ExprKind kind, const Encoded& a, const Encoded& b) override;
  Result chosen(FormulaId condition, const Encoded& a, const Encoded& b) override;
  Encoded as_integer(const Encoded& truth) override;
  std::uint8_t width(spec::ScalarType) const override { return 0; }

  Result divided(spec::ExprKind kind, const Encoded& a, const Encoded& b, spec::ScalarType type);
  Result shifted(bool left, const Encoded& a, spec::Wide by, spec::ScalarType type);
  FormulaId floor_quotient(const Encoded& a, const Encoded& b);
  FormulaId truncated_quotient(const Encoded& a, const Encoded& b);
  FormulaId negated(FormulaId a) {
    return formula_.of(Operation::kSubtract, formula_.number(0), a);
  }
  FormulaId at_most(FormulaId a, FormulaId b) { return formula_.of(Operation::kAtMost, a, b); }
  FormulaId choose_by_sign(const Encoded& of, FormulaId positive, FormulaId negative);
  Encoded fitted(FormulaId term, spec::Interval range, spec::ScalarType type);
  Encoded reduced(FormulaId term, spec::Interval range, spec::ScalarType type);
  void bound(FormulaId term, spec::Interval known, spec::Interval to);

  bool with_widths_;
};

}  // namespace tenor::solver
