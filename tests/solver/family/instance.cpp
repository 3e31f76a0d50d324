// SPDX-License-Identifier: Apache-2.0
#include "tests/solver/family/instance.h"

#include <algorithm>

namespace tenor::solver::test {

using namespace semantics;
using spec::Polynomial;

namespace {

/// The values of the ordinals around an access.
using Ordinals = std::map<SymbolId, std::int64_t>;

class Instantiation {
 public:
  Instantiation(const FamilyRun& run, const FamilyInvocation& invocation, const Plan& plan,
                TermBank& bank, std::size_t most)
      : run_(run), invocation_(invocation), plan_(plan), terms_(bank), most_(most) {
    for (const PlannedSize& size : plan.sizes) sizes_[size.name] = size.value;
    for (std::size_t k = 0; k < plan.arguments.size(); ++k) add_argument(k);
    for (std::uint32_t v = 0; v < run.values(); ++v) {
      const FamilyNode& node = run.at(FamilyValue{v});
      if (node.truth) about_.try_emplace(*node.truth, v, false);
      if (node.op == FamilyOp::kLoad) about_.try_emplace(node.undefined, v, true);
    }
  }

  Instance instance() {
    for (const FamilyRun::Condition& needed : run_.conditions())
      if (Term::known(truth(needed.formula, {})) == false)
        throw NotCompared("a size beyond the conditions");
    std::vector<Made> all;
    for (std::size_t i = 0; i < run_.accesses().size(); ++i) {
      for_each_point(run_.accesses()[i].loops, [&](const Ordinals& at) {
        all.push_back({i, at});
        if (all.size() > most_) throw NotCompared("too many accesses");
      });
    }
    std::ranges::stable_sort(all, [&](const Made& a, const Made& b) { return is_before(a, b); });
    for (const Made& each : all) perform(each);
    Instance result;
    std::vector<TermTruth> goes_on;
    for (const FamilyExit& exit : invocation_.exits) look_at(exit, result, goes_on);
    // What memory holds in the end is asked of runs that come to it.
    for (const TermTruth& t : goes_on) Term::assume(t);
    memory_.clear(), loaded_.clear(), chosen_.clear();
    for (const Made& each : all) perform(each);
    for (std::size_t k = 0; k < plan_.arguments.size(); ++k) result.arrays.push_back(array(k));
    return result;
  }

 private:
  struct Made {
    std::size_t access;
    Ordinals at;
  };
  using Cell = std::pair<std::uint32_t, std::vector<std::int64_t>>;  ///< store, iterations, place

  void add_argument(std::size_t k) {
    const PlannedArgument& a = plan_.arguments[k];
    const bool is_plain = a.memory_of == k && a.layout.packed && a.layout.offset == 0;
    if (a.is_tensor && (!is_plain || !a.elements || a.dtype.scalar.is_handle()))
      throw NotCompared("an argument that is not packed and given");
    if (!a.scalar) return;
    if (a.is_data) throw NotCompared("an integer that is data");
    sizes_[a.name] = Concrete::index(*a.scalar);
  }
  void for_each_point(const std::vector<SymbolId>& loops, auto&& visit, Ordinals at = {},
                      std::size_t k = 0) {
    if (k == loops.size()) return visit(at);
    const std::int64_t end = value(*run_.symbol(loops[k]).end, at);
    for (std::int64_t i = 0; i < end; ++i) {
      at[loops[k]] = i;
      for_each_point(loops, visit, at, k + 1);
    }
  }
  bool is_before(const Made& a, const Made& b) const {
    const FamilyTime &x = run_.accesses()[a.access].time, &y = run_.accesses()[b.access].time;
    for (std::size_t k = 0; k < std::min(x.size(), y.size()); ++k) {
      if (x[k].position != y[k].position) return x[k].position < y[k].position;
      if (x[k].ordinal != y[k].ordinal) return false;
      if (!x[k].ordinal) continue;
      const std::int64_t i = a.at.at(*x[k].ordinal), j = b.at.at(*y[k].ordinal);
      if (i != j) return i < j;
    }
    return false;
  }

