// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/settled_reductions.h"

#include <algorithm>
#include <cmath>

#include "semantics/domain/numeric/cast.h"
#include "semantics/domain/term/reductions.h"
#include "semantics/domain/term/show.h"
#include "semantics/run/term_run.h"
#include "solver/validate/any_order.h"
#include "solver/validate/reduction_ranges.h"
#include "solver/validate/tuple_side.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// Terms of one such run.
constexpr std::size_t kMostSettledTerms = std::size_t{1} << 22;

/// Arrays of integers, which stay as they are: indices, mostly.
std::set<std::size_t> integers_of(const Plan& plan) {
  std::set<std::size_t> found;
  for (std::size_t i = 0; i < plan.arguments.size(); ++i)
    if (plan.arguments[i].is_tensor && plan.arguments[i].dtype.scalar.is_integer()) found.insert(i);
  return found;
}

/// Bits of a significand, and the least power of two that is too large; 0: not known here.
struct Format {
  int digits, limit;
};
Format format_of(ScalarType type) {
  if (type == float_type(32).scalar) return {24, 127};
  if (type == float_type(64).scalar) return {53, 1023};
  if (type == float_type(16).scalar) return {11, 15};
  return {0, 0};
}

/// x = odd * 2^exponent; of bits, how many the odd number has.
struct Parts {
  int bits, exponent;
};
Parts parts_of(double x) {
  int exponent = 0;
  double odd = std::frexp(std::fabs(x), &exponent);
  int bits = 0;
  for (; odd != 0; ++bits) odd = odd * 2 - std::floor(odd * 2);
  return {bits, exponent - bits};
}

/// Is it a sum of 0 and of -0 alone? Compilers leave the 0 out that a sum begins with, and no one
/// takes the sign for a fault.
bool is_of_zeros(const std::vector<double>& values) {
  const auto is_negative = [](double x) { return x == 0 && std::signbit(x); };
  return values.size() > 1 && values[0] == 0 &&
         std::all_of(values.begin() + 1, values.end(), is_negative);
}
/// Are all sums of some of them exact, whatever their signs?
bool have_exact_sums(const std::vector<double>& values, Format format) {
  double total = 0;
  int least = format.limit;
  for (const double x : values) {
    if (!std::isfinite(x)) return false;
    if (x == 0) continue;
    total += std::fabs(x);
    least = std::min(least, parts_of(x).exponent);
  }
  // The total may be rounded, by less than its half.
  return total == 0 || (2 * total < std::ldexp(1.0, std::min(format.digits + least, 1000)) &&
                        2 * total < std::ldexp(1.0, format.limit));
}
bool have_exact_products(const std::vector<double>& values, Format format) {
  int bits = 0, up = 0, down = 0;
  for (const double x : values) {
    if (!std::isfinite(x)) return false;
    if (x == 0) continue;
    const Parts parts = parts_of(x);
    bits += parts.bits;
    up += std::max(0, parts.exponent + parts.bits);
    down += std::max(0, -parts.exponent);
  }
  return bits <= format.digits && up < format.limit && down < format.limit - 1;
}
bool have_one_extremum(const std::vector<double>& values) {
  const auto is_zero = [](bool negative) {
    return [negative](double x) { return x == 0 && std::signbit(x) == negative; };
  };
  return std::ranges::none_of(values, [](double x) { return std::isnan(x); }) &&
         !(std::ranges::any_of(values, is_zero(true)) &&
           std::ranges::any_of(values, is_zero(false)));
}

bool is_settled(ExprKind combiner, const std::vector<double>& values, ScalarType type) {
  const Format format = format_of(type);
  if (format.digits == 0) return false;
  if (combiner == ExprKind::kAdd) return have_exact_sums(values, format) && !is_of_zeros(values);
  return combiner == ExprKind::kMul ? have_exact_products(values, format)
                                    : have_one_extremum(values);
}

/// Is each value that was updated together with others the old one or another, by a comparison?
bool chooses_all(const TermBank& bank, const TermInvocation& run) {
  const auto unwrapped = [&](TermId t) {
    return bank.at(t).op == TermOp::kReduced ? bank.at(t).args[0] : t;
  };
  return std::ranges::all_of(run.tuples, [&](const TupleStep& step) {
    std::vector<TermId> made;
    std::ranges::transform(step.made, std::back_inserter(made), unwrapped);
    return operand_of(bank, step.old, made).has_value();
  });
}

/// Is what a block chose used before it has ended?
bool reads_early(TermBank& bank, TermInvocation& run) {
  TermNormalizer normal(bank, TermLaws::kIeee);
  TupleNames names;
  TupleSide side(bank, normal, names, run);
  return std::ranges::any_of(side.chains(), &TupleChain::is_read_early);
}

