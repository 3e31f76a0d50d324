// SPDX-License-Identifier: Apache-2.0
#include "solver/family/equality.h"

#include <algorithm>

namespace tenor::solver {

using semantics::FamilyNode;
using semantics::FamilyOp;
using semantics::FamilyRun;
using semantics::FamilyValue;
using semantics::FormulaId;
using semantics::FormulaNode;
using semantics::FormulaOp;
using semantics::SymbolId;
using spec::ExprKind;

namespace {

/// `b < a` of `a > b`.
std::optional<ExprKind> mirrored(ExprKind kind) {
  switch (kind) {
    case ExprKind::kLT: return ExprKind::kGT;
    case ExprKind::kGT: return ExprKind::kLT;
    case ExprKind::kLE: return ExprKind::kGE;
    case ExprKind::kGE: return ExprKind::kLE;
    case ExprKind::kEq:
    case ExprKind::kNE: return kind;
    default: return {};
  }
}

/// The operator that takes the operands the other way round, if there is one.
std::optional<ExprKind> commuted(const FamilyNode& node) {
  const auto kind = static_cast<ExprKind>(node.detail);
  if (node.op == FamilyOp::kCompare) return mirrored(kind);
  const bool commutes =
      node.op == FamilyOp::kLogical ||
      (node.op == FamilyOp::kBinary && (kind == ExprKind::kAdd || kind == ExprKind::kMul));
  return commutes ? std::optional(kind) : std::nullopt;
}

}  // namespace

Equality::Equality(FamilyRun& run, Points& points, Regions& regions, LastWriters& writers,
                   bool has_sets, const std::function<bool()>& is_late)
    : run_(run),
      points_(points),
      regions_(regions),
      writers_(writers),
      has_sets_(has_sets),
      is_late_(is_late),
      valueless_(regions.nowhere()) {
  for (std::uint32_t id = 1; id < run_.values(); ++id) {
    const FamilyNode& node = run_.at(FamilyValue{id});
    sees_bits_ = sees_bits_ || node.op == FamilyOp::kReinterpret ||
                 (node.math && node.math->name.ends_with("copysign"));
    if (!node.truth || node.op == FamilyOp::kMerged) continue;
    const FormulaNode& truth = run_.formulas().at(*node.truth);
    if (truth.op == FormulaOp::kData) of_data_.emplace(truth.datum, FamilyValue{id});
  }
  for (std::size_t i = 0; i < run_.accesses().size(); ++i) {
    const semantics::FamilyAccess& access = run_.accesses()[i];
    if (access.write && access.reduction && !access.begins) updates_.emplace(access.value.id, i);
  }
}

const std::set<SymbolId>& Equality::ordinals_of(FamilyValue v) {
  if (const auto known = ordinals_.find(v.id); known != ordinals_.end()) return known->second;
  const FamilyNode& node = run_.at(v);
  std::set<SymbolId> symbols, all;
  if (node.op == FamilyOp::kLoad) {
    for (const auto& tick : run_.accesses()[node.detail].time)
      if (tick.ordinal) all.insert(*tick.ordinal);
    writers_.add_symbols(node.detail, symbols);
  }
  if (node.number)
    for (const auto& [monomial, coefficient] : node.number->terms())
      symbols.insert(monomial.begin(), monomial.end());
  if (node.truth) run_.formulas().add_symbols(*node.truth, symbols);
  if (node.op == FamilyOp::kSelect || node.op == FamilyOp::kMerged)
    run_.formulas().add_symbols(node.detail, symbols);
  for (const SymbolId s : symbols) points_.add_ordinals(s, all);
  for (const FamilyValue arg : std::vector(node.args)) {
    const auto& own = ordinals_of(arg);
    all.insert(own.begin(), own.end());
  }
  return ordinals_[v.id] = std::move(all);
}

isl::set Equality::about(const Term& before, const Term& after, const isl::set& where) {
  return Regions::roughly_without(where, [&](const Name& name) {
    if (name[0] == 'b') return before.value.has_value();
    if (name[0] == 'a') return after.value.has_value();
    const auto s = Points::symbol(name);
    if (!s || points_.is_size(*s)) return false;
    return !(before.value && ordinals_of(*before.value).contains(*s)) &&
           !(after.value && ordinals_of(*after.value).contains(*s));
  });
}

bool Equality::is_load(const Term& term) const {
  return term.value && run_.at(*term.value).op == FamilyOp::kLoad && !is_chosen_by_data(term);
}

/// By sizes and ordinals alone, so that each iteration has one or the other.
bool Equality::is_choice(const Term& term) const {
  if (!term.value) return false;
  const FamilyNode& node = run_.at(*term.value);
  return (node.op == FamilyOp::kSelect || node.op == FamilyOp::kMerged) &&
         !is_about_data(node.detail);
}

bool Equality::are_one(const Term& before, const Term& after, const isl::set& everywhere) {
  if (is_late_ && is_late_()) throw OutOfTime();
  const isl::set where = about(before, after, everywhere).coalesce();
  if (is_load(before)) return follow(Side::kBefore, before, after, where);
  if (is_load(after)) return follow(Side::kAfter, after, before, where);
  if (before.value && after.value) {
    const FamilyNode b = run_.at(*before.value), a = run_.at(*after.value);
    if (b.type != a.type) return fail("values of two datatypes");
    if (b.op == FamilyOp::kConstant && a.op == FamilyOp::kConstant)
      return (!b.known.indeterminate && semantics::Concrete::identical(b.known, a.known)) ||
             fail("two constants");
    if (before.value == after.value && ordinals_of(*before.value).empty()) return true;
    if (as_integers(b, a, where) || is_cast_of_number(b, a, where) ||
        is_cast_of_number(a, b, where))
      return true;
  }
  if (is_choice(before)) return split(Side::kBefore, before, after, where);
  if (is_choice(after)) return split(Side::kAfter, after, before, where);
  if (!before.value && !after.value) return are_one_element(before, after, where);
  if (!before.value || !after.value) return fail("an element of an argument, and another value");
  const bool is_chosen = is_chosen_by_data(before);
  if (is_chosen != is_chosen_by_data(after)) return fail("an element that data choose");
  if (is_chosen)
    return same_element(run_.at(*before.value).detail, run_.at(*after.value).detail, where);
  return by_induction(*before.value, *after.value, where);
}

bool Equality::follow(Side side, const Term& load, const Term& other, const isl::set& where) {
  const std::size_t number = run_.at(*load.value).detail;
  const std::uint32_t store = run_.accesses()[number].storage;
  const std::set<SymbolId> own = ordinals_of(*load.value);
  const auto is_own = [&](const Name& name) {
    const auto s = Points::symbol(name);
    return s && own.contains(*s);
  };
  const LastWriters::Origins& origins = writers_.of_load(number);
  for (const LastWriters::Written& written : origins.written) {
    const isl::set there = Regions::common(where, written.where);
    if (regions_.is_empty(there)) continue;
    const FamilyValue value = run_.accesses()[written.by].value;
    ++loads_;
    const isl::set moved =
        Regions::renamed(Regions::roughly_without(there, is_own), LastWriters::moved);
    const bool is_same = turned(side, {value, 0}, other, moved);
    --loads_;
    if (!is_same) return false;
  }
  if (!origins.written.empty() &&
      regions_.is_nowhere({where, origins.unwritten}, "an element is read that nothing wrote"))
    return true;
  const isl::set rest = Regions::common(where, origins.unwritten);
  const auto& given = run_.store(store).given;
  if (!given && side == Side::kBefore) return lacks_value(rest);
  if (!given) return fail("an element that may have no value");
  const isl::set element = Regions::renamed(writers_.access(number), [&](const Name& name) {
    return LastWriters::is_place(name) ? of_place(side, std::stoul(name.substr(1))) : name;
  });
  return turned(side, {{}, *given}, other,
                Regions::roughly_without(Regions::common(rest, element), is_own));
}

bool Equality::shown(const Term& before, const Term& after, const isl::set& where) {
  for (const Widening widening : {Widening::kAffine, Widening::kClose, Widening::kSteady}) {
    widening_ = widening;
    if (holds(before, after, where)) return true;
    under_way_.clear(), proved_.clear();
  }
  return false;
}

/// Where BEFORE leaves something without a value in a result, nothing is asked of AFTER (TIR-D19).
bool Equality::lacks_value(const isl::set& where) {
  const isl::set sizes = Regions::roughly_without(where, [&](const Name& name) {
    const auto s = Points::symbol(name);
    return !s || !points_.is_size(*s);
  });
  valueless_ = valueless_.unite(sizes).coalesce();
  return true;
}

bool Equality::are_one_element(const Term& before, const Term& after, const isl::set& where) {
  if (before.parameter != after.parameter) return fail("elements of two arguments");
  for (std::size_t k = 0; k < writers_.parts_of(before.parameter); ++k)
    if (!regions_.is_nowhere({where, regions_.apart(Linear::of(of_place(Side::kBefore, k)),
                                                    Linear::of(of_place(Side::kAfter, k)))},
                             "two sides read two elements of an argument"))
      return fail("two elements of an argument");
  return true;
}

bool Equality::split(Side side, const Term& choice, const Term& other, const isl::set& where) {
  const FamilyNode node = run_.at(*choice.value);
  const FormulaId by = node.detail;
  const std::size_t first = node.args.size() - 2;
  const auto holds_where = [&](FamilyValue chosen, FormulaId condition) {
    const isl::set there = where.intersect(points_.of(condition));
    return regions_.is_empty(there) || turned(side, {chosen, 0}, other, there);
  };
  return holds_where(node.args[first], by) &&
         holds_where(node.args[first + 1], run_.formulas().negation(by));
}

/// What is met again where it is under way holds there, if it holds earlier; what is met beyond
/// that is made part of it.
bool Equality::by_induction(FamilyValue b, FamilyValue a, isl::set where) {
  const auto is_it = [&](const Goal& goal) { return goal.before == b && goal.after == a; };
  for (const Goal& goal : proved_)
    if (is_it(goal) && where.is_subset(goal.where)) return true;
  for (Goal& goal : under_way_) {
    if (!is_it(goal)) continue;
    if (goal.loads == loads_) return fail("a value that rests on itself");
    if (!where.is_subset(goal.where)) goal.met = goal.met.unite(where).coalesce();
    return true;
  }
  if (under_way_.size() >= kMostDepth) return fail("values that are nested too deeply");
  for (int widened = 0; widened <= kMostWidenings; ++widened) {
    const std::size_t proved = proved_.size(), depth = under_way_.size();
    under_way_.push_back({b, a, where, regions_.nowhere(), loads_});
    const bool is_in_order = by_parts(b, a, where) || as_sums(b, a, where) || by_laws(b, a, where);
    // What was met on a way that leads nowhere does not count, nor what rests on it.
    if (!is_in_order) {
      under_way_[depth].met = regions_.nowhere();
      proved_.erase(proved_.begin() + static_cast<std::ptrdiff_t>(proved), proved_.end());
    }
    const bool is_same = is_in_order || are_one_sum(b, a, where);
    const isl::set met = under_way_[depth].met;
    under_way_.pop_back();
    if (is_same && met.is_empty()) {
      if (is_in_order && !are_one_set(b, a, where)) return false;
      proved_.push_back({b, a, where, met, 0});
      return true;
    }
    proved_.erase(proved_.begin() + static_cast<std::ptrdiff_t>(proved), proved_.end());
    if (!is_same) return false;
    const isl::set all = where.unite(met);
    const bool is_close = widening_ != Widening::kAffine && widened < kExactWidenings;
    const bool is_steady = is_close && widening_ == Widening::kSteady && widened > 0;
    where = all.unite(is_steady ? Regions::widened_by(where, met) : Regions::widened(all, is_close))
                .coalesce();
  }
  return fail("a loop that no induction was found for");
}

bool Equality::by_parts(FamilyValue before, FamilyValue after, const isl::set& where) {
  const FamilyNode b = run_.at(before), a = run_.at(after);
  if ((b.args.size() != a.args.size() && !is_choice_of_data(b)) || b.args.empty()) {
    const bool is_one =
        b.op == FamilyOp::kLeaf && a.op == b.op && !b.ordinal && !a.ordinal && b.detail == a.detail;
    return is_one || fail("two operators");
  }
  const auto turned_kind = commuted(b);
  const bool may_turn = turned_kind && a.detail == static_cast<std::uint32_t>(*turned_kind) &&
                        (!b.type.is_floating() || !sees_bits_);
  if (is_choice_of_data(b) && is_choice_of_data(a)) return choices(b, a, where);
  const bool is_one = b.op == a.op && b.math == a.math && b.name == a.name;
  if (!is_one || b.op == FamilyOp::kAgreed) return fail("two operators");
  const std::size_t proved = proved_.size();
  if (b.detail == a.detail && operands(b.args, a.args, where)) return true;
  if (!may_turn) return fail("two operators");
  proved_.erase(proved_.begin() + static_cast<std::ptrdiff_t>(proved), proved_.end());
  law_ = std::max(law_, b.type.is_floating() ? Law::kIeee : Law::kIntegers);
  return operands({b.args[1], b.args[0]}, a.args, where);
}

/// Operators that are not the same, over the same.
bool Equality::by_laws(FamilyValue b, FamilyValue a, const isl::set& where) {
  if (tries_of_laws_++ >= kMostTriesOfLaws) return false;
  LeafTerms terms(run_);
  const auto laws = terms.laws_for(b, a, [&](FamilyValue x, FamilyValue y) {
    const std::size_t proved = proved_.size();
    if (are_one({x, 0}, {y, 0}, where)) return true;
    proved_.erase(proved_.begin() + static_cast<std::ptrdiff_t>(proved), proved_.end());
    return false;
  });
  if (!laws || (*laws == semantics::TermLaws::kIeee && sees_bits_)) return false;
  law_ = std::max(law_, static_cast<Law>(*laws));
  return true;
}

bool Equality::operands(const std::vector<FamilyValue>& b, const std::vector<FamilyValue>& a,
                        const isl::set& where) {
  for (std::size_t k = 0; k < b.size(); ++k)
    if (!are_one({b[k], 0}, {a[k], 0}, where)) return false;
  return true;
}

}  // namespace tenor::solver
