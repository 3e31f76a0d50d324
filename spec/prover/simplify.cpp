// SPDX-License-Identifier: Apache-2.0
#include "spec/prover/simplify.h"

#include "spec/ir/children.h"
#include "spec/prover/evaluate.h"
#include "spec/prover/forms.h"

namespace tenor::spec {
namespace {

using Kind = AtomInfo::Kind;
using Written = const PrimExpr*;

struct Size {
  std::size_t nodes = 0;  ///< as if no part were shared, up to a limit
  bool has_let = false;
  bool is_too_large() const { return nodes >= static_cast<std::size_t>(kLargestQuestion); }
};

void count(const PrimExpr* e, Size& size, int depth = 0) {
  if (size.is_too_large()) return;
  if (depth >= kDeepestQuestion) return void(size.nodes = kLargestQuestion);
  size.has_let |= e->kind == ExprKind::kLet;
  ++size.nodes;
  for_each_operand(e, [&](const PrimExpr* part) { count(part, size, depth + 1); });
}

Size size_of(const PrimExpr* e) {
  Size size;
  count(e, size);
  return size;
}

/// Writes polynomials as expressions of one datatype.
class Writer {
 public:
  Writer(Builder& builder, const Atoms& atoms) : builder_(builder), atoms_(atoms) {}

  /// Null where a number has no literal.
  Written write(const Polynomial& p, DataType dtype);

 private:
  Written sum(const Polynomial& p, DataType dtype);
  Written product(const Polynomial::Monomial& monomial, Wide factor, DataType dtype);
  Written atom(const AtomInfo& info, DataType dtype);
  Written condition(const AtomInfo& info, DataType dtype);
  Written remainder(const Polynomial& p, DataType dtype);
  Written minimum(const Polynomial& p, DataType dtype);
  Written binary(ExprKind kind, Written a, Written b) {
    return a && b ? builder_.binary({}, kind, a, b) : nullptr;
  }
  Written literal(Wide value, DataType dtype) {
    if (!Interval::of(dtype.scalar).contains(value)) return nullptr;
    return builder_.int_imm({}, static_cast<std::int64_t>(value), dtype);
  }
  Written converted(Written e, DataType dtype) {
    return e && e->dtype != dtype ? builder_.cast({}, e, dtype) : e;
  }

