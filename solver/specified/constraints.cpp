// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/constraints.h"

#include <algorithm>
#include <optional>
#include <set>

#include "spec/ir/build.h"
#include "spec/ir/tir/children.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;

namespace {

/// Solutions that are looked for, guards that are passed, and questions that this may take.
constexpr std::size_t kSolutions = 4, kGuards = 2;
constexpr int kQuestions = 200;

class Constraints {
 public:
  Constraints(const PrimFunc& f, const std::vector<std::string>& names, const Prover& prover)
      : names_(names), prover_(prover) {
    collect(f.body);
  }
  Constraints(const std::vector<const PrimExpr*>& facts, const PrimExpr* guard,
              const std::vector<std::string>& names, const Prover& prover)
      : names_(names), prover_(prover) {
    for (const PrimExpr* fact : facts) add(fact);
    if (guard) add_guard(guard);
  }

  std::vector<NamedSizes> solutions() {
    std::vector<NamedSizes> all;
    for (std::int64_t beyond = -1; !facts_.empty() && all.size() < kSolutions;) {
      const auto least = least_beyond(beyond);
      if (!least) break;
      all.push_back(named(*least));
      beyond = sum_of(*least);
      if (all.size() == 1) demand_no_zero();
    }
    const std::vector<NamedSizes> passing = past_guards();
    all.insert(all.end(), passing.begin(), passing.end());
    return all;
  }
  std::vector<NamedSizes> past_guards() {
    std::vector<NamedSizes> all;
    for (const Guard& guard : guards_)
      if (const auto least = passing(guard)) all.push_back(*least);
    return all;
  }

 private:
  struct Guard {
    const PrimExpr* condition;
    std::set<const Variable*> used;
  };
  /// The least sizes but zero that pass a guard, with all that has to hold.
  std::optional<NamedSizes> passing(const Guard& guard) {
    const auto facts = facts_;
    const auto variables = variables_;
    facts_.push_back(guard.condition);
    variables_.insert(guard.used.begin(), guard.used.end());
    demand_no_zero();
    std::optional<NamedSizes> sizes;
    if (const auto least = least_beyond(-1)) sizes = named(*least);
    facts_ = facts, variables_ = variables;
    return sizes;
  }

  /// Assertions and assumptions that every run comes to, but for what errs before; and guards.
  void collect(const Stmt* s, bool always = true) {
    if (const auto* assertion = as<AssertStmt>(s); assertion && always) add(assertion->condition);
    if (const auto* evaluate = as<Evaluate>(s); evaluate && always)
      if (const auto* call = as<Call>(evaluate->value); call && call->op == "assume")
        add(call->args[0]);
    if (const auto* branch = as<IfThenElse>(s)) add_guard(branch->condition);
    const bool may_run_otherwise = s->kind == StmtKind::kFor || s->kind == StmtKind::kWhile ||
                                   s->kind == StmtKind::kIfThenElse;
    for_each_substatement(s,
                          [&](const Stmt* child) { collect(child, always && !may_run_otherwise); });
  }
  void add_guard(const PrimExpr* condition) {
    Guard guard{condition, {}};
    if (guards_.size() < kGuards && is_of_sizes(condition, guard.used) && !guard.used.empty())
      guards_.push_back(std::move(guard));
  }
  void add(const PrimExpr* condition) {
    std::set<const Variable*> used;
    if (!is_of_sizes(condition, used) || used.empty()) return;
    facts_.push_back(condition);
    variables_.insert(used.begin(), used.end());
  }
  bool is_of_sizes(const PrimExpr* e, std::set<const Variable*>& used) const {
    if (e->kind == ExprKind::kBufferLoad || e->kind == ExprKind::kLoad ||
        e->kind == ExprKind::kLet || !e->dtype.is_integer_scalar())
      return false;
    if (const auto* var = as<Var>(e)) {
      used.insert(var->variable);
      return std::ranges::find(names_, var->variable->name_hint) != names_.end();
    }
    bool all = true;
    for_each_operand(e, [&](const PrimExpr* operand) { all = all && is_of_sizes(operand, used); });
    return all;
  }

  const PrimExpr* number(std::int64_t n) { return build_.int_imm({}, n, int64()); }
  static DataType int64() { return int_type(64); }
  const PrimExpr* sum() {
    const PrimExpr* all = number(0);
    for (const Variable* v : variables_)
      all = build_.binary({}, ExprKind::kAdd, all, build_.cast({}, build_.var({}, v), int64()));
    return all;
  }
  void demand_no_zero() {
    for (const Variable* v : variables_)
      facts_.push_back(
          build_.binary({}, ExprKind::kGT, build_.cast({}, build_.var({}, v), int64()), number(0)));
  }

  /// The solution with the least sum beyond `beyond`, as far as the questions reach.
  std::optional<Model> least_beyond(std::int64_t beyond) {
    const PrimExpr* more = build_.binary({}, ExprKind::kGT, sum(), number(beyond));
    std::optional<Model> least = solution({more});
    for (std::int64_t low = beyond; least && sum_of(*least) > low + 1;) {
      const std::int64_t middle = low + (sum_of(*least) - low) / 2;
      auto smaller = solution({more, build_.binary({}, ExprKind::kLE, sum(), number(middle))});
      if (smaller)
        least = std::move(smaller);
      else
        low = middle;
    }
    return least;
  }

  /// One claim without assumptions: provers without a solver decide it without values otherwise.
  std::optional<Model> solution(const std::vector<const PrimExpr*>& more) {
    if (++questions_ > kQuestions) return {};
    const PrimExpr* all = build_.boolean({}, true);
    for (const auto& conditions : {facts_, more})
      for (const PrimExpr* each : conditions) all = build_.binary({}, ExprKind::kAnd, all, each);
    const Decision decision = prover_.decide({build_.logical_not({}, all), {}});
    if (decision.answer == Truth::kNever) return zeros();
    if (decision.answer != Truth::kDepends) return {};
    return decision.fails;
  }
  Model zeros() const {
    Model model;
    for (const Variable* v : variables_) model.push_back({v, 0});
    return model;
  }
  std::int64_t sum_of(const Model& model) const {
    std::int64_t all = 0;
    for (const auto& [variable, value] : model)
      if (variables_.contains(variable)) all += value;
    return all;
  }
  NamedSizes named(const Model& model) const {
    NamedSizes sizes;
    for (const Variable* v : variables_) sizes.emplace(v->name_hint, 0);
    for (const auto& [variable, value] : model)
      if (variables_.contains(variable)) sizes[std::string(variable->name_hint)] = value;
    return sizes;
  }

  const std::vector<std::string>& names_;
  const Prover& prover_;
  Program scratch_;
  Builder build_{scratch_};
  std::vector<const PrimExpr*> facts_;
  std::vector<Guard> guards_;
  struct ByName {
    bool operator()(const Variable* a, const Variable* b) const {
      return a->name_hint != b->name_hint ? a->name_hint < b->name_hint : a < b;
    }
  };
  std::set<const Variable*, ByName> variables_;
  int questions_ = 0;
};

}  // namespace

std::vector<NamedSizes> solved_sizes(const std::vector<const PrimExpr*>& facts,
                                     const PrimExpr* guard, const std::vector<std::string>& names,
                                     const Prover& prover) {
  Constraints constraints(facts, guard, names, prover);
  return guard ? constraints.past_guards() : constraints.solutions();
}

std::vector<NamedSizes> solved_sizes(const PrimFunc& f, const std::vector<std::string>& names,
                                     const Prover& prover) {
  return Constraints(f, names, prover).solutions();
}

}  // namespace tenor::solver
