// SPDX-License-Identifier: Apache-2.0
// Expressions as bit patterns of their datatypes, for what integers do not say: operations on bits,
// and arithmetic that wraps around in ways that matter. Results are computed as wide as it takes
// and cut to their datatype; where they must not overflow, nothing may be lost by that.
#pragma once

#include "solver/prover/encoder.h"

namespace tenor::solver {

class BitPatterns final : public Encoder {
 public:
  explicit BitPatterns(const spec::Question& question) : Encoder(question) {}

  bool is_modular() const override { return true; }

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
  std::uint8_t width(spec::ScalarType type) const override { return type.bits; }

  Result divided(spec::ExprKind kind, const Encoded& a, const Encoded& b, spec::ScalarType type);
  Result shifted(bool left, const Encoded& a, const Encoded& b, spec::ScalarType type);
  FormulaId floored(spec::ExprKind kind, FormulaId a, FormulaId b, FormulaId zero,
                    std::uint8_t wide);
  /// Of a pattern of `type` the one of `wide` bits that is the same number, or its lowest bits.
  FormulaId resized(FormulaId term, spec::ScalarType type, std::uint8_t wide);
  /// A result of `wide` bits, signed, as its datatype holds it.
  Encoded fitted(FormulaId term, std::uint8_t wide, spec::ScalarType type);
  Encoded pattern(FormulaId term, spec::ScalarType type) const {
    return {term, false, type, spec::Interval::of(type)};
  }
};

}  // namespace tenor::solver