  std::int64_t value(SymbolId s, const Ordinals& at) {
    const FamilySymbol& symbol = run_.symbol(s);
    if (symbol.kind == FamilySymbol::Kind::kOrdinal) return at.at(s);
    if (symbol.kind == FamilySymbol::Kind::kSize) {
      if (!sizes_.contains(symbol.name)) throw NotCompared("a size without a name");
      return sizes_.at(symbol.name);
    }
    if (!symbol.is) throw NotCompared("an index that data decide");
    const auto& [a, b, by] = *symbol.is;
    if (by) {
      const auto holds = Term::known(truth(*by, at));
      if (!holds) throw NotCompared("an index that data decide");
      return value(*holds ? a : b, at);
    }
    const std::int64_t x = value(a, at), y = value(b, at);
    if (y <= 0) throw NotCompared("a quotient that nothing needs");
    return x >= 0 ? x / y : -((-x + y - 1) / y);
  }
  std::int64_t value(const Polynomial& p, const Ordinals& at) {
    std::int64_t sum = 0;
    for (const auto& [monomial, coefficient] : p.terms()) {
      std::int64_t product = coefficient;
      for (const SymbolId s : monomial) product *= value(s, at);
      sum += product;
    }
    return sum;
  }
  TermTruth truth(FormulaId f, const Ordinals& at) {
    const FormulaNode& node = run_.formulas().at(f);
    switch (node.op) {
      case FormulaOp::kConstant: return Term::truth(f == kAlways);
      case FormulaOp::kNot: return !truth(node.a, at);
      case FormulaOp::kAnd: {
        const TermTruth a = truth(node.a, at);
        return Term::known(a) == false ? a : a & truth(node.b, at);
      }
      case FormulaOp::kAtLeastZero: return Term::truth(value(node.polynomial, at) >= 0);
      case FormulaOp::kIsZero: return Term::truth(value(node.polynomial, at) == 0);
      case FormulaOp::kData: break;
    }
    const auto found = about_.find(f);
    if (found == about_.end()) throw NotCompared("what data decide: " + run_.about(node.datum));
    const auto& [id, lacks] = found->second;
    const TermValue v = value(FamilyValue{id}, at);
    return lacks ? Term::is_indeterminate(v) : Term::is_true(v);
  }

  /// That the formula does not hold. Of a truth the normal form of its negation may say more than
  /// its own, so nothing is negated twice.
  TermTruth denied(FormulaId f, const Ordinals& at) {
    const FormulaNode& node = run_.formulas().at(f);
    if (node.op == FormulaOp::kNot) return truth(node.a, at);
    if (node.op == FormulaOp::kAnd) return denied(node.a, at) | denied(node.b, at);
    return !truth(f, at);
  }

  Cell cell(const FamilyAccess& access, const Ordinals& at) {
    std::vector<std::int64_t> where;
    for (const SymbolId s : run_.store(access.storage).made_under) where.push_back(at.at(s));
    for (const SymbolId s : access.own) where.push_back(at.at(s));
    where.push_back(value(access.place, at));
    return {access.storage, where};
  }
  TermValue content(const Cell& cell, spec::ScalarType type) {
    if (const auto found = memory_.find(cell); found != memory_.end()) return found->second;
    const auto given = run_.store(cell.first).given;
    if (!given) return Term::indeterminate(type);
    return Term::of_term(
        term_bank().input(*given, static_cast<std::uint64_t>(cell.second.back()), type));
  }
  void perform(const Made& made) {
    const FamilyAccess& access = run_.accesses()[made.access];
    const TermTruth path = truth(access.path, made.at);
    if (Term::known(path) == false) return;
    const Cell where = cell(access, made.at);
    // Alternatives are merged once, stores one by one: equal, but another term.
    if (!Term::known(path) && chosen_.contains(where))
      throw NotCompared("several accesses under conditions of data");
    const spec::ScalarType type = run_.at(access.value).type;
    if (!access.write) {
      loaded_[{access.value.id, made.at}] = content(where, type);
      return;
    }
    const TermValue v = value(access.value, made.at);
    if (!Term::known(path)) chosen_.insert(where);
    // What is known by an assumption has another term than what is always so.
    memory_[where] = Term::known(path) ? v : Term::merged(path, v, content(where, type));
  }

