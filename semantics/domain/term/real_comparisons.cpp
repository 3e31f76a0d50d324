// SPDX-License-Identifier: Apache-2.0
// Comparisons of real numbers, and of truths that are numbers.
#include <algorithm>
#include <set>

#include "semantics/domain/term/real_ring.h"

namespace tenor::semantics {

using spec::ExprKind;

namespace {

/// The truth that the float is: a cast of one.
std::optional<TermId> truth_in(const TermBank& bank, TermId t) {
  const TermNode& node = bank.at(t);
  const bool is_truth = node.op == TermOp::kCast && bank.type(node.args[0]).is_bool();
  return is_truth ? std::optional(node.args[0]) : std::nullopt;
}

/// The truths of which all atoms of the polynomial are casts; nothing where one is not, or there
/// are too many to try them all.
std::optional<std::vector<TermId>> truths_in(const TermBank& bank, const RealPolynomial& p) {
  constexpr std::size_t kMostTruths = 4;
  std::set<TermId> casts;
  for (const auto& [monomial, coefficient] : p) casts.insert(monomial.begin(), monomial.end());
  const bool are_truths =
      std::ranges::all_of(casts, [&](TermId t) { return truth_in(bank, t).has_value(); });
  if (!are_truths || casts.empty() || casts.size() > kMostTruths) return {};
  return std::vector(casts.begin(), casts.end());
}

/// Of LT, LE or EQ, where the difference of its operands is a polynomial of truths: the truth about
/// these that it is, if it holds for one combination of them alone, for all but one, always or
/// never.
std::optional<TermId> about_truths(TermBank& bank, const RealPolynomial& difference,
                                   ExprKind kind) {
  const auto casts = truths_in(bank, difference);
  if (!casts) return {};
  const std::size_t all = std::size_t{1} << casts->size();
  const auto holds_at = [&](std::size_t combination) {
    Rational value = 0;
    for (const auto& [monomial, coefficient] : difference) {
      const bool counts = std::ranges::all_of(monomial, [&](TermId cast) {
        return combination >> (std::ranges::find(*casts, cast) - casts->begin()) & 1;
      });
      if (counts) value += coefficient;
    }
    return value == 0 ? kind != ExprKind::kLT : value < 0 && kind != ExprKind::kEq;
  };
  std::vector<std::size_t> good, bad;
  for (std::size_t c = 0; c < all; ++c) (holds_at(c) ? good : bad).push_back(c);
  if (good.empty() || bad.empty()) return bad.empty() ? kTrue : kFalse;
  if (good.size() > 1 && bad.size() > 1) return {};
  const std::size_t only = good.size() == 1 ? good[0] : bad[0];
  TermId combination = kTrue;
  for (std::size_t k = 0; k < casts->size(); ++k) {
    const TermId truth = *truth_in(bank, (*casts)[k]);
    combination = bank.conjunction(combination, only >> k & 1 ? truth : bank.negation(truth));
  }
  return good.size() == 1 ? combination : bank.negation(combination);
}

TermId compared(TermBank& bank, ExprKind kind, TermId a, TermId b) {
  if (kind == ExprKind::kEq && a > b) std::swap(a, b);
  return bank.make(TermOp::kOperator, spec::bool_type().scalar, detail_of(kind), {a, b});
}

/// Of LT, LE or EQ: the summands of the difference of the operands, each where it is positive.
std::optional<TermId> sides_of(TermBank& bank, RealTerms& terms, ExprKind kind, TermId a,
                               TermId b) {
  RealPolynomial difference = terms.read(a), left, right;
  add(difference, terms.read(b), -1);
  if (const auto truth = about_truths(bank, difference, kind)) return truth;
  for (const auto& [monomial, coefficient] : difference)
    coefficient > 0 ? left[monomial] = coefficient : right[monomial] = -coefficient;
  const auto x = terms.write(left), y = terms.write(right);
  return x && y ? std::optional(compared(bank, kind, *x, *y)) : std::nullopt;
}

}  // namespace

/// With LT, EQ and Not alone; and with LE where NaN counts, with which LE is not what GT is not.
TermId RealRing::comparison(ExprKind kind, TermId a, TermId b) {
  if (bank_.is_constant(a) && bank_.is_constant(b))
    return Concrete::compare(kind, bank_.value(a), bank_.value(b)).bits ? kTrue : kFalse;
  switch (kind) {
    case ExprKind::kNE: return bank_.negation(comparison(ExprKind::kEq, a, b));
    case ExprKind::kGT: return comparison(ExprKind::kLT, b, a);
    case ExprKind::kGE: return comparison(ExprKind::kLE, b, a);
    case ExprKind::kLE:
      if (!tells_nan_) return bank_.negation(comparison(ExprKind::kLT, b, a));
      break;
    default: break;
  }
  if (a == b && kind == ExprKind::kLT) return kFalse;
  if (a == b) return tells_nan_ ? compared(bank_, ExprKind::kEq, a, a) : kTrue;
  // What cancels may be NaN.
  if (!tells_nan_ && is_finite(bank_, a) && is_finite(bank_, b))
    if (const auto made = sides_of(bank_, terms_, kind, a, b)) return *made;
  return compared(bank_, kind, a, b);
}

}  // namespace tenor::semantics
