// SPDX-License-Identifier: Apache-2.0
// Comparisons as 0 or 1, minima, choices, and what assumptions say of variables.
#include "spec/prover/evaluate.h"
#include "spec/prover/forms.h"

namespace tenor::spec {
namespace {

using Kind = AtomInfo::Kind;

Forms::Result complement(const Forms::Result& truth) {
  return truth ? Polynomial::add(Polynomial::constant(1), *truth, -1) : truth;
}

Forms::Result plus(const Polynomial& a, std::int64_t constant) {
  return Polynomial::add(a, Polynomial::constant(constant), 1);
}

}  // namespace

Forms::Result Forms::minimum(const Polynomial& a, const Polynomial& b) {
  const Result difference = Polynomial::add(b, a, -1);
  const Result less = difference ? minimum_with_zero(*difference) : difference;
  return less ? Polynomial::add(a, *less, 1) : less;
}

/// min(0, d): the one form in which both orders of operands, and their sums, are the same.
Forms::Result Forms::minimum_with_zero(const Polynomial& d) {
  const Result opposite = Polynomial::scale(d, -1);
  if (!opposite) return opposite;
  if (facts_.at_least_zero(d)) return Polynomial();
  if (facts_.at_least_zero(*opposite)) return d;
  if (d.is_negative()) {
    const Result less = minimum_with_zero(*opposite);
    return less ? Polynomial::add(d, *less, 1) : less;
  }
  const Interval range{std::min(Wide{0}, atoms_.interval(d).low), 0};
  bool added = false;
  const Polynomial least =
      Polynomial::atom(atoms_.term({Kind::kMinimum, nullptr, nullptr, d, {}, {}, range}, added));
  if (!added) return least;
  if (const Result below = Polynomial::add(d, least, -1)) facts_.add(*below);
  return least;
}

Forms::Result Forms::compared(ExprKind kind, const Polynomial& a, const Polynomial& b) {
  const Result less = Polynomial::add(a, b, -1), more = Polynomial::add(b, a, -1);
  if (!less || !more) return std::nullopt;
  switch (kind) {
    case ExprKind::kEq: return is_zero(*less);
    case ExprKind::kNE: return complement(is_zero(*less));
    case ExprKind::kLE: return at_least_zero(*more);
    case ExprKind::kGE: return at_least_zero(*less);
    case ExprKind::kLT: return complement(at_least_zero(*less));
    default: return complement(at_least_zero(*more));
  }
}

Forms::Result Forms::at_least_zero(const Polynomial& d) {
  if (facts_.at_least_zero(d)) return Polynomial::constant(1);
  const Result opposite = Polynomial::scale(d, -1);
  const Result below = opposite ? plus(*opposite, -1) : opposite;
  if (!below) return below;
  if (facts_.at_least_zero(*below)) return Polynomial();
  if (d.is_negative()) return complement(at_least_zero(*below));
  // c * x + k >= 0 where x >= -(k // c): the constant is rounded.
  const std::uint64_t content = d.content();
  if (content > 1 && content <= INT64_MAX) {
    const auto c = static_cast<std::int64_t>(content);
    const auto k = static_cast<std::int64_t>(floor_divide(Wide{d.constant_term()}, c));
    const Result rest = Polynomial::add(d, Polynomial::constant(d.constant_term()), -1);
    const Result scaled = rest ? plus(rest->divided_exactly(c), k) : rest;
    if (!scaled) return scaled;
    return term({Kind::kAtLeastZero, nullptr, nullptr, *scaled, {}, {}, {0, 1}});
  }
  return term({Kind::kAtLeastZero, nullptr, nullptr, d, {}, {}, {0, 1}});
}

Forms::Result Forms::is_zero(const Polynomial& d) {
  if (const auto value = d.value()) return Polynomial::constant(*value == 0 ? 1 : 0);
  const std::uint64_t content = d.content();
  const Wide rest = Wide{d.constant_term()} % static_cast<Wide>(content);
  if (rest != 0) return Polynomial();
  const Result opposite = Polynomial::scale(d, -1);
  const Result above = plus(d, -1), below = opposite ? plus(*opposite, -1) : opposite;
  if (!above || !below) return std::nullopt;
  if (facts_.at_least_zero(*above) || facts_.at_least_zero(*below)) return Polynomial();
  if (facts_.at_least_zero(d) && facts_.at_least_zero(*opposite)) return Polynomial::constant(1);
  Polynomial key = d.is_negative() ? *opposite : d;
  if (content > 1 && content <= INT64_MAX)
    key = key.divided_exactly(static_cast<std::int64_t>(content));
  return term({Kind::kIsZero, nullptr, nullptr, key, {}, {}, {0, 1}});
}

/// Where results wrap around, forms are equal modulo 2^bits: only that is used of them.
Forms::Result Forms::compared_wrapping(const BinaryExpr* e, const Polynomial& a,
                                       const Polynomial& b) {
  const Result difference = Polynomial::add(a, b, -1);
  if (!is_cmp_op(e->kind) || !difference) return operation(e, a, b);
  const auto value = difference->value();
  const bool same = value && wrapped(*value, e->a->dtype.scalar) == 0;
  const bool reflexive =
      e->kind == ExprKind::kEq || e->kind == ExprKind::kLE || e->kind == ExprKind::kGE;
  if (same) return Polynomial::constant(reflexive ? 1 : 0);
  if (value && e->kind == ExprKind::kEq) return Polynomial();
  if (value && e->kind == ExprKind::kNE) return Polynomial::constant(1);
  return operation(e, a, b);
}

Forms::Result Forms::chosen(const PrimExpr* e, const Polynomial& c, const PrimExpr* t,
                            const PrimExpr* f, bool lazily) {
  const auto known = c.value();
  guards_ += lazily && !known ? 1 : 0;
  const Result a = known && *known == 0 && lazily ? Result(Polynomial()) : of(t);
  const Result b = known && *known != 0 && lazily ? Result(Polynomial()) : of(f);
  guards_ -= lazily && !known ? 1 : 0;
  if (!a || !b) return std::nullopt;
  if (known) return *known != 0 ? a : b;
  const Result difference = Polynomial::add(*a, *b, -1);
  if (difference && difference->is_zero()) return a;
  const Interval range = hull(atoms_.interval(*a), atoms_.interval(*b));
  return term({Kind::kChoice, nullptr, e, *a, *b, c, wraps() ? Interval{} : range});
}

/// Nothing is learned where results wrap around: no law of integers holds there.
void Forms::assume(const PrimExpr* e) {
  if (!e || wraps()) return;
  if (e->kind == ExprKind::kAnd) {
    assume(as<BinaryExpr>(e)->a);
    return assume(as<BinaryExpr>(e)->b);
  }
  const auto* inner = as<Not>(e);
  const PrimExpr* stated = inner ? inner->a : e;
  if (is_cmp_op(stated->kind)) return assume_comparison(as<BinaryExpr>(stated), !inner);
  const Result truth = condition(e);
  const Result holds = truth ? plus(*truth, -1) : truth;
  if (holds) facts_.add(*holds);
}

void Forms::assume_comparison(const BinaryExpr* e, bool holds) {
  const Result a = of(e->a), b = of(e->b);
  const Result more = a && b ? Polynomial::add(*a, *b, -1) : std::nullopt;
  const Result less = more ? Polynomial::scale(*more, -1) : more;
  const Result above = less ? plus(*more, -1) : less, below = less ? plus(*less, -1) : less;
  if (!above || !below) return;
  switch (e->kind) {
    case ExprKind::kEq:
      if (holds) return assume_equal(*more);
      break;
    case ExprKind::kNE:
      if (!holds) return assume_equal(*more);
      break;
    case ExprKind::kLT: return facts_.add(holds ? *below : *more);
    case ExprKind::kLE: return facts_.add(holds ? *less : *above);
    case ExprKind::kGT: return facts_.add(holds ? *above : *less);
    default: return facts_.add(holds ? *more : *below);
  }
  // Different, and on one side of a bound: further on that side.
  if (facts_.at_least_zero(*more)) return facts_.add(*above);
  if (facts_.at_least_zero(*less)) facts_.add(*below);
}

/// An equation gives a variable in terms of the others: `n % 4 == 0` says n = 4 * (n // 4).
void Forms::assume_equal(const Polynomial& difference) {
  if (const auto value = difference.value()) {
    if (*value != 0) facts_.contradict();
    return;
  }
  for (const auto& [monomial, coefficient] : difference.terms())
    if (monomial.size() == 1 && (coefficient == 1 || coefficient == -1) &&
        substitute(difference, monomial[0]))
      return;
  facts_.add(difference);
  if (const Result opposite = Polynomial::scale(difference, -1)) facts_.add(*opposite);
}

bool Forms::substitute(const Polynomial& difference, Polynomial::Atom atom) {
  if (atoms_[atom].kind != Kind::kVariable || substitutes_.contains(atom)) return false;
  const std::int64_t coefficient = difference.terms().at({atom});
  const Result rest = Polynomial::add(difference, Polynomial::term({atom}, coefficient), -1);
  const Result equal = rest ? Polynomial::scale(*rest, coefficient > 0 ? -1 : 1) : rest;
  if (!equal) return false;
  // The quotient of the variable itself is left as the free part of it.
  for (const auto& [monomial, factor] : equal->terms())
    for (const Polynomial::Atom part : monomial)
      if (atoms_.depends(part, atom) &&
          (monomial.size() != 1 || atoms_[part].kind != Kind::kQuotient ||
           atoms_[part].b.value() != (factor < 0 ? -factor : factor)))
        return false;
  const Interval range = atoms_[atom].range;
  substitutes_.emplace(atom, *equal);
  if (range.low > INT64_MIN)
    if (const Result low = plus(*equal, static_cast<std::int64_t>(-range.low))) facts_.add(*low);
  if (range.high <= INT64_MAX)
    if (const Result minus = Polynomial::scale(*equal, -1))
      if (const Result high = plus(*minus, static_cast<std::int64_t>(range.high)))
        facts_.add(*high);
  return true;
}

}  // namespace tenor::spec