  TermValue value(FamilyValue v, const Ordinals& at) {
    const FamilyNode& node = run_.at(v);
    const auto arg = [&](std::size_t k) { return value(node.args[k], at); };
    const auto kind = static_cast<spec::ExprKind>(node.detail);
    switch (node.op) {
      case FamilyOp::kConstant: return Term::of_concrete(node.known);
      case FamilyOp::kLeaf: return leaf(node, at);
      case FamilyOp::kLoad: return load(v, at);
      case FamilyOp::kIndex:
        return Term::value_of(Term::index_of(value(run_.at(FamilyIndex{node.detail}), at)),
                              node.type);
      case FamilyOp::kBinary: return Term::binary(kind, arg(0), arg(1));
      case FamilyOp::kCompare: return Term::compare(kind, arg(0), arg(1));
      case FamilyOp::kLogical: return Term::logical(kind, arg(0), arg(1));
      case FamilyOp::kNot: return Term::logical_not(arg(0));
      case FamilyOp::kSelect: return select(node, at);
      case FamilyOp::kMerged: return merged(node, at);
      case FamilyOp::kCast: return Term::cast(arg(0), node.type);
      case FamilyOp::kMath: {
        std::vector<TermValue> args;
        for (std::size_t k = 0; k < node.args.size(); ++k) args.push_back(arg(k));
        return Term::math(*node.math, args.data(), 1);
      }
      case FamilyOp::kBitwise:
        return node.args.size() == 1 ? Term::bitwise_not(arg(0))
                                     : Term::bitwise(node.name, arg(0), arg(1));
      case FamilyOp::kShift: return Term::shift(node.detail, arg(0), arg(1));
      case FamilyOp::kReinterpret: return Term::reinterpret(arg(0), node.type);
      case FamilyOp::kWide: return Term::wide(arg(0), arg(1), node.type);
      case FamilyOp::kAgreed: return Term::agreed(arg(0), arg(1));
    }
    throw NotCompared("an operator");
  }
  TermValue leaf(const FamilyNode& node, const Ordinals& at) {
    if (node.number) return Term::integer(node.type, value(*node.number, at));
    return Term::of_term(term_bank().input(node.detail, 0, node.type));
  }
  /// The load of this iteration; of one that was not made nothing depends.
  TermValue load(FamilyValue v, const Ordinals& at) {
    const FamilyAccess& access = run_.accesses()[run_.at(v).detail];
    Ordinals own;
    for (const SymbolId s : access.loops) own[s] = at.at(s);
    const auto found = loaded_.find({v.id, own});
    return found == loaded_.end() ? Term::indeterminate(run_.at(v).type) : found->second;
  }
  /// Of what is chosen for sure, alone: an operand may be one that was not evaluated.
  TermValue merged(const FamilyNode& node, const Ordinals& at) {
    const TermTruth which = truth(node.detail, at);
    if (const auto known = Term::known(which)) return value(node.args[*known ? 0 : 1], at);
    return Term::merged(which, value(node.args[0], at), value(node.args[1], at));
  }
  TermValue select(const FamilyNode& node, const Ordinals& at) {
    return Term::select(value(node.args[0], at), value(node.args[1], at), value(node.args[2], at));
  }

  std::vector<TermValue> array(std::size_t k) {
    std::vector<TermValue> scalars;
    const PlannedArgument& a = plan_.arguments[k];
    if (!a.is_tensor) return scalars;
    for (std::uint32_t store = 0; store < run_.stores(); ++store) {
      if (run_.store(store).given != k) continue;
      std::uint64_t count = a.dtype.lanes;
      for (const std::int64_t extent : a.shape) count *= static_cast<std::uint64_t>(extent);
      for (std::uint64_t i = 0; i < count; ++i)
        scalars.push_back(content({store, {static_cast<std::int64_t>(i)}}, a.dtype.scalar));
    }
    return scalars;
  }
  void look_at(const FamilyExit& exit, Instance& result, std::vector<TermTruth>& goes_on) {
    if (exit.outcome.kind == OutcomeKind::kExhausted) return;
    std::set<SymbolId> symbols;
    run_.formulas().add_symbols(run_.with_symbols(exit.condition), symbols);
    std::vector<SymbolId> loops;
    for (const SymbolId s : symbols)
      if (run_.symbol(s).kind == FamilySymbol::Kind::kOrdinal) loops.push_back(s);
    const std::string rule(exit.outcome.rule ? exit.outcome.rule->id : "");
    for_each_point(loops, [&](const Ordinals& at) {
      const TermTruth condition = truth(exit.condition, at);
      const auto holds = Term::known(condition);
      if (holds != false) (holds ? result.endings : result.may_endings).insert(rule);
      if (holds != true) goes_on.push_back(denied(exit.condition, at));
    });
  }

  const FamilyRun& run_;
  const FamilyInvocation& invocation_;
  const Plan& plan_;
  TermRun terms_;
  const std::size_t most_;
  std::map<std::string, std::int64_t> sizes_;
  std::map<FormulaId, std::pair<std::uint32_t, bool>> about_;
  std::map<Cell, TermValue> memory_;
  std::set<Cell> chosen_;  ///< written under a condition of data
  std::map<std::pair<std::uint32_t, Ordinals>, TermValue> loaded_;
};

}  // namespace

Instance instance_of(const FamilyRun& run, const FamilyInvocation& invocation, const Plan& plan,
                     TermBank& bank, std::size_t most) {
  return Instantiation(run, invocation, plan, bank, most).instance();
}

}  // namespace tenor::solver::test
