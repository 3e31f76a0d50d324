// SPDX-License-Identifier: Apache-2.0
// From expressions to terms of the solver. What both theories share is here: which operands are
// evaluated under which condition, what must hold for an expression to have a value, and names.
// A point counts where everything that is evaluated has a value; so each division adds a condition,
// and each result that its datatype limits another. TIR/Eval/14.1; ledger RLX-D10.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "solver/prover/formula.h"
#include "spec/prover/evaluate.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

/// The value of an expression.
struct Encoded {
  FormulaId term = 0;
  bool is_truth = false;    ///< the term is one; as an integer it is 1 or 0
  spec::ScalarType type{};  ///< a bit pattern: of that datatype
  spec::Interval range{};   ///< bounds of the value wherever it counts
};

class Encoder {
 public:
  using Result = std::optional<Encoded>;

  explicit Encoder(const spec::Question& question) : question_(question) {}
  virtual ~Encoder() = default;

  /// The formula of the assumptions; then `ask` adds a condition to copies of it. False where an
  /// expression cannot be said in this theory.
  bool encode();
  /// Values that count, and for which the condition holds, or does not.
  Formula ask(bool holds) const;

  /// In the order of the variables' numbers; null: stands for what nothing is known of.
  const std::vector<const spec::Variable*>& variables() const { return variables_; }
  /// Does the formula leave out conditions, so that it has more models than the question?
  bool is_relaxed() const { return relaxed_; }
  /// Are the values of variables known modulo 2^bits only?
  virtual bool is_modular() const = 0;

 protected:
  virtual Result number(spec::Wide value, spec::ScalarType type) = 0;
  /// A variable of any of the values in `range`.
  virtual Encoded unknown(std::uint32_t index, spec::ScalarType type, spec::Interval range) = 0;
  virtual Result cast(const Encoded& a, spec::ScalarType to) = 0;
  virtual Result arithmetic(spec::ExprKind kind, const Encoded& a, const Encoded& b,
                            spec::ScalarType type) = 0;
  virtual Result bitwise(std::string_view op, const Encoded& a, const Encoded& b,
                         spec::ScalarType type) = 0;
  virtual Result complement(const Encoded& a, spec::ScalarType type) = 0;
  /// Of two integers, by one of the six comparisons.
  virtual FormulaId compared(spec::ExprKind kind, const Encoded& a, const Encoded& b) = 0;
  virtual Result chosen(FormulaId condition, const Encoded& a, const Encoded& b) = 0;
  virtual Encoded as_integer(const Encoded& truth) = 0;
  /// Of the terms of a datatype.
  virtual std::uint8_t width(spec::ScalarType type) const = 0;

  Encoded truth(FormulaId term) const { return {term, true, spec::bool_type().scalar, {0, 1}}; }
  Encoded integer(const Encoded& a) { return a.is_truth ? as_integer(a) : a; }
  FormulaId condition(const Encoded& a);
  /// Here, the current value is one only where that holds.
  void need(FormulaId condition);

  bool wraps() const { return question_.arithmetic == spec::Arithmetic::kWrapAround; }
  bool limited() const { return spec::is_limited(question_.arithmetic, question_.domain); }

  const spec::Question& question_;
  Formula formula_{};
  bool relaxed_ = false;

 private:
  Result of(const spec::PrimExpr* e);
  Result of_kind(const spec::PrimExpr* e);
  Result of_literal(const spec::IntImm* e);
  Result of_variable(const spec::Variable* variable);
  Result of_let(const spec::Let* e);
  Result of_call(const spec::Call* e);
  Result of_choice(const spec::PrimExpr* c, const spec::PrimExpr* t, const spec::PrimExpr* f,
                   bool lazily);
  Result of_binary(const spec::BinaryExpr* e);
  Result of_logical(const spec::BinaryExpr* e);
  Result opaque(const spec::PrimExpr* e);
  /// What is evaluated only where `guard` holds.
  Result guarded(FormulaId guard, const spec::PrimExpr* e);

  std::vector<const spec::Variable*> variables_{};
  std::unordered_map<const spec::Variable*, Encoded> known_{};  // variables, and what is let
  std::vector<FormulaId> guards_{};
  FormulaId holds_ = 0;
  int nodes_ = 0, depth_ = 0;
};

}  // namespace tenor::solver
