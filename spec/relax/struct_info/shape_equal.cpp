// SPDX-License-Identifier: Apache-2.0
// Are two shapes, or two values, equal: always, never, for some sizes, or is it not known?
// Relax/Subtype/p2 to b3, Relax/ShapeProof; ledger RLX-D10.
#include <vector>

#include "spec/ir/equal.h"
#include "spec/relax/struct_info/comparison.h"

namespace tenor::spec::relax {
namespace {

Decision decided(Truth answer) {
  Decision decision;
  decision.answer = answer;
  decision.by = DecidedBy::kCanonical;
  return decision;
}

Decision unknown(std::string reason) {
  Decision decision;
  decision.reason = std::move(reason);
  return decision;
}

/// `a == b`, the narrower operand widened first.
const PrimExpr* equation(Comparison& c, const PrimExpr* a, const PrimExpr* b) {
  spec::Builder& tir = c.builder.tir();
  const Span at = c.builder.program().span(a);
  if (a->dtype.bits() < b->dtype.bits()) a = tir.cast(at, a, b->dtype);
  if (b->dtype.bits() < a->dtype.bits()) b = tir.cast(at, b, a->dtype);
  return tir.binary(at, spec::ExprKind::kEq, a, b);
}

Decision ask(Comparison& c, const PrimExpr* condition, Domain domain,
             List<const PrimExpr*> assumptions = {}) {
  Question question;
  question.assumptions = assumptions;
  question.condition = condition;
  question.domain = domain;
  return c.prover.decide(question);
}

const PrimExpr* conjunction(Comparison& c, const std::vector<const PrimExpr*>& parts) {
  const PrimExpr* all = parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i)
    all = c.builder.tir().binary({}, spec::ExprKind::kAnd, all, parts[i]);
  return all;
}

/// Equal without a question, or with one that no prover of integers takes.
std::optional<Decision> without_prover(const PrimExpr* a, const PrimExpr* b) {
  if (!a || !b) return unknown("a part could not be read");
  if (a == b || spec::equal(a, b)) return decided(Truth::kAlways);
  const auto *x = as<FloatImm>(a), *y = as<FloatImm>(b);
  if (x && y) return decided(x->value == y->value ? Truth::kAlways : Truth::kNever);
  if (!a->dtype.is_integer_scalar() || !b->dtype.is_integer_scalar())
    return unknown("the prover supports only integers");
  return std::nullopt;
}

/// What the annotation of a Relax variable says of its value, or null.
const List<const PrimExpr*>* known_values(const Expr* shape) {
  if (const auto* written = as<ShapeExpr>(shape)) return &written->values;
  const Variable* variable = variable_of(shape);
  if (!variable) return nullptr;
  const auto* info = as<ShapeStructInfo>(variable->struct_info_annotation);
  return info && info->values ? &*info->values : nullptr;
}

int known_rank(const Expr* shape) {
  if (const auto* values = known_values(shape)) return static_cast<int>(values->size());
  const Variable* variable = variable_of(shape);
  const auto* info = variable ? as<ShapeStructInfo>(variable->struct_info_annotation) : nullptr;
  return info ? info->ndim : kUnknownRank;
}

}  // namespace

Decision equal_values(Comparison& c, const PrimExpr* a, const PrimExpr* b) {
  if (auto decision = without_prover(a, b)) return *decision;
  return ask(c, equation(c, a, b), Domain::kDatatype);
}

/// Dimension by dimension, those before being equal; then those that are not always equal,
/// together: (n, n) is never (2, 3), though each dimension may be.
Decision equal_dimensions(Comparison& c, List<const PrimExpr*> a, List<const PrimExpr*> b) {
  if (a.size() != b.size()) return decided(Truth::kNever);
  Decision result = decided(Truth::kAlways);
  std::optional<Decision> not_asked;
  std::vector<const PrimExpr*> open;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const auto early = without_prover(a[i], b[i]);
    const PrimExpr* condition = early ? nullptr : equation(c, a[i], b[i]);
    const Decision decision = early ? *early : ask(c, condition, Domain::kDimensions, open);
    if (decision.answer == Truth::kNever) return decision;
    if (decision.answer == Truth::kAlways) continue;
    if (!condition) not_asked = decision;
    if (condition) open.push_back(condition);
    result = decision;
  }
  if (open.size() > 1) result = ask(c, conjunction(c, open), Domain::kDimensions);
  return not_asked && result.answer != Truth::kNever ? *not_asked : result;
}

Decision equal_shapes(Comparison& c, const Expr* a, const Expr* b) {
  if (variable_of(a) && variable_of(a) == variable_of(b)) return decided(Truth::kAlways);
  const auto *x = known_values(a), *y = known_values(b);
  if (x && y) return equal_dimensions(c, *x, *y);
  const int m = known_rank(a), n = known_rank(b);
  if (m != kUnknownRank && n != kUnknownRank && m != n) return decided(Truth::kNever);
  return unknown("a variable holds a shape with unknown dimensions");
}

Decision StructInfoAlgebra::equal(List<const PrimExpr*> a, List<const PrimExpr*> b) const {
  Comparison c{builder_, prover_, readings_};
  return equal_dimensions(c, a, b);
}

}  // namespace tenor::spec::relax
