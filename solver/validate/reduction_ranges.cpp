// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/reduction_ranges.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "semantics/domain/numeric/cast.h"

namespace tenor::solver {

using namespace semantics;
using spec::ExprKind;
using spec::ScalarType;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr ValueRange kAnything{false, -kInfinity, kInfinity};

/// Half a unit of the last place of a number between 1 and 2, the least number above 0, and the
/// greatest.
struct Precision {
  double unit, least, greatest;
};
std::optional<Precision> precision_of(ScalarType type) {
  if (type == spec::float_type(32).scalar)
    return Precision{0x1p-24, 0x1p-149, std::numeric_limits<float>::max()};
  if (type == spec::float_type(64).scalar)
    return Precision{0x1p-53, 0x1p-1074, std::numeric_limits<double>::max()};
  if (type == spec::float_type(16).scalar) return Precision{0x1p-11, 0x1p-24, 65504};
  return {};
}

double magnitude(const ValueRange& r) { return std::max(std::fabs(r.low), std::fabs(r.high)); }

/// All that rounds to numbers of the type, and what these numbers lie between; `times`: how often
/// it rounds, each time by a part of `size`. What is computed here rounds too: twice as far covers
/// it.
ValueRange rounded(double low, double high, ScalarType type, double size, double times = 1) {
  const auto precision = precision_of(type);
  constexpr double kMostParts = 0.01;
  if (!precision || !(size < precision->greatest / 2) || times * precision->unit > kMostParts)
    return kAnything;
  const double error = 2 * times * (precision->unit * size + precision->least);
  return {false, low - error, high + error};
}
ValueRange rounded(double low, double high, ScalarType type) {
  return rounded(low, high, type, std::max(std::fabs(low), std::fabs(high)));
}

/// Never smaller for a larger argument.
bool grows(const numeric::MathFunction& f) {
  constexpr std::array<std::string_view, 11> kGrowing{
      "exp", "exp2", "log", "log2", "log10", "sqrt", "tanh", "sigmoid", "erf", "atan", "sinh"};
  return f.arity == 1 && std::ranges::find(kGrowing, f.name) != kGrowing.end();
}

}  // namespace

ReductionRanges::ReductionRanges(const TermBank& bank, TermEvaluator& value, const IsOne& is_one,
                                 const std::unordered_set<TermId>& chosen)
    : bank_(bank), value_(value), is_one_(is_one), chosen_(chosen) {
  for (TermId t = 0; t < bank.size(); ++t)
    if (is_reduced_step(bank.at(t)) && reduced_step(bank.at(t)).goes_on)
      continued_.insert(reduced_step(bank.at(t)).old);
  ranges_.reserve(bank.size());
  for (TermId t = 0; t < bank.size(); ++t) {
    ranges_.push_back(range(t));
    const bool is_result = is_reduced_step(bank.at(t)) && !continued_.contains(t);
    are_all_one_ = are_all_one_ && (!is_result || ranges_[t].is_one);
  }
}

ValueRange ReductionRanges::range(TermId t) const {
  const TermNode& node = bank_.at(t);
  if (chosen_.contains(t) || node.op == TermOp::kUnknown) return kAnything;
  if (is_reduced_step(node))
    return continued_.contains(t) ? kAnything : of_set(reduction_set(bank_, t));
  const auto args = bank_.args(t);
  const auto is_one = [&](TermId arg) { return arg < t && ranges_[arg].is_one; };
  if (std::ranges::all_of(args, is_one)) {
    const ConcreteValue v = value_(t);
    const double x = v.type.is_handle() || v.indeterminate ? 0 : numeric::to_double(v.type, v.bits);
    return {true, x, x};
  }
  if (!node.type.is_floating()) return kAnything;
  switch (node.op) {
    case TermOp::kReduced: return ranges_[node.args[0]];
    case TermOp::kOperator: return of_operator(node);
    case TermOp::kMath: return of_math(node);
    case TermOp::kSelect: {
      const ValueRange &yes = ranges_[node.args[1]], &no = ranges_[node.args[2]];
      if (!ranges_[node.args[0]].is_one)
        return {false, std::min(yes.low, no.low), std::max(yes.high, no.high)};
      return value_(node.args[0]).bits != 0 ? yes : no;
    }
    case TermOp::kCast: {
      const ValueRange& from = ranges_[node.args[0]];
      return bank_.type(node.args[0]).is_floating() ? rounded(from.low, from.high, node.type)
                                                    : kAnything;
    }
    case TermOp::kElement: {
      if (!ranges_[node.args[1]].is_one) return kAnything;
      const auto elements = bank_.args(node.args[0]);
      const auto i = static_cast<std::uint64_t>(Concrete::index(value_(node.args[1])));
      return i < elements.size() ? ranges_[elements[i]] : kAnything;
    }
    default: return kAnything;
  }
}

