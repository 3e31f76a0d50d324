// SPDX-License-Identifier: Apache-2.0
#include "solver/family/data_ends.h"

#include <algorithm>

#include "solver/family/initialised.h"

namespace tenor::solver {

using namespace semantics;
using spec::ExprKind;
using spec::Polynomial;

namespace {

std::vector<Places::Stores> same_parameters(const FamilyInvocation& before,
                                            const FamilyInvocation& after) {
  std::vector<Places::Stores> together;
  for (std::size_t i = 0; i < before.arguments.size(); ++i)
    if (before.arguments[i].store && after.arguments[i].store)
      together.push_back({*before.arguments[i].store, *after.arguments[i].store});
  return together;
}

}  // namespace

DataEnds::DataEnds(FamilyRun& run, Presburger& presburger, const FamilyInvocation& before,
                   const FamilyInvocation& after, FormulaId given)
    : run_(run),
      presburger_(presburger),
      places_(run, same_parameters(before, after)),
      given_(given) {
  for (std::uint32_t id = 1; id < run_.values(); ++id) {
    const auto& truth = run_.at(FamilyValue{id}).truth;
    if (truth && run_.formulas().at(*truth).op == FormulaOp::kData)
      of_data_.emplace(run_.formulas().at(*truth).datum, FamilyValue{id});
  }
}

/// Is it computed from elements of arguments that nothing writes, each the same whenever it is
/// read?
bool DataEnds::is_of_elements(FamilyValue v) const {
  const FamilyNode& node = run_.at(v);
  switch (node.op) {
    case FamilyOp::kConstant: return !node.known.indeterminate;
    case FamilyOp::kBinary:
    case FamilyOp::kCast:
      return node.number ||
             std::ranges::all_of(node.args, [&](FamilyValue arg) { return is_of_elements(arg); });
    case FamilyOp::kLoad: break;
    default: return node.number.has_value();
  }
  const std::uint32_t store = run_.accesses()[node.detail].storage;
  return run_.store(store).given && places_.of(node.detail) &&
         std::ranges::none_of(run_.accesses(), [&](const FamilyAccess& access) {
           return access.write && access.storage == store;
         });
}

/// A comparison of integers, which the domain takes for one that data decide.
std::optional<FormulaId> DataEnds::comparison(const FamilyNode& node) {
  if (node.op != FamilyOp::kCompare || !run_.at(node.args[0]).type.is_integer()) return {};
  auto& formulas = run_.formulas();
  const Polynomial a = run_.number(node.args[0]), b = run_.number(node.args[1]);
  const auto less = Polynomial::add(a, b, -1), more = Polynomial::add(b, a, -1);
  if (!less || !more) return {};
  switch (static_cast<ExprKind>(node.detail)) {
    case ExprKind::kEq: return formulas.is_zero(*less);
    case ExprKind::kNE: return formulas.negation(formulas.is_zero(*less));
    case ExprKind::kGE: return formulas.at_least_zero(*less);
    case ExprKind::kLE: return formulas.at_least_zero(*more);
    case ExprKind::kLT: return formulas.negation(formulas.at_least_zero(*less));
    case ExprKind::kGT: return formulas.negation(formulas.at_least_zero(*more));
    default: return {};
  }
}

FormulaId DataEnds::about_integers(FormulaId f) {
  const FormulaNode node = run_.formulas().at(f);
  if (node.op == FormulaOp::kNot) return run_.formulas().negation(about_integers(node.a));
  if (node.op == FormulaOp::kAnd) {
    const FormulaId a = about_integers(node.a), b = about_integers(node.b);
    return run_.formulas().conjunction(a, b);
  }
  const auto found = of_data_.find(node.datum);
  if (node.op != FormulaOp::kData || found == of_data_.end()) return f;
  return comparison(FamilyNode(run_.at(found->second))).value_or(f);
}

/// Nothing where it is about other data.
std::optional<DataEnds::End> DataEnds::end_of(FormulaId condition) {
  auto& formulas = run_.formulas();
  End end;
  std::set<SymbolId> data;
  for (const FormulaId part : formulas.parts(about_integers(condition))) {
    const FormulaId whole = run_.with_symbols(part);
    std::set<SymbolId> symbols;
    formulas.add_symbols(whole, symbols);
    if (formulas.has_data(whole)) return {};
    bool is_of_data = false;
    for (const SymbolId s : symbols) {
      if (run_.symbol(s).kind != FamilySymbol::Kind::kDatum) continue;
      if (!run_.symbol(s).of || !is_of_elements(*run_.symbol(s).of)) return {};
      is_of_data = true;
      data.insert(s);
    }
    FormulaId& all = is_of_data ? end.condition : end.where;
    all = formulas.conjunction(all, part);
  }
  end.data.assign(data.begin(), data.end());
  return end;
}

std::optional<FormulaId> DataEnds::same_element(std::size_t load, std::size_t other) {
  const Places::Parts &one = *places_.of(load), &two = *places_.of(other);
  if (run_.store(run_.accesses()[load].storage).given !=
          run_.store(run_.accesses()[other].storage).given ||
      one.size() != two.size())
    return {};
  FormulaId all = kAlways;
  for (std::size_t k = 0; k < one.size(); ++k) {
    const auto apart = Polynomial::add(one[k], two[k], -1);
    if (!apart) return {};
    all = run_.formulas().conjunction(all, run_.formulas().is_zero(*apart));
  }
  return all;
}

std::optional<FormulaId> DataEnds::same(FamilyValue v, FamilyValue other) {
  const FamilyNode a = run_.at(v), b = run_.at(other);
  if (a.type != b.type) return {};
  if (a.number && b.number) {
    const auto apart = Polynomial::add(*a.number, *b.number, -1);
    return apart ? std::optional(run_.formulas().is_zero(*apart)) : std::nullopt;
  }
  if (a.op != b.op || a.number || b.number || a.args.size() != b.args.size()) return {};
  if (a.op == FamilyOp::kLoad) return same_element(a.detail, b.detail);
  if (a.detail != b.detail || a.args.empty()) return {};
  FormulaId all = kAlways;
  for (std::size_t k = 0; k < a.args.size(); ++k) {
    const auto each = same(a.args[k], b.args[k]);
    if (!each) return {};
    all = run_.formulas().conjunction(all, *each);
  }
  return all;
}

/// Of which it depends what the value is.
void DataEnds::add_symbols(FamilyValue v, std::set<SymbolId>& to) const {
  const FamilyNode& node = run_.at(v);
  const auto add = [&](const Polynomial& p) {
    for (const auto& [monomial, coefficient] : p.terms())
      to.insert(monomial.begin(), monomial.end());
  };
  if (node.number) return add(*node.number);
  if (node.op == FamilyOp::kLoad)
    for (const Polynomial& part : *places_.of(node.detail)) add(part);
  for (const FamilyValue arg : node.args) add_symbols(arg, to);
}

bool DataEnds::is_followed(const End& end, const End& other) {
  auto& formulas = run_.formulas();
  if (end.data.size() != other.data.size()) return false;
  FormulaId all = formulas.conjunction(end.where, given_), there = other.where;
  std::set<SymbolId> kept;
  for (std::size_t k = 0; k < end.data.size(); ++k) {
    const auto are_same = same(*run_.symbol(end.data[k]).of, *run_.symbol(other.data[k]).of);
    if (!are_same) return false;
    there = formulas.conjunction(there, *are_same);
    add_symbols(*run_.symbol(end.data[k]).of, kept);
  }
  for (const auto& condition : run_.conditions())
    all = formulas.conjunction(all, condition.formula);
  all = run_.with_symbols(all), there = run_.with_symbols(there);
  formulas.add_symbols(all, kept);
  // Each point of the one has points of the other that are about the same elements,
  if (!is_linear_beyond(run_, there, kept) || !presburger_.is_covered(formulas, all, {there}, kept))
    return false;
  // and at each of these the condition of the other holds too.
  FormulaId both = formulas.conjunction(formulas.conjunction(all, there), end.condition);
  for (std::size_t k = 0; k < end.data.size(); ++k)
    if (const auto apart =
            Polynomial::add(Polynomial::atom(end.data[k]), Polynomial::atom(other.data[k]), -1))
      both = formulas.conjunction(both, formulas.is_zero(*apart));
  return std::ranges::all_of(formulas.parts(other.condition), [&](FormulaId part) {
    return presburger_.is_empty(
        formulas, run_.with_symbols(formulas.conjunction(both, formulas.negation(part))));
  });
}

bool DataEnds::are_followed(const std::vector<FamilyExit>& ends,
                            const std::vector<FamilyExit>& others) {
  return std::ranges::all_of(ends, [&](const FamilyExit& each) {
    const auto end = end_of(each.condition);
    return end && std::ranges::any_of(others, [&](const FamilyExit& other) {
             const auto found = end_of(other.condition);
             return found && is_followed(*end, *found);
           });
  });
}

}  // namespace tenor::solver
