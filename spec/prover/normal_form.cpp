// SPDX-License-Identifier: Apache-2.0
#include "spec/prover/normal_form.h"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>

#include "spec/prover/polynomial.h"

namespace tenor::spec {
namespace {

using Result = std::optional<Polynomial>;

/// Deeper or larger terms are not looked into: the shapes and extents that people and compilers
/// write are small.
constexpr int kMaxDepth = 64, kMaxNodes = 4096;

bool is_integer_scalar(const PrimExpr* e) {
  return e && e->dtype.is_integer_scalar() && !e->dtype.scalable;
}

/// Turns the expressions of one question into polynomials over a common numbering of atoms.
class Normalizer {
 public:
  Result of(const PrimExpr* e, int depth = 0);
  /// Was a term met that need not take all integers?
  bool constrained() const { return constrained_; }

 private:
  Result of_binary(const BinaryExpr* e, int depth);
  Result of_cast(const Cast* e, int depth);
  Result divided(ExprKind kind, const Polynomial& a, const Polynomial& b);
  Polynomial fresh() { return constrained_ = true, Polynomial::atom(next_++); }
  Polynomial named(const std::string& key);

  std::unordered_map<const Variable*, Polynomial::Atom> variables_;
  std::unordered_map<std::string, Polynomial::Atom> terms_;
  Polynomial::Atom next_ = 0;
  int nodes_ = 0;
  bool constrained_ = false;
};

Polynomial Normalizer::named(const std::string& key) {
  constrained_ = true;
  const auto [place, added] = terms_.try_emplace(key, next_);
  if (added) ++next_;
  return Polynomial::atom(place->second);
}

Result Normalizer::of(const PrimExpr* e, int depth) {
  if (!is_integer_scalar(e)) return std::nullopt;
  if (depth > kMaxDepth || ++nodes_ > kMaxNodes) return fresh();
  if (const auto* literal = as<IntImm>(e)) {
    const bool huge = e->dtype.scalar.is_uint() && literal->value < 0;
    return huge || !literal->in_range ? Result() : Polynomial::constant(literal->value);
  }
  if (const auto* var = as<Var>(e)) {
    const auto [place, added] = variables_.try_emplace(var->variable, next_);
    if (added) ++next_;
    return Polynomial::atom(place->second);
  }
  if (const auto* cast = as<Cast>(e)) return of_cast(cast, depth);
  if (const auto* binary = as<BinaryExpr>(e)) return of_binary(binary, depth);
  return fresh();
}

/// A cast to a wider datatype keeps the value; a narrowing one is a term of its own.
Result Normalizer::of_cast(const Cast* e, int depth) {
  const DataType from = e->value->dtype, to = e->dtype;
  const bool keeps =
      is_integer_scalar(e->value) && to.bits() >= from.bits() &&
      (to.code() == from.code() || (from.scalar.is_uint() && to.bits() > from.bits()));
  return keeps ? of(e->value, depth + 1) : fresh();
}

Result Normalizer::of_binary(const BinaryExpr* e, int depth) {
  if (!is_binary_op(e->kind)) return fresh();
  const Result a = of(e->a, depth + 1), b = of(e->b, depth + 1);
  if (!a || !b) return std::nullopt;
  switch (e->kind) {
    case ExprKind::kAdd: return Polynomial::add(*a, *b, 1);
    case ExprKind::kSub: return Polynomial::add(*a, *b, -1);
    case ExprKind::kMul: return Polynomial::multiply(*a, *b);
    default: return divided(e->kind, *a, *b);
  }
}

/// Div to Max: computed on literals that are not negative, where all roundings agree; else a term
/// that equals another of the same operator and operands.
Result Normalizer::divided(ExprKind kind, const Polynomial& a, const Polynomial& b) {
  const auto x = a.value(), y = b.value();
  if (x && y && *x >= 0 && *y > 0) {
    switch (kind) {
      case ExprKind::kDiv:
      case ExprKind::kFloorDiv: return Polynomial::constant(*x / *y);
      case ExprKind::kMod:
      case ExprKind::kFloorMod: return Polynomial::constant(*x % *y);
      case ExprKind::kMin: return Polynomial::constant(std::min(*x, *y));
      default: return Polynomial::constant(std::max(*x, *y));
    }
  }
  return named(std::to_string(static_cast<int>(kind)) + '(' + a.text() + ',' + b.text() + ')');
}

Answer is_zero(const Polynomial& p, bool constrained) {
  if (const auto value = p.value()) return *value == 0 ? Answer::kAlways : Answer::kNever;
  const std::uint64_t content = p.content();
  const auto rest = static_cast<std::uint64_t>(p.constant_term()) % content;
  // Two's complement: 2^64 mod content corrects the remainder of a negative constant.
  const std::uint64_t wrap = (~std::uint64_t{0} % content + 1) % content;
  const bool divides = p.constant_term() >= 0 ? rest == 0 : rest == wrap;
  if (!divides) return Answer::kNever;
  return p.is_affine() && !constrained ? Answer::kDepends : Answer::kUnknown;
}

Answer decide(const Result& a, const Result& b, bool constrained) {
  if (!a || !b) return Answer::kUnknown;
  const Result difference = Polynomial::add(*a, *b, -1);
  return difference ? is_zero(*difference, constrained) : Answer::kUnknown;
}

}  // namespace

Answer NormalFormProver::equal(const PrimExpr* a, const PrimExpr* b) const {
  Normalizer normalizer;
  const Result left = normalizer.of(a), right = normalizer.of(b);
  return decide(left, right, normalizer.constrained());
}

Answer NormalFormProver::has_value(const PrimExpr* a, std::int64_t b) const {
  Normalizer normalizer;
  const Result left = normalizer.of(a);
  return decide(left, Polynomial::constant(b), normalizer.constrained());
}

}  // namespace tenor::spec
