// SPDX-License-Identifier: Apache-2.0
// Integers and conditions in the comparison of values.
#include <algorithm>

#include "solver/family/equality.h"

namespace tenor::solver {

using semantics::FamilyNode;
using semantics::FamilyOp;
using semantics::FamilyValue;
using semantics::FormulaId;
using semantics::FormulaNode;
using semantics::FormulaOp;
using spec::ExprKind;

/// Are both numbers, and the same everywhere? A load of AFTER that its number does not show, as in
/// x * 0, may lack a value all the same (TIR-D19).
bool Equality::as_integers(const FamilyNode& b, const FamilyNode& a, const isl::set& where) {
  if (a.undefined != semantics::kNever) return false;
  try {
    if (b.truth && a.truth && !run_.formulas().has_data(*b.truth) &&
        !run_.formulas().has_data(*a.truth))
      return same_formula(*b.truth, *a.truth, where);
    const auto one = integer(b), other = integer(a);
    if (!one || !other) return false;
    const isl::set both = points_.of(semantics::kAlways, {{"x", *one}, {"y", *other}});
    return regions_.is_nowhere({where, both, regions_.apart(Linear::of("x"), Linear::of("y"))},
                               "two sides have two integers");
  } catch (const NotExact&) {
    return false;
  }
}

/// Is the float that of an integer which is one number there? Compilers fold such a cast.
bool Equality::is_cast_of_number(const FamilyNode& cast, const FamilyNode& constant,
                                 const isl::set& where) {
  using semantics::Concrete;
  if (constant.op != FamilyOp::kConstant || cast.op != FamilyOp::kCast ||
      !constant.type.is_floating() || constant.known.indeterminate ||
      cast.undefined != semantics::kNever)
    return false;
  const FamilyNode from = run_.at(cast.args[0]);
  if (!from.number || !Concrete::castable(constant.known, from.type).value) return false;
  const auto number = Concrete::cast(constant.known, from.type);
  if (!Concrete::identical(Concrete::cast(number, constant.type), constant.known)) return false;
  FamilyNode one;
  one.type = from.type, one.number = spec::Polynomial::constant(Concrete::index(number));
  return as_integers(from, one, where);
}

/// The number; of sums and products that may wrap around, one that is the same modulo two to the
/// width.
std::optional<spec::Polynomial> Equality::integer(const FamilyNode& node) const {
  using spec::Polynomial;
  if (node.number) return node.number;
  const auto kind = static_cast<ExprKind>(node.detail);
  if (node.op != FamilyOp::kBinary || !node.type.is_integer() ||
      (kind != ExprKind::kAdd && kind != ExprKind::kSub && kind != ExprKind::kMul))
    return {};
  const auto a = integer(run_.at(node.args[0])), b = integer(run_.at(node.args[1]));
  if (!a || !b) return {};
  return kind == ExprKind::kMul ? Polynomial::multiply(*a, *b)
                                : Polynomial::add(*a, *b, kind == ExprKind::kAdd ? 1 : -1);
}

bool Equality::is_chosen_by_data(const Term& term) const {
  return term.value && run_.at(*term.value).op == FamilyOp::kLoad &&
         writers_.is_chosen_by_data(run_.at(*term.value).detail);
}

bool Equality::same_element(std::size_t b, std::size_t a, const isl::set& where) {
  const auto one = writers_.place_of(b), other = writers_.place_of(a);
  if (run_.store(run_.accesses()[b].storage).given !=
          run_.store(run_.accesses()[a].storage).given ||
      one.size() != other.size())
    return fail("elements of two arguments");
  for (std::size_t k = 0; k < one.size(); ++k)
    if (!same_sum(one[k], other[k], where)) return fail("two elements that data choose");
  return true;
}

/// The same data with the same factors, and what is left is the same.
bool Equality::same_sum(const spec::Polynomial& b, const spec::Polynomial& a,
                        const isl::set& where) {
  using spec::Polynomial;
  using Data = std::vector<std::pair<FamilyValue, std::int64_t>>;
  const auto taken_apart = [&](const Polynomial& p, Data& data) {
    std::optional<Polynomial> rest = Polynomial();
    for (const auto& [monomial, coefficient] : p.terms()) {
      const auto of = monomial.size() == 1 ? run_.symbol(monomial[0]).of : std::nullopt;
      if (of)
        data.emplace_back(*of, coefficient);
      else if (rest)
        rest = Polynomial::add(*rest, Polynomial::term(monomial, coefficient), 1);
    }
    return rest;
  };
  Data one, other;
  FamilyNode x, y;
  x.number = taken_apart(b, one), y.number = taken_apart(a, other);
  if (one.size() != other.size() || !x.number || !y.number || !as_integers(x, y, where))
    return false;
  return std::ranges::all_of(one, [&](const auto& datum) {
    const auto found = std::ranges::find_if(other, [&](const auto& each) {
      const std::size_t proved = proved_.size();
      if (each.second == datum.second && are_one({datum.first, 0}, {each.first, 0}, where))
        return true;
      proved_.erase(proved_.begin() + static_cast<std::ptrdiff_t>(proved), proved_.end());
      return false;
    });
    if (found == other.end()) return false;
    other.erase(found);
    return true;
  });
}

/// Sums and products that may wrap around, of data too.
/// Does it depend on the value of a load that the sum does not show?
bool Equality::hides_load(FamilyValue v, const spec::Polynomial& sum) const {
  std::set<std::uint32_t> loads, shown;
  run_.formulas().add_data(run_.at(v).undefined, loads);
  for (const auto& [monomial, coefficient] : sum.terms())
    for (const semantics::SymbolId s : monomial)
      if (const auto of = run_.symbol(s).of)
        run_.formulas().add_data(run_.at(*of).undefined, shown);
  return !std::ranges::includes(shown, loads);
}

bool Equality::as_sums(FamilyValue b, FamilyValue a, const isl::set& where) {
  if (run_.at(b).op != FamilyOp::kBinary && run_.at(a).op != FamilyOp::kBinary) return false;
  if (!run_.at(b).type.is_integer() || run_.at(b).type.is_bool()) return false;
  const auto one = sum_of(b), other = sum_of(a);
  if (!one || !other || hides_load(a, *other) || !same_sum(*one, *other, where)) return false;
  law_ = std::max(law_, Law::kIntegers);
  return true;
}

/// The number; of sums and products that may wrap around, one that is the same modulo two to the
/// width. What is no sum is a symbol.
std::optional<spec::Polynomial> Equality::sum_of(FamilyValue v) {
  using spec::Polynomial;
  const FamilyNode node = run_.at(v);
  const auto kind = static_cast<ExprKind>(node.detail);
  const bool is_sum = node.op == FamilyOp::kBinary && !node.number &&
                      (kind == ExprKind::kAdd || kind == ExprKind::kSub || kind == ExprKind::kMul);
  if (!is_sum) return run_.number(v);
  const auto a = sum_of(node.args[0]), b = sum_of(node.args[1]);
  if (!a || !b) return {};
  return kind == ExprKind::kMul ? Polynomial::multiply(*a, *b)
                                : Polynomial::add(*a, *b, kind == ExprKind::kAdd ? 1 : -1);
}

bool Equality::same_formula(FormulaId b, FormulaId a, const isl::set& where) {
  const auto of = [&](FormulaId f) { return where.intersect(points_.of(f)); };
  auto& formulas = run_.formulas();
  const char* const why = "a condition holds on one side alone";
  return regions_.is_nowhere({of(b), points_.of(formulas.negation(a))}, why) &&
         regions_.is_nowhere({of(a), points_.of(formulas.negation(b))}, why);
}

bool Equality::is_about_data(FormulaId f) const {
  std::set<semantics::SymbolId> symbols;
  run_.formulas().add_symbols(f, symbols);
  return run_.formulas().has_data(f) || std::ranges::any_of(symbols, [&](semantics::SymbolId s) {
           return run_.symbol(s).kind == semantics::FamilySymbol::Kind::kDatum;
         });
}

/// Of formulas that data decide: the same data, in the same way.
bool Equality::same_condition(FormulaId b, FormulaId a, const isl::set& where) {
  const FormulaNode x = run_.formulas().at(b), y = run_.formulas().at(a);
  const bool has_data = is_about_data(b);
  if (has_data != is_about_data(a)) return fail("two conditions");
  if (!has_data) return same_formula(b, a, where) || fail("two conditions");
  if (x.op != y.op) return fail("two conditions");
  if (x.op == FormulaOp::kNot) return same_condition(x.a, y.a, where);
  if (x.op == FormulaOp::kAnd)
    return (same_condition(x.a, y.a, where) && same_condition(x.b, y.b, where)) ||
           (same_condition(x.a, y.b, where) && same_condition(x.b, y.a, where));
  if (x.op == FormulaOp::kIsZero || x.op == FormulaOp::kAtLeastZero)
    return same_sum(x.polynomial, y.polynomial, where) || fail("two conditions on data");
  const auto one = of_data_.find(x.datum), other = of_data_.find(y.datum);
  if (x.op != FormulaOp::kData || one == of_data_.end() || other == of_data_.end())
    return fail("two conditions on data");
  return are_one({one->second, 0}, {other->second, 0}, where);
}

/// `Select`, or `if_then_else` and what becomes of an `if`: which value it is, data decide.
bool Equality::choices(const FamilyNode& b, const FamilyNode& a, const isl::set& where) {
  const auto& formulas = run_.formulas();
  const bool turned = (formulas.at(b.detail).op == FormulaOp::kNot) !=
                      (formulas.at(a.detail).op == FormulaOp::kNot);
  const std::vector<FamilyValue> one(b.args.end() - 2, b.args.end());
  std::vector<FamilyValue> other(a.args.end() - 2, a.args.end());
  if (turned) std::swap(other[0], other[1]);
  return same_condition(b.detail, turned ? run_.formulas().negation(a.detail) : a.detail, where) &&
         operands(one, other, where);
}

bool Equality::is_choice_of_data(const FamilyNode& node) {
  return node.op == FamilyOp::kSelect || node.op == FamilyOp::kMerged;
}

}  // namespace tenor::solver