ValueRange ReductionRanges::of_set(const ReductionSet& set) const {
  const ScalarType type = bank_.type(set.last);
  bool are_one = true;
  double low = 0, high = 0, size = 0, greatest_low = -kInfinity, least_high = kInfinity;
  double greatest_high = -kInfinity, least_low = kInfinity;
  for (const TermId t : set.operands) {
    const ValueRange& r = ranges_[t];
    are_one = are_one && r.is_one;
    if (!std::isfinite(r.low) || !std::isfinite(r.high)) return kAnything;
    low += r.low, high += r.high, size += magnitude(r);
    greatest_low = std::max(greatest_low, r.low), greatest_high = std::max(greatest_high, r.high);
    least_low = std::min(least_low, r.low), least_high = std::min(least_high, r.high);
  }
  if (are_one && is_one_(set)) {
    const double x = numeric::to_double(type, value_(set.last).bits);
    return {true, x, x};
  }
  switch (set.combiner) {
    case ExprKind::kAdd:
      return rounded(low, high, type, size, static_cast<double>(set.operands.size()) + 2);
    case ExprKind::kMax: return {false, greatest_low, greatest_high};
    case ExprKind::kMin: return {false, least_low, least_high};
    default: return kAnything;
  }
}

ValueRange ReductionRanges::of_operator(const TermNode& node) const {
  const ValueRange &a = ranges_[node.args[0]], &b = ranges_[node.args[1]];
  if (!(std::isfinite(magnitude(a)) && std::isfinite(magnitude(b)))) return kAnything;
  const auto over_corners = [&](auto&& f) {
    const auto [low, high] =
        std::minmax({f(a.low, b.low), f(a.low, b.high), f(a.high, b.low), f(a.high, b.high)});
    return rounded(low, high, node.type);
  };
  switch (node.kind()) {
    case ExprKind::kAdd:
      return rounded(a.low + b.low, a.high + b.high, node.type, magnitude(a) + magnitude(b));
    case ExprKind::kSub:
      return rounded(a.low - b.high, a.high - b.low, node.type, magnitude(a) + magnitude(b));
    case ExprKind::kMul: return over_corners([](double x, double y) { return x * y; });
    case ExprKind::kDiv:
      if (b.has(0)) return kAnything;
      return over_corners([](double x, double y) { return x / y; });
    case ExprKind::kMax: return {false, std::max(a.low, b.low), std::max(a.high, b.high)};
    case ExprKind::kMin: return {false, std::min(a.low, b.low), std::min(a.high, b.high)};
    default: return kAnything;
  }
}

/// A function that grows is one of its rounded argument, at the least and at the greatest.
ValueRange ReductionRanges::of_math(const TermNode& node) const {
  const ValueRange& x = ranges_[node.args[0]];
  const numeric::MathFunction& f = bank_.math(node.detail);
  const bool falls = f.name == "rsqrt" && x.low > 0;
  if ((!grows(f) && !falls) || !std::isfinite(magnitude(x))) return kAnything;
  const auto at = [&](double argument) {
    const ConcreteValue v = Concrete::floating(node.type, argument);
    const std::uint64_t bits = f.apply(node.type, &v.bits);
    return numeric::to_double(node.type, bits);
  };
  const ValueRange argument = rounded(x.low, x.high, node.type);
  const double one = at(argument.low), other = at(argument.high);
  if (!std::isfinite(one) || !std::isfinite(other)) return kAnything;
  return rounded(std::min(one, other), std::max(one, other), node.type);
}

}  // namespace tenor::solver
