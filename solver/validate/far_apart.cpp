// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/far_apart.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <unordered_map>

namespace tenor::solver {

using namespace semantics;

namespace {

constexpr spec::ScalarType kDouble = spec::float_type(64).scalar;

/// Of the larger of two numbers: so far apart they are that no rounding of a few operations brings
/// them together.
constexpr double kFar = 0.01;
/// Of their distance: so near a result is to the number that it stands for.
constexpr double kNear = 0.1;

/// Terms in which all floats are doubles: no cast between floats rounds.
class Widening {
 public:
  explicit Widening(TermBank& bank) : bank_(bank) {}

  /// Nothing where bits of floats are seen.
  std::optional<TermId> operator()(TermId t) {
    for (const TermId each : reached_from(t))
      if (!wide_.contains(each)) {
        const auto made = widened(each);
        if (!made) return {};
        wide_.emplace(each, *made);
      }
    return wide_.at(t);
  }

 private:
  /// In their order: operands have lower numbers.
  std::set<TermId> reached_from(TermId t) const {
    std::set<TermId> reached{t};
    std::vector<TermId> left{t};
    while (!left.empty()) {
      const TermId next = left.back();
      left.pop_back();
      for (const TermId arg : bank_.args(next))
        if (reached.insert(arg).second) left.push_back(arg);
    }
    return reached;
  }
  bool has_floats(TermId t) const {
    return bank_.type(t).is_floating() || std::ranges::any_of(bank_.args(t), [&](TermId a) {
             return bank_.type(a).is_floating();
           });
  }
  static bool is_computed(TermOp op) {
    constexpr TermOp kComputed[] = {TermOp::kOperator,   TermOp::kSelect,        TermOp::kMath,
                                    TermOp::kIsCastable, TermOp::kIsMathDefined, TermOp::kElement};
    return std::ranges::find(kComputed, op) != std::end(kComputed);
  }
  std::optional<TermId> widened(TermId t) {
    TermNode node = bank_.at(t);
    const bool is_float = node.type.is_floating();
    if (node.op == TermOp::kConstant || node.op == TermOp::kInput || node.op == TermOp::kUnknown)
      return is_float ? bank_.make(TermOp::kCast, kDouble, 0, {t}) : t;
    if (node.op == TermOp::kArray) {
      std::vector<TermId> elements;
      for (const TermId e : bank_.args(t)) elements.push_back(wide_.at(e));
      return bank_.array(is_float ? kDouble : node.type, elements);
    }
    const bool is_cast = node.op == TermOp::kCast;
    if (is_cast && is_float && bank_.type(node.args[0]).is_floating())
      return wide_.at(node.args[0]);
    if (has_floats(t) && !is_cast && !is_computed(node.op)) return {};
    if (is_float) node.type = kDouble;
    for (std::size_t i = 0; i < node.count; ++i) node.args[i] = wide_.at(node.args[i]);
    return bank_.intern(node);
  }

  TermBank& bank_;
  std::unordered_map<TermId, TermId> wide_;
};

}  // namespace

bool are_far_apart(TermBank& bank, const TwoResults& results, const TermInputs& inputs) {
  Widening widened(bank);
  const auto before = widened(results.before_term), after = widened(results.after_term);
  if (!before || !after || bank.full()) return false;
  TermEvaluator value(bank, inputs);
  const auto number = [&](TermId t) { return numeric::to_double(kDouble, value(t).bits); };
  const double b = number(*before), a = number(*after), distance = std::abs(b - a);
  return std::isfinite(distance) && distance > kFar * std::max(std::abs(b), std::abs(a)) &&
         std::abs(results.before - b) < kNear * distance &&
         std::abs(results.after - a) < kNear * distance;
}

}  // namespace tenor::solver