/// Does a comparison of the run have a NaN, or equal operands at the place of a result? Of all that
/// reach the last place in one order, one is compared with another: else the first place has the
/// same value in each. Those that a larger one replaces leave nothing.
bool has_ties(const TermBank& bank, TermEvaluator& value, const std::vector<TupleStep>& steps) {
  const auto number = [&](TermId t) { return numeric::to_double(bank.type(t), value(t).bits); };
  std::set<TermId> old;
  for (const TupleStep& step : steps) old.insert(step.old.begin(), step.old.end());
  std::set<double> results;
  for (const TupleStep& step : steps)
    for (const TermId t : step.made)
      if (!old.contains(t) && !std::isnan(number(t))) results.insert(number(t));
  for (TermId t = 0; t < bank.size(); ++t) {
    const TermNode& node = bank.at(t);
    const bool compares = node.is(ExprKind::kLT) || node.is(ExprKind::kLE) ||
                          node.is(ExprKind::kGT) || node.is(ExprKind::kGE);
    if (!compares) continue;
    const double a = number(node.args[0]), b = number(node.args[1]);
    const bool is_ordered = a < b || a > b;
    if (!is_ordered && (a != b || steps.empty() || results.contains(a))) return true;
  }
  return false;
}

}  // namespace

struct OtherOrders::Results {
  TermBank bank{kMostSettledTerms};
  TermInvocation run;
  std::optional<ReductionRanges> ranges;
  bool are_settled = false;  ///< has each reduction one result?

  /// Of the arrays that a run leaves: what the arguments that own their memory are.
  const std::vector<TermValue>& array(const Plan& plan, std::size_t number) const {
    for (std::size_t k = 0;; ++k)
      if (plan.arguments[k].is_tensor && plan.arguments[k].memory_of == k && number-- == 0)
        return run.arrays[k];
  }
};

OtherOrders::OtherOrders(const Task& task, const SideRun& before)
    : task_(task), before_(before), results_(results_of(task, before)) {}
OtherOrders::~OtherOrders() = default;

std::unique_ptr<OtherOrders::Results> OtherOrders::results_of(const Task& task,
                                                              const SideRun& before) {
  auto made = std::make_unique<Results>();
  TermBank& bank = made->bank;
  Setup setup = setup_of(task.before, before.plan, task.options.run).in_steps(Granularity::kStmt);
  setup.profile = before.profile;
  setup.limits.steps = std::min(setup.limits.steps, task.effort.order_steps);
  const bool compares = combines_tuples(task.before);
  made->run = invoke_on_terms(
      bank, setup, [&] { return task.is_late(); },
      compares ? std::set<std::size_t>{} : integers_of(before.plan), KeptReductions::kAll);
  if (bank.full() || made->run.outcome.kind != OutcomeKind::kDone) return {};
  bool is_given = true;
  TermEvaluator value(bank, [&](std::uint32_t k, std::uint64_t i) {
    const PlannedArgument& a = before.plan.arguments[k];
    if (!a.is_tensor) return *a.scalar;
    is_given = is_given && a.elements;
    const ScalarType type = a.dtype.scalar;
    return Concrete::of(a.elements ? load_scalar(type, a.elements->data, i) : 0, type);
  });
  std::unordered_set<TermId> chosen;
  if (compares && (!chooses_all(bank, made->run) || reads_early(bank, made->run) ||
                   has_ties(bank, value, made->run.tuples)))
    for (const TupleStep& step : made->run.tuples)
      chosen.insert(step.made.begin(), step.made.end());
  if (compares && chosen.empty() && made->run.tuples.empty() && has_ties(bank, value, {}))
    return {};
  const auto is_one = [&](const ReductionSet& set) {
    std::vector<double> values;
    for (const TermId t : set.operands)
      values.push_back(numeric::to_double(bank.type(t), value(t).bits));
    return is_settled(set.combiner, values, bank.type(set.last));
  };
  made->ranges.emplace(bank, value, is_one, chosen);
  if (!is_given) return {};
  made->are_settled = chosen.empty() && made->ranges->are_all_one();
  return made;
}
/// Does an order leave what the run after left in the element?
bool OtherOrders::explain(const Element& element, const SideRun& after) const {
  const ArrayResult& array = after.arrays[element.array];
  std::size_t scalar = 0;
  for (std::size_t d = 0; d < element.index.size(); ++d) {
    const bool is_lane = d == array.tensor.shape.size();
    const auto extent = is_lane ? array.tensor.dtype.lanes : array.tensor.shape[d];
    scalar = scalar * static_cast<std::size_t>(extent) + static_cast<std::size_t>(element.index[d]);
  }
  const TermValue& left = results_->array(before_.plan, element.array)[scalar];
  if (!array.written[scalar] || !left.is_term) return false;
  const ValueRange& range = (*results_->ranges)[left.term()];
  const ScalarType type = array.tensor.dtype.scalar;
  const double x = numeric::to_double(type, load_scalar(type, array.tensor.data, scalar));
  return !range.is_one && (range.has(x) || !std::isfinite(range.low));
}

std::optional<RunDifference> OtherOrders::unexplained(const SideRun& after) const {
  if (!results_) return {};
  const auto found =
      first_difference(before_, after, comparison_of(task_.options),
                       [&](const Element& e, const std::string&) { return explain(e, after); });
  const bool is_end = found && !found->element;
  return is_end && !results_->are_settled ? std::nullopt : found;
}

}  // namespace tenor::solver
