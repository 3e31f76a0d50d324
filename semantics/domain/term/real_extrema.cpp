// SPDX-License-Identifier: Apache-2.0
// Minima and maxima of real numbers: in any order, each operand once; a minimum is a maximum of
// negatives, and the other way round; a clamp is one in either order where its bounds are.
#include <algorithm>
#include <cmath>
#include <set>

#include "semantics/domain/term/laws.h"
#include "semantics/domain/term/real_ring.h"

namespace tenor::semantics {

using spec::ExprKind;

namespace {

/// A longer one is not looked into.
constexpr std::size_t kMostOperands = 1 << 14;

double number_of(const TermBank& bank, TermId t) {
  return numeric::to_double(bank.type(t), bank.value(t).bits);
}

/// The largest number of a floating type: before infinity, or before the NaN in its place.
double largest_of(spec::ScalarType type) {
  const std::uint64_t bits = numeric::from_double(type, INFINITY);
  const bool is_number = std::isfinite(numeric::to_double(type, bits));
  return numeric::to_double(type, is_number ? bits : bits - 1);
}

ExprKind opposite(ExprKind kind) {
  return kind == ExprKind::kMax ? ExprKind::kMin : ExprKind::kMax;
}
double sign_of(ExprKind kind) { return kind == ExprKind::kMax ? 1 : -1; }

/// The minimum or maximum of normal terms and of a constant.
class Extremum {
 public:
  Extremum(TermBank& bank, RealTerms& terms, ExprKind kind)
      : bank_(bank), terms_(terms), kind_(kind) {}

  /// Takes a normal term apart if it is one of the same kind.
  void take(TermId operand) {
    std::vector<TermId> left{operand};
    while (!left.empty()) {
      const TermId next = left.back();
      left.pop_back();
      const TermNode& node = bank_.at(next);
      if (bank_.is_constant(next))
        bound(number_of(bank_, next));
      else if (node.is(kind_))
        left.push_back(node.args[0]), left.push_back(node.args[1]);
      else
        operands_.insert(next);
    }
  }
  /// Is it one of numbers, few enough to be looked into?
  bool is_good() const {
    return !(bound_ && std::isnan(*bound_)) && operands_.size() <= kMostOperands;
  }
  /// All operands are numbers of this type, none of which is beyond its smallest and largest; and a
  /// magnitude is not below 0.
  void leave_out_bounds(spec::ScalarType type) {
    if (!bound_ || operands_.empty()) return;
    const auto is_magnitude = [&](TermId t) {
      return is_function(bank_, bank_.at(t), "fabs") || is_function(bank_, bank_.at(t), "exp");
    };
    const bool is_below =
        kind_ == ExprKind::kMax && *bound_ <= 0 && std::ranges::any_of(operands_, is_magnitude);
    if (is_below || -sign_of(kind_) * *bound_ >= largest_of(type)) bound_.reset();
  }
  /// Nothing where doubles cannot express a number.
  std::optional<TermId> write() {
    if (!is_mostly_negative()) return clamp();
    Extremum negatives(bank_, terms_, opposite(kind_));
    if (bound_) negatives.bound(-*bound_);
    for (const TermId operand : operands_) {
      const auto negative = negated(operand);
      if (!negative) return clamp();
      negatives.take(*negative);
    }
    return negated(negatives.clamp());
  }

 private:
  void bound(double number) {
    const bool is_beyond = bound_ && sign_of(kind_) * *bound_ >= sign_of(kind_) * number;
    if (!is_beyond) bound_ = number;
  }
  std::optional<TermId> negated(TermId t) {
    RealPolynomial negative;
    add(negative, terms_.read(t), -1);
    return terms_.write(negative);
  }
  bool is_mostly_negative() {
    const auto is_negative = [&](TermId t) {
      const RealPolynomial p = terms_.read(t);
      return !p.empty() && p.begin()->second < 0;
    };
    return 2 * static_cast<std::size_t>(std::ranges::count_if(operands_, is_negative)) >
           operands_.size();
  }
  TermId number(double v) { return bank_.constant(Concrete::floating(kFloat64, v)); }
  TermId of_two(ExprKind kind, TermId a, TermId b) {
    return bank_.make(TermOp::kOperator, kFloat64, detail_of(kind), {a, b});
  }
  /// The constant is its last operand.
  TermId chain() {
    std::optional<TermId> all;
    for (const TermId operand : operands_) all = all ? of_two(kind_, *all, operand) : operand;
    if (!all) return number(*bound_);
    return bound_ ? of_two(kind_, *all, number(*bound_)) : *all;
  }
  /// max(min(x, b), a) as min(max(x, a), b), where a <= b.
  TermId clamp() {
    if (kind_ != ExprKind::kMax || !bound_ || operands_.size() != 1) return chain();
    const TermNode inner = bank_.at(*operands_.begin());
    const bool is_clamp = inner.is(ExprKind::kMin) && bank_.is_constant(inner.args[1]) &&
                          *bound_ <= number_of(bank_, inner.args[1]);
    if (!is_clamp) return chain();
    operands_.clear();
    take(inner.args[0]);
    return of_two(ExprKind::kMin, chain(), inner.args[1]);
  }

  TermBank& bank_;
  RealTerms& terms_;
  ExprKind kind_;
  std::set<TermId> operands_;
  std::optional<double> bound_;  ///< of all constants
};

}  // namespace

bool RealRing::is_extremum(const TermNode& node) {
  return (node.is(ExprKind::kMin) || node.is(ExprKind::kMax)) && node.type.is_floating();
}

TermId RealRing::extremum(TermId t, const std::vector<TermId>& normal) {
  const TermNode node = bank_.at(t);
  Extremum made(bank_, terms_, node.kind());
  for (const TermId part : parts(t)) made.take(normal[part]);
  if (!made.is_good()) return t;
  made.leave_out_bounds(node.type);
  return made.write().value_or(t);
}

}  // namespace tenor::semantics
