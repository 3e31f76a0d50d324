// SPDX-License-Identifier: Apache-2.0
#include "spec/prover/try_values.h"

#include <algorithm>

#include "spec/ir/children.h"
#include "spec/prover/evaluate.h"

namespace tenor::spec {
namespace {

constexpr std::size_t kMostLiterals = 8;
constexpr int kDrawn = 48, kMostTrials = 320;
constexpr std::int64_t kPrimes[] = {2, 3, 5, 7, 11, 13, 17, 19};

/// Free variables, literals and equations of a question.
class Census {
 public:
  explicit Census(const Question& question) {
    for (const PrimExpr* assumption : question.assumptions) visit(assumption, 0);
    visit(question.condition, 0);
    if (question.domain == Domain::kDatatype)
      for (const Variable* variable : variables) add_ends(variable->dtype.scalar);
    for (const std::int64_t value : literals_)
      for (const std::int64_t by : literals_)
        if (by > 1 && value % by == 0) candidates.push_back(value / by);
    for (const std::int64_t value : literals_)
      if (value > INT64_MIN && value < INT64_MAX)
        for (const std::int64_t near : {value, value - 1, value + 1, -value})
          candidates.push_back(near);
  }

  std::vector<const Variable*> variables;
  std::vector<const BinaryExpr*> equations;
  std::vector<std::int64_t> candidates;

 private:
  /// The ends of the datatype, and a number whose square is beyond them.
  void add_ends(ScalarType type) {
    const Interval all = Interval::of(type);
    for (const Wide value : {all.low, all.high, Wide{3} << std::max(type.bits / 2 - 2, 0)})
      if (all.contains(value) && std::find(candidates.begin(), candidates.end(),
                                           static_cast<std::int64_t>(value)) == candidates.end())
        candidates.push_back(static_cast<std::int64_t>(value));
  }
  void visit(const PrimExpr* e, int depth) {
    if (!e || depth >= kDeepestQuestion || ++nodes_ > kLargestQuestion) return;
    if (const auto* var = as<Var>(e)) {
      const auto known = [&](const auto& all) {
        return std::find(all.begin(), all.end(), var->variable) != all.end();
      };
      if (!known(bound_) && !known(variables)) variables.push_back(var->variable);
    }
    if (const auto* literal = as<IntImm>(e))
      if (literals_.size() < kMostLiterals) literals_.push_back(literal->value);
    if (const auto* let = as<Let>(e)) bound_.push_back(let->var);
    if (e->kind == ExprKind::kEq) equations.push_back(as<BinaryExpr>(e));
    for_each_operand(e, [&](const PrimExpr* part) { visit(part, depth + 1); });
  }

  std::vector<std::int64_t> literals_;
  std::vector<const Variable*> bound_;
  int nodes_ = 0;
};

class Search {
 public:
  Search(const Question& question, bool fails_only)
      : question_(question), census_(question), fails_only_(fails_only) {
    for (const Variable* variable : census_.variables) model_.push_back({variable, 0});
  }

  Found run() {
    for (const std::int64_t value : {1, 0, 2, 3})
      if (constant(value)) return found_;
    for (std::size_t i = 0; i < model_.size(); ++i) model_[i].value = kPrimes[i % 8];
    if (attempt()) return found_;
    if (question_.domain != Domain::kDimensions)
      for (const std::int64_t value : {-1, -2, -3})
        if (constant(value)) return found_;
    if (suggested()) return found_;
    for (int i = 0; i < kDrawn; ++i) {
      for (Assignment& a : model_) a.value = drawn();
      if (attempt()) return found_;
    }
    return found_;
  }

 private:
  bool constant(std::int64_t value) {
    for (Assignment& a : model_) a.value = value;
    return attempt();
  }
  /// Each variable at what the literals suggest, the others small.
  bool suggested() {
    for (std::size_t i = 0; i < model_.size(); ++i)
      for (const std::int64_t value : census_.candidates) {
        for (Assignment& a : model_) a.value = 1;
        model_[i].value = value;
        if (attempt()) return true;
      }
    return false;
  }
  std::int64_t drawn() {
    state_ ^= state_ << 13, state_ ^= state_ >> 7, state_ ^= state_ << 17;
    const auto value = static_cast<std::int64_t>(state_ >> 33);
    const auto& candidates = census_.candidates;
    switch (state_ >> 10 & 7) {
      case 0: return value % 1000;
      case 1: return candidates.empty() ? value : candidates[value % candidates.size()];
      case 2: return question_.domain == Domain::kDimensions ? value % 64 : -(value % 20);
      case 3: return value % 64;
      default: return value % 12;
    }
  }
  bool attempt() {
    if (test()) return true;
    const Model base = model_;
    for (const BinaryExpr* equation : census_.equations)
      for (std::size_t i = 0; i < model_.size() && trials_ < kMostTrials; ++i) {
        const bool done = solve(equation, model_[i]) && test();
        if (done) return true;
        // Several equations are solved one after the other.
        if (census_.equations.size() == 1) model_ = base;
      }
    model_ = base;
    return trials_ >= kMostTrials;
  }
  /// Takes the sides of the equation for linear in the variable.
  bool solve(const BinaryExpr* equation, Assignment& a) {
    const std::int64_t before = a.value;
    Wide zero = 0, one = 0;
    a.value = 0;
    const bool at_zero = difference(equation, zero);
    a.value = 1;
    const bool solvable =
        at_zero && difference(equation, one) && one != zero && zero % (one - zero) == 0;
    a.value = before;
    if (!solvable) return false;
    const Wide solution = -zero / (one - zero);
    if (!range_of(a.variable, question_.domain).contains(solution)) return false;
    if (solution < INT64_MIN || solution > INT64_MAX) return false;
    a.value = static_cast<std::int64_t>(solution);
    return true;
  }
  bool difference(const BinaryExpr* equation, Wide& result) {
    const auto of = [&](const PrimExpr* e) {
      return evaluate(e, model_, question_.arithmetic, question_.domain);
    };
    const Evaluated a = of(equation->a), b = of(equation->b);
    const auto known = Evaluated::Kind::kValue;
    return a.kind == known && b.kind == known && !__builtin_sub_overflow(a.value, b.value, &result);
  }
  /// Is the search at its end?
  bool test() {
    ++trials_;
    const ModelStanding standing = spec::standing(question_, model_);
    if (standing == ModelStanding::kUnsupported) {
      trials_ = kMostTrials;
      return true;
    }
    if (standing == ModelStanding::kHolds && !found_.holds) found_.holds = model_;
    if (standing == ModelStanding::kFails && !found_.fails) found_.fails = model_;
    return found_.fails && (fails_only_ || found_.holds);
  }

  const Question& question_;
  Census census_;
  bool fails_only_;
  Model model_;
  Found found_;
  std::uint64_t state_ = 0x9e3779b97f4a7c15;
  int trials_ = 0;
};

}  // namespace

Found try_values(const Question& question, bool fails_only) {
  return Search(question, fails_only).run();
}

std::vector<const Variable*> variables_of(const Question& question) {
  return Census(question).variables;
}

}  // namespace tenor::spec