  Builder& builder_;
  const Atoms& atoms_;
};

Written Writer::write(const Polynomial& p, DataType dtype) {
  if (Written e = minimum(p, dtype)) return e;
  if (Written e = remainder(p, dtype)) return e;
  return sum(p, dtype);
}

/// p + min(0, d) is min(p, p + d), and p - min(0, d) is max(p, p - d).
Written Writer::minimum(const Polynomial& p, DataType dtype) {
  for (const auto& [monomial, coefficient] : p.terms()) {
    if (monomial.size() != 1 || atoms_[monomial[0]].kind != Kind::kMinimum) continue;
    if (coefficient != 1 && coefficient != -1) continue;
    const auto rest = Polynomial::add(p, Polynomial::term(monomial, coefficient), -1);
    const int sign = coefficient > 0 ? 1 : -1;
    const auto other = rest ? Polynomial::add(*rest, atoms_[monomial[0]].a, sign) : std::nullopt;
    if (!other) continue;
    return binary(sign > 0 ? ExprKind::kMin : ExprKind::kMax, write(*rest, dtype),
                  write(*other, dtype));
  }
  return nullptr;
}

/// k * (a - b * (a // b)) is k * (a % b).
Written Writer::remainder(const Polynomial& p, DataType dtype) {
  for (const auto& [monomial, coefficient] : p.terms()) {
    if (monomial.empty()) continue;
    for (const Polynomial::Atom q : monomial) {
      const AtomInfo& info = atoms_[q];
      if (info.kind != Kind::kQuotient || info.b.terms().size() != 1) continue;
      const std::int64_t unit = info.b.terms().begin()->second;
      if (coefficient % unit != 0) continue;
      const auto product = Polynomial::multiply(info.b, Polynomial::atom(q));
      const auto whole = product ? Polynomial::add(info.a, *product, -1) : std::nullopt;
      const std::int64_t k = -(coefficient / unit);
      const auto scaled = whole ? Polynomial::scale(*whole, k) : std::nullopt;
      const auto rest = scaled ? Polynomial::add(p, *scaled, -1) : std::nullopt;
      if (!rest || rest->terms().size() + 1 >= p.terms().size()) continue;
      Written mod = binary(ExprKind::kFloorMod, write(info.a, dtype), write(info.b, dtype));
      if (mod && k != 1) mod = binary(ExprKind::kMul, mod, literal(k, dtype));
      return rest->is_zero() ? mod : binary(ExprKind::kAdd, write(*rest, dtype), mod);
    }
  }
  return nullptr;
}

/// Terms that are added, the constant last, then those that are taken away.
Written Writer::sum(const Polynomial& p, DataType dtype) {
  Written result = nullptr;
  const Wide constant = p.constant_term();
  const auto append = [&](ExprKind kind, Written e) {
    result = result ? binary(kind, result, e) : e;
    return result != nullptr;
  };
  for (const auto& [monomial, coefficient] : p.terms())
    if (coefficient > 0 && !monomial.empty())
      if (!append(ExprKind::kAdd, product(monomial, coefficient, dtype))) return nullptr;
  const bool first = constant > 0 || !result;
  if (first && !append(ExprKind::kAdd, literal(constant, dtype))) return nullptr;
  for (const auto& [monomial, coefficient] : p.terms())
    if (coefficient < 0 && !monomial.empty())
      if (!append(ExprKind::kSub, product(monomial, -Wide{coefficient}, dtype))) return nullptr;
  const bool done = first || constant == 0;
  return done ? result : binary(ExprKind::kSub, result, literal(-constant, dtype));
}

Written Writer::product(const Polynomial::Monomial& monomial, Wide factor, DataType dtype) {
  Written result = nullptr;
  for (const Polynomial::Atom part : monomial) {
    Written e = atom(atoms_[part], dtype);
    result = result ? binary(ExprKind::kMul, result, e) : e;
    if (!result) return nullptr;
  }
  return factor == 1 ? result : binary(ExprKind::kMul, result, literal(factor, dtype));
}

Written Writer::atom(const AtomInfo& info, DataType dtype) {
  switch (info.kind) {
    case Kind::kVariable: return converted(builder_.var({}, info.variable), dtype);
    case Kind::kQuotient:
      return binary(ExprKind::kFloorDiv, write(info.a, dtype), write(info.b, dtype));
    case Kind::kTruncatedQuotient:
      return binary(ExprKind::kDiv, write(info.a, dtype), write(info.b, dtype));
    case Kind::kMinimum: return binary(ExprKind::kMin, literal(0, dtype), write(info.a, dtype));
    case Kind::kAtLeastZero:
    case Kind::kIsZero: return converted(condition(info, dtype), dtype);
    default: return converted(info.source, dtype);
  }
}

/// Positive terms on the left, negative ones on the right.
Written Writer::condition(const AtomInfo& info, DataType dtype) {
  if (dtype.is_bool()) dtype = int_type(64);
  Polynomial left, right;
  for (const auto& [monomial, coefficient] : info.a.terms()) {
    if (coefficient == INT64_MIN) return nullptr;
    Polynomial& side = coefficient > 0 ? left : right;
    const std::int64_t size = coefficient > 0 ? coefficient : -coefficient;
    side = *Polynomial::add(side, Polynomial::term(monomial, size), 1);
  }
  const ExprKind kind = info.kind == Kind::kIsZero ? ExprKind::kEq : ExprKind::kGE;
  return binary(kind, write(left, dtype), write(right, dtype));
}

/// A Bool: its parts, where the whole is neither always true nor always false.
const PrimExpr* simplify_condition(Builder& builder, const PrimExpr* e, Domain domain) {
  if (const auto* negated = as<Not>(e))
    return builder.logical_not({}, simplify(builder, negated->a, domain));
  const auto* binary = as<BinaryExpr>(e);
  if (!binary) return e;
  const PrimExpr* a = simplify(builder, binary->a, domain);
  const PrimExpr* b = simplify(builder, binary->b, domain);
  const auto* left = as<IntImm>(a);
  const auto* right = as<IntImm>(b);
  const std::int64_t neutral = e->kind == ExprKind::kAnd ? 1 : 0;
  if (is_logical_op(e->kind) && left && left->value == neutral) return b;
  if (is_logical_op(e->kind) && right && right->value == neutral) return a;
  return builder.binary({}, e->kind, a, b);
}

}  // namespace

bool is_too_large(const PrimExpr* e) { return e && size_of(e).is_too_large(); }

const PrimExpr* simplify(Builder& builder, const PrimExpr* e, Domain domain) {
  if (!e || !e->dtype.is_integer_scalar() || e->dtype.scalable) return e;
  const Size before = size_of(e);
  if (before.has_let || before.is_too_large()) return e;
  Forms forms(Arithmetic::kNoOverflow, domain);
  Forms::Result form = forms.of(e);
  if (!form) return e;
  const std::size_t revision = forms.facts().revision();
  if (revision != 0) form = forms.of(e);
  if (!form || forms.facts().contradictory()) return e;
  const bool parts = e->dtype.is_bool() && !form->value();
  const PrimExpr* written = parts ? simplify_condition(builder, e, domain)
                                  : Writer(builder, forms.atoms()).write(*form, e->dtype);
  return written && size_of(written).nodes < before.nodes ? written : e;
}

}  // namespace tenor::spec
