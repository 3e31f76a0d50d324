// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/family/integers.h"

#include <fmt/format.h>

#include <algorithm>

namespace tenor::semantics {

using spec::ExprKind;
using spec::Polynomial;

namespace {

constexpr std::int64_t kLargeDivisor = std::int64_t{1} << 40;

/// p = divisor * quotient + rest, with as few monomials in the rest as may be.
struct Division {
  Polynomial quotient, rest;
};

/// Of a monomial, what is left without the factors of another; nothing where it lacks one.
std::optional<Polynomial::Monomial> without(Polynomial::Monomial m,
                                            const Polynomial::Monomial& factors) {
  for (const SymbolId factor : factors) {
    const auto found = std::ranges::find(m, factor);
    if (found == m.end()) return {};
    m.erase(found);
  }
  return m;
}

std::optional<Division> divided(const Polynomial& p, const Polynomial& divisor) {
  if (divisor.terms().size() != 1) return {};
  const auto& [factors, coefficient] = *divisor.terms().begin();
  Division d;
  for (const auto& [monomial, own] : p.terms()) {
    const auto left = without(monomial, factors);
    const std::int64_t times = left ? own / coefficient : 0;
    if (times != 0) {
      const auto more = sum(d.quotient, Polynomial::term(*left, times));
      if (!more) return {};
      d.quotient = *more;
    }
    const std::int64_t rest = own - times * coefficient;
    if (rest == 0) continue;
    const auto more = sum(d.rest, Polynomial::term(monomial, rest));
    if (!more) return {};
    d.rest = *more;
  }
  return d;
}

/// Is it zero or more on every path? What follows is said of what is computed of it, since products
/// with that are compared by what their factors are.
bool is_natural(FamilyRun& run, const Polynomial& p) {
  return run.always(at_least(run, p, Polynomial()));
}

/// A loop over the product of `rows` and `width`, which is a symbol; as one polynomial, `extent`.
struct Rows {
  Polynomial rows, width, extent;
};
std::optional<Rows> rows_of(const FamilyRun& run, SymbolId ordinal) {
  const FamilySymbol& outer = run.symbol(ordinal);
  if (!outer.inner) return {};
  const Polynomial& width = *run.symbol(*outer.inner).end;
  const auto& is = run.symbol(width.terms().begin()->first[0]).is;
  const auto extent = Polynomial::multiply(*outer.end, is && is->by == kAlways ? is->a : width);
  return extent ? std::optional(Rows{*outer.end, width, *extent}) : std::nullopt;
}

/// `a` of p = m * a + b, if 0 <= b < m holds of what is left.
std::optional<Polynomial> outer_of(FamilyRun& run, const Polynomial& p, const Polynomial& m) {
  const auto division = divided(p, m);
  for (const std::int64_t carried : {0, 1}) {
    const auto more = Polynomial::scale(m, carried);
    const auto rest = division && more ? sum(division->rest, *more) : Number();
    const auto room = rest ? sum(m, *rest, -1) : Number();
    const auto below = room ? sum(*room, Polynomial::constant(-1)) : Number();
    if (below && run.always(run.formulas().conjunction(run.formulas().at_least_zero(*rest),
                                                       run.formulas().at_least_zero(*below))))
      return sum(division->quotient, Polynomial::constant(-carried));
  }
  return {};
}

/// Of a difference that counts along both ordinals of a loop over a product: m * a + b is at least
/// zero where a is, since 0 <= b < m. The extent of the loop may be part of it, multiplied out.
std::optional<Polynomial> outer_part(FamilyRun& run, const Polynomial& p) {
  for (const auto& [monomial, coefficient] : p.terms())
    for (const SymbolId s : monomial) {
      const auto loop = monomial.size() < 2 ? std::nullopt : rows_of(run, s);
      for (const std::int64_t times : {0, 1, -1}) {
        const auto own = loop ? Polynomial::scale(loop->extent, times) : Number();
        const auto rest = own ? sum(p, *own) : Number();
        const auto outer = rest ? outer_of(run, *rest, loop->width) : Number();
        const auto rows = outer ? Polynomial::scale(loop->rows, times) : Number();
        if (rows) return sum(*outer, *rows, -1);
      }
    }
  return {};
}

}  // namespace

Number sum(const Polynomial& a, const Polynomial& b, int sign) {
  return Polynomial::add(a, b, sign);
}

FormulaId at_least(FamilyRun& run, const Polynomial& a, const Polynomial& b) {
  const auto difference = sum(a, b, -1);
  const auto outer = difference ? outer_part(run, *difference) : Number();
  return outer        ? run.formulas().at_least_zero(*outer)
         : difference ? run.formulas().at_least_zero(*difference)
                      : run.datum("a number leaves the range of what can be compared");
}

FormulaId same(FamilyRun& run, const Polynomial& a, const Polynomial& b) {
  const auto difference = sum(a, b, -1);
  return difference ? run.formulas().is_zero(*difference)
                    : run.datum("a number leaves the range of what can be compared");
}

Number quotient_symbol(FamilyRun& run, const Polynomial& p, const Polynomial& divisor) {
  Formulas& formulas = run.formulas();
  const SymbolId s = run.defined(
      {fmt::format("({} // {})", run.factor_text(p), run.factor_text(divisor)),
       fmt::format("{}//{}", p.text(), divisor.text())},
      {p, divisor, {}}, [&](SymbolId quotient) {
        const auto product = Polynomial::multiply(divisor, Polynomial::atom(quotient));
        const auto rest = product ? sum(p, *product, -1) : Number();
        const auto room = rest ? sum(divisor, *rest, -1) : Number();
        if (!room) return kAlways;
        FormulaId is = formulas.conjunction(formulas.at_least_zero(*rest),
                                            at_least(run, *room, Polynomial::constant(1)));
        if (is_natural(run, p))
          is = formulas.conjunction(is, formulas.at_least_zero(Polynomial::atom(quotient)));
        // Of other divisors the symbol is said nothing.
        return formulas.disjunction(
            formulas.negation(at_least(run, divisor, Polynomial::constant(1))), is);
      });
  return Polynomial::atom(s);
}

namespace {

/// p < n * m on the path says that p // m < n, which products say only of that.
void assume_bound(FamilyRun& run, const Polynomial& p, const Polynomial& divisor,
                  const Polynomial& quotient) {
  if (divisor.value()) return;
  for (const FormulaId part : run.formulas().parts(run.path())) {
    const FormulaNode node = run.formulas().at(part);
    const auto most = node.op == FormulaOp::kAtLeastZero ? sum(node.polynomial, p) : Number();
    const auto limit = most ? sum(*most, Polynomial::constant(1)) : Number();
    const auto division = limit ? divided(*limit, divisor) : std::nullopt;
    if (!division || !division->rest.is_zero() || division->quotient.is_zero()) continue;
    const FormulaId is_below = run.formulas().negation(at_least(run, quotient, division->quotient));
    if (run.holds(is_below)) run.assume(is_below);
  }
}

}  // namespace

Number floor_quotient(FamilyRun& run, const Polynomial& p, const Polynomial& divisor) {
  const auto constant = divisor.value();
  if (constant && (*constant < 1 || *constant > kLargeDivisor)) return {};
  if (!run.holds(at_least(run, divisor, Polynomial::constant(1)))) return {};
  const auto division = divided(p, divisor);
  const Polynomial quotient = division ? division->quotient : Polynomial();
  const Polynomial rest = division ? division->rest : p;
  const FormulaId is_small = run.formulas().conjunction(
      at_least(run, rest, Polynomial()), run.formulas().negation(at_least(run, rest, divisor)));
  if (run.holds(is_small)) return quotient;
  const auto more = quotient_symbol(run, rest, divisor);
  if (more) assume_bound(run, rest, divisor, *more);
  return more ? sum(quotient, *more) : Number();
}

namespace {

/// One of the two, which is not beyond either: on that side of both.
enum class Beside : std::uint8_t { kNeither, kBelow, kAbove };

Polynomial choice(FamilyRun& run, FormulaId f, const Polynomial& a, const Polynomial& b,
                  Beside side) {
  if (f == kAlways || a.text() == b.text()) return a;
  if (f == kNever) return b;
  Formulas& formulas = run.formulas();
  const std::string name =
      side == Beside::kBelow   ? fmt::format("min({}, {})", run.text(a), run.text(b))
      : side == Beside::kAbove ? fmt::format("max({}, {})", run.text(a), run.text(b))
                               : fmt::format("({} or {} by {})", run.text(a), run.text(b), f);
  return Polynomial::atom(run.defined(
      {name, fmt::format("{}?{}:{}", f, a.text(), b.text())}, {a, b, f}, [&](SymbolId s) {
        const Polynomial chosen = Polynomial::atom(s);
        FormulaId is =
            formulas.disjunction(formulas.conjunction(f, same(run, chosen, a)),
                                 formulas.conjunction(formulas.negation(f), same(run, chosen, b)));
        for (const Polynomial* each : {&a, &b}) {
          if (side == Beside::kBelow) is = formulas.conjunction(is, at_least(run, *each, chosen));
          if (side == Beside::kAbove) is = formulas.conjunction(is, at_least(run, chosen, *each));
        }
        const bool natural = is_natural(run, a) && is_natural(run, b);
        return natural ? formulas.conjunction(is, formulas.at_least_zero(chosen)) : is;
      }));
}

}  // namespace

Polynomial choice(FamilyRun& run, FormulaId f, const Polynomial& a, const Polynomial& b) {
  return choice(run, f, a, b, Beside::kNeither);
}

Polynomial smaller_of(FamilyRun& run, const Polynomial& a, const Polynomial& b) {
  const FormulaId is_a = at_least(run, b, a);
  const auto decided = run.decided(is_a);
  return decided ? (*decided ? a : b) : choice(run, is_a, a, b, Beside::kBelow);
}

Polynomial larger_of(FamilyRun& run, const Polynomial& a, const Polynomial& b) {
  const FormulaId is_a = at_least(run, a, b);
  const auto decided = run.decided(is_a);
  return decided ? (*decided ? a : b) : choice(run, is_a, a, b, Beside::kAbove);
}

namespace {

/// The factor of a product in the dividend that is the same number, if there is one.
Polynomial as_factor(FamilyRun& run, const Polynomial& dividend, const Polynomial& divisor) {
  if (divisor.terms().size() == 1) return divisor;
  for (const auto& [monomial, coefficient] : dividend.terms())
    for (const SymbolId s : monomial)
      if (monomial.size() > 1 && run.symbol(s).is &&
          run.holds(same(run, Polynomial::atom(s), divisor)))
        return Polynomial::atom(s);
  return divisor;
}

Number product_of(FamilyRun& run, const Polynomial& a, const Polynomial& b) {
  const auto product = Polynomial::multiply(a, b);
  if (product) run.note_product(*product, {a, b});
  return product;
}

}  // namespace

Number operator_of_integers(FamilyRun& run, ExprKind kind, const Polynomial& a,
                            const Polynomial& divisor_or_other) {
  const bool divides = kind == ExprKind::kFloorDiv || kind == ExprKind::kFloorMod ||
                       kind == ExprKind::kDiv || kind == ExprKind::kMod;
  const Polynomial b = divides ? as_factor(run, a, divisor_or_other) : divisor_or_other;
  const auto rest = [&](const Number& quotient) -> Number {
    const auto product = quotient ? Polynomial::multiply(b, *quotient) : Number();
    return product ? sum(a, *product, -1) : Number();
  };
  const auto is_positive = [&] { return run.holds(at_least(run, a, Polynomial())); };
  switch (kind) {
    case ExprKind::kAdd: return sum(a, b);
    case ExprKind::kSub: return sum(a, b, -1);
    case ExprKind::kMul: return product_of(run, a, b);
    case ExprKind::kFloorDiv: return floor_quotient(run, a, b);
    case ExprKind::kFloorMod: return rest(floor_quotient(run, a, b));
    case ExprKind::kDiv: return is_positive() ? floor_quotient(run, a, b) : Number();
    case ExprKind::kMod: return is_positive() ? rest(floor_quotient(run, a, b)) : Number();
    case ExprKind::kMin: return smaller_of(run, a, b);
    case ExprKind::kMax: return larger_of(run, a, b);
    default: return {};
  }
}

}  // namespace tenor::semantics
