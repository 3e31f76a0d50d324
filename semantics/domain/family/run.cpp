// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/family/run.h"

#include <fmt/format.h>

#include <algorithm>

namespace tenor::semantics {

using spec::Polynomial;

constinit thread_local FamilyRun* FamilyRun::current_ = nullptr;

FamilyRun::FamilyRun(Judge& judge) : outer_(current_), judge_(judge), values_(1), indices_(1) {
  current_ = this;
}

FamilyValue FamilyRun::add(FamilyNode node) {
  if (values_.size() >= kMostValues) give_up("there are more values than the budget allows");
  if (node.type.is_bool() && !node.truth) node.truth = datum("a truth depends on data");
  values_.push_back(std::move(node));
  return {static_cast<std::uint32_t>(values_.size() - 1)};
}

FamilyValue FamilyRun::constant(const ConcreteValue& v) {
  FamilyNode node;
  node.type = v.type;
  node.known = v;
  node.undefined = v.indeterminate ? kAlways : kNever;
  const bool is_number = v.type.is_integer() && (v.type.is_int() || v.bits >> 63 == 0);
  if (is_number) node.number = Polynomial::constant(Concrete::index(v));
  if (v.type.is_bool()) node.truth = v.bits != 0 ? kAlways : kNever;
  return add(std::move(node));
}

FamilyIndex FamilyRun::index(Polynomial p) {
  indices_.push_back(std::move(p));
  return {static_cast<std::uint32_t>(indices_.size() - 1)};
}

Polynomial FamilyRun::number(FamilyValue v) {
  const FamilyNode& node = at(v);
  if (node.number) return *node.number;
  if (node.type.is_bool()) {
    const FormulaId truth = *node.truth;
    const Polynomial one = Polynomial::constant(1);
    return Polynomial::atom(
        defined({"a truth", fmt::format("bool{}", truth)}, {one, {}, truth}, [&](SymbolId s) {
          const FormulaId is_one =
              formulas_.is_zero(*Polynomial::add(Polynomial::atom(s), one, -1));
          const FormulaId zero = formulas_.is_zero(Polynomial::atom(s));
          return formulas_.disjunction(formulas_.conjunction(truth, is_one),
                                       formulas_.conjunction(formulas_.negation(truth), zero));
        }));
  }
  const auto known = of_values_.find(v.id);
  if (known != of_values_.end()) return Polynomial::atom(known->second);
  const SymbolId s = symbol({FamilySymbol::Kind::kDatum, "data", kAlways, nullptr, {}, {}});
  of_values_.emplace(v.id, s);
  symbols_[s].of = v;
  const spec::ScalarType type = at(v).type;
  if (type.is_integer() && type.bits < 64) {
    const auto end = std::int64_t{1} << (type.bits - (type.is_int() ? 1 : 0));
    const auto above =
        Polynomial::add(Polynomial::atom(s), Polynomial::constant(type.is_int() ? end : 0), 1);
    const auto below = Polynomial::add(Polynomial::constant(end - 1), Polynomial::atom(s), -1);
    symbols_[s].holds =
        formulas_.conjunction(formulas_.at_least_zero(*above), formulas_.at_least_zero(*below));
  }
  return Polynomial::atom(s);
}

SymbolId FamilyRun::symbol(FamilySymbol s) {
  symbols_.push_back(std::move(s));
  return static_cast<SymbolId>(symbols_.size() - 1);
}

SymbolId FamilyRun::defined(const DefinedAs& as, FamilySymbol::Definition is,
                            const std::function<FormulaId(SymbolId)>& holds) {
  if (const auto known = defined_.find(as.key); known != defined_.end()) return known->second;
  const SymbolId s =
      symbol({FamilySymbol::Kind::kDefined, as.name, kAlways, nullptr, {}, std::move(is)});
  const FormulaId definition = holds(s);
  symbols_[s].holds = definition;
  return defined_[as.key] = s;
}

SymbolId FamilyRun::named(const Polynomial& p) {
  const auto& terms = p.terms();
  if (terms.size() == 1 && terms.begin()->first.size() == 1 && terms.begin()->second == 1)
    return terms.begin()->first[0];
  return defined({factor_text(p), "=" + p.text()}, {p, p, kAlways}, [&](SymbolId s) {
    return formulas_.is_zero(*Polynomial::add(Polynomial::atom(s), p, -1));
  });
}

void FamilyRun::note_product(const Polynomial& product, Factors of) {
  if (!of.outer.value() && !of.inner.value()) products_[product.text()] = std::move(of);
}

auto FamilyRun::factors_of(const Polynomial& product) const -> std::optional<Factors> {
  const auto found = products_.find(product.text());
  return found == products_.end() ? std::nullopt : std::optional(found->second);
}

std::string FamilyRun::text(const Polynomial& p) const {
  std::string text;
  const auto& terms = p.terms();
  for (auto term = terms.rbegin(); term != terms.rend(); ++term) {
    const auto& [monomial, coefficient] = *term;
    const bool is_first = text.empty(), is_negative = coefficient < 0;
    if (!is_first) text += is_negative ? " - " : " + ";
    if (is_first && is_negative) text += "-";
    const std::uint64_t size = is_negative ? 0 - static_cast<std::uint64_t>(coefficient)
                                           : static_cast<std::uint64_t>(coefficient);
    if (monomial.empty() || size != 1) text += fmt::format("{}", size);
    for (std::size_t k = 0; k < monomial.size(); ++k)
      text += (k > 0 || size != 1 ? "*" : "") + symbols_[monomial[k]].name;
  }
  return text.empty() ? "0" : text;
}

std::string FamilyRun::factor_text(const Polynomial& p) const {
  const bool is_one = p.terms().size() <= 1 && !p.is_negative() &&
                      (p.value() || (p.content() == 1 && p.is_affine()));
  return is_one ? text(p) : fmt::format("({})", text(p));
}

FormulaId FamilyRun::datum(std::string about) {
  data_.push_back(std::move(about));
  return formulas_.datum(static_cast<std::uint32_t>(data_.size() - 1));
}

FormulaId FamilyRun::with_symbols(FormulaId f) const {
  std::set<SymbolId> seen, left;
  formulas_.add_symbols(f, left);
  while (!left.empty()) {
    const SymbolId s = *left.begin();
    left.erase(left.begin());
    if (!seen.insert(s).second) continue;
    const FormulaId holds = symbols_[s].holds;
    f = const_cast<Formulas&>(formulas_).conjunction(f, holds);
    formulas_.add_symbols(holds, left);
  }
  return f;
}

/// The path and `f`, what holds of their symbols, and those facts that are about no others.
FormulaId FamilyRun::context(FormulaId f) const {
  auto& formulas = const_cast<Formulas&>(formulas_);
  FormulaId all = with_symbols(formulas.conjunction(path_, f));
  std::set<SymbolId> symbols;
  formulas_.add_symbols(all, symbols);
  std::set<std::uint32_t> data;
  formulas_.add_data(all, data);
  for (const FormulaId fact : facts_) {
    std::set<SymbolId> own;
    std::set<std::uint32_t> own_data;
    formulas_.add_symbols(fact, own);
    formulas_.add_data(fact, own_data);
    const bool is_about = std::ranges::all_of(own, [&](SymbolId s) {
      return symbols_[s].kind == FamilySymbol::Kind::kSize || symbols.contains(s);
    });
    if (is_about && std::ranges::includes(data, own_data)) all = formulas.conjunction(all, fact);
  }
  for (const Condition& needed : needed_) all = formulas.conjunction(all, needed.formula);
  return with_symbols(all);
}

bool FamilyRun::is_empty(FormulaId f) {
  if (f <= kAlways) return f == kNever;
  const auto known = emptiness_.find(f);
  if (known != emptiness_.end()) return known->second;
  // Few points and bounds decide most; all points take twice as long as bounds do.
  if (samples_.satisfy(f, FamilySamples::kFew)) return emptiness_[f] = false;
  if (judge_.is_plainly_empty(formulas_, f)) return emptiness_[f] = true;
  if (samples_.satisfy(f)) return emptiness_[f] = false;
  if (judge_.is_over()) give_up("questions about sizes take more than the budget allows");
  return emptiness_[f] = judge_.is_empty(formulas_, f);
}

std::optional<bool> FamilyRun::decided(FormulaId f) {
  if (f <= kAlways) return f == kAlways;
  const bool fails = is_empty(context(f)), holds = is_empty(context(formulas_.negation(f)));
  // On a path that no point is on, nothing is decided: of what excludes each other, one is to hold.
  if (fails == holds) return {};
  return holds;
}

bool FamilyRun::is_between(const Polynomial& p, std::int64_t low, std::int64_t high) {
  if (const auto value = p.value()) return *value >= low && *value <= high;
  const auto above = Polynomial::add(p, Polynomial::constant(low), -1);
  const auto below = Polynomial::add(Polynomial::constant(high), p, -1);
  if (!above || !below) return false;
  return is_empty(context(formulas_.negation(formulas_.at_least_zero(*above)))) &&
         is_empty(context(formulas_.negation(formulas_.at_least_zero(*below))));
}

FormulaId FamilyRun::path() const {
  auto& formulas = const_cast<Formulas&>(formulas_);
  const std::vector<SymbolId> around = loops();
  FormulaId all = path_;
  for (const FormulaId fact : facts_) {
    std::set<SymbolId> own;
    formulas_.add_symbols(fact, own);
    const bool is_of_now = std::ranges::all_of(own, [&](SymbolId s) {
      return symbols_[s].kind != FamilySymbol::Kind::kOrdinal ||
             std::ranges::find(around, s) != around.end();
    });
    if (is_of_now) all = formulas.conjunction(all, fact);
  }
  return all;
}

FamilyRun::Mark FamilyRun::begin(FormulaId premise) {
  const Mark mark{path_, facts_.size(), clock_.size(), stretches_.size(), are_apart_, reduction_};
  path_ = formulas_.conjunction(path_, premise);
  stretches_.push_back({regions_++, 0, {}});
  are_apart_ = are_apart_ || !is_for_all_threads(premise);
  return mark;
}

void FamilyRun::end(const Mark& mark) {
  path_ = mark.path;
  facts_.resize(mark.facts);
  stretches_.resize(mark.stretches);
  are_apart_ = mark.are_apart;
  reduction_ = mark.reduction;
  if (clock_.size() == mark.depth) return;
  clock_.resize(mark.depth);
  clock_.back() = {clock_.back().position + 1, {}};
}

void FamilyRun::assume(FormulaId f) {
  if (f != kAlways) facts_.push_back(f);
}

void FamilyRun::enter(SymbolId ordinal) {
  enter_region(ordinal);
  clock_.back().ordinal = ordinal;
  clock_.emplace_back();
  const std::optional<SymbolId> inner = symbols_[ordinal].inner;
  if (!inner) return;
  path_ = formulas_.conjunction(path_, symbols_[*inner].holds);
  enter(*inner);
}

std::vector<SymbolId> FamilyRun::loops() const {
  std::vector<SymbolId> all;
  for (const FamilyTick& tick : clock_)
    if (tick.ordinal && !tick.in_turn) all.push_back(*tick.ordinal);
  return all;
}

std::uint32_t FamilyRun::add_store() {
  stores_.emplace_back().made_under = loops();
  return static_cast<std::uint32_t>(stores_.size() - 1);
}

std::uint32_t FamilyRun::append(FamilyAccess access) {
  if (log_.size() >= kMostAccesses) give_up("there are more accesses than the budget allows");
  if (follower_.redex) access.node = follower_.redex();
  access.path = path_;
  access.time = time_in_step();
  access.loops = loops();
  access.own = copies_of(access.storage);
  if (in_threads()) access.stretches = stretches_, access.waits = is_explicit_;
  access.reduction = reduction_;
  access.begins = access.write && reduction_ && is_begun(access);
  log_.push_back(std::move(access));
  ++clock_.back().position;
  return static_cast<std::uint32_t>(log_.size() - 1);
}

}  // namespace tenor::semantics
