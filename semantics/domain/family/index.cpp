// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>

#include "semantics/domain/family/family.h"
#include "semantics/domain/family/integers.h"
#include "spec/ir/tir/stmt.h"

namespace tenor::semantics {

using spec::Polynomial;

namespace {

FamilyIndex index_of_number(FamilyRun& run, const Number& n) {
  if (n) return run.index(*n);
  // No more is said of it.
  return run.index(Polynomial::atom(
      run.symbol({FamilySymbol::Kind::kDatum, "a large number", kAlways, nullptr, {}, {}})));
}

/// Is it zero or more, wherever the run is now?
bool is_natural(FamilyRun& run, FamilyIndex i) {
  return run.holds(at_least(run, run.at(i), Polynomial()));
}

/// The row-major strides of those extents?
bool are_packed(FamilyRun& run, std::span<const FamilyIndex> extents,
                std::span<const FamilyIndex> strides) {
  FamilyIndex packed = Family::index_of(1);
  for (std::size_t k = extents.size(); k-- > 0;) {
    if (run.at(strides[k]).text() != run.at(packed).text()) return false;
    packed = Family::multiply_add(packed, extents[k], Family::index_of(0));
  }
  return true;
}

/// A loop over n * m is one over n around one over m, if neither is negative.
std::optional<FamilyRun::Factors> factors_of(FamilyRun& run, const Polynomial& extent) {
  const auto factors = run.factors_of(extent);
  const auto is_natural_here = [&](const Polynomial& p) {
    return run.holds(at_least(run, p, Polynomial()));
  };
  return factors && is_natural_here(factors->outer) && is_natural_here(factors->inner)
             ? factors
             : std::nullopt;
}

SymbolId ordinal_below(FamilyRun& run, const spec::Node* loop, std::string name,
                       const Polynomial& end) {
  const SymbolId s =
      run.symbol({FamilySymbol::Kind::kOrdinal, std::move(name), kAlways, loop, end, {}});
  run.symbol(s).holds = run.formulas().at_least_zero(Polynomial::atom(s));
  return s;
}

}  // namespace

std::int64_t Family::constant(Index i) {
  const auto value = known(i);
  if (!value) give_up(fmt::format("{} has to be a number here", run().text(run().at(i))));
  return value.value_or(0);
}

FamilyValue Family::value_of(Index i, Type type) {
  FamilyNode node;
  node.op = FamilyOp::kIndex;
  node.type = type;
  node.detail = i.id;
  const Polynomial& p = run().at(i);
  if (const auto value = p.value()) return integer(type, *value);
  const bool is_atom = p.terms().size() == 1 && p.content() == 1 && p.is_affine();
  if (type.is_integer() && !type.is_bool() && ((is_atom && type.bits == 64) || run().fits(p, type)))
    node.number = p;
  return run().add(std::move(node));
}

FamilyIndex Family::multiply_add(Index a, Index b, Index c) {
  const auto product = Polynomial::multiply(run().at(a), run().at(b));
  return index_of_number(run(), product ? sum(*product, run().at(c)) : Number());
}

FamilyIndex Family::scalar_of(Index i, std::uint64_t step, std::uint64_t lane) {
  return multiply_add(i, index_of(static_cast<std::int64_t>(step)),
                      index_of(static_cast<std::int64_t>(lane)));
}

FamilyIndex Family::smaller(Index a, Index b) {
  return run().index(smaller_of(run(), run().at(a), run().at(b)));
}
FamilyIndex Family::larger(Index a, Index b) {
  return run().index(larger_of(run(), run().at(a), run().at(b)));
}
FamilyTruth Family::equal(Index a, Index b) { return {same(run(), run().at(a), run().at(b))}; }
FamilyTruth Family::less(Index a, Index b) {
  return !Truth{at_least(run(), run().at(a), run().at(b))};
}

FamilyTruth Family::all_below(Index limit, Index base, std::span<const Index> extents,
                              std::span<const Index> strides) {
  Truth is_empty = truth(false), is_shape = truth(true);
  Index last = base;
  for (std::size_t k = 0; k < extents.size(); ++k) {
    is_empty = is_empty | equal(extents[k], index_of(0));
    is_shape = is_shape & !less(extents[k], index_of(0));
    if (!is_natural(run(), strides[k])) return {run().datum("a stride may be negative")};
    last = multiply_add(strides[k], add(extents[k], index_of(-1)), last);
  }
  return is_shape & (is_empty | (!less(base, index_of(0)) & less(last, limit)));
}

FamilyTruth Family::overlap(std::span<const Index> extents, std::span<const Index> strides) {
  std::vector<std::int64_t> numbers[2];
  for (const Index i : extents)
    if (const auto n = known(i)) numbers[0].push_back(*n);
  for (const Index i : strides)
    if (const auto n = known(i)) numbers[1].push_back(*n);
  if (numbers[0].size() + numbers[1].size() == extents.size() + strides.size())
    return truth(Concrete::overlap(numbers[0], numbers[1]).value);
  if (are_packed(run(), extents, strides)) return truth(false);
  return {run().datum("two elements of a view may share their place")};
}

std::optional<std::uint64_t> Family::element_count(std::span<const Index> extents) {
  std::vector<std::int64_t> numbers;
  for (const Index i : extents) {
    const auto number = known(i);
    if (!number) return {};
    numbers.push_back(*number);
  }
  return Concrete::element_count(numbers);
}

FamilyTruth Family::represents(Type type, const Value& v) {
  if (run().at(v).type == type) return truth(true);
  return affine_fits(integer(type, 0), integer(type, 0), v, type);
}

FamilyTruth Family::product_below(const Value& k, const Value& step, const Value& limit) {
  if (run().at(k).after) return truth(false);
  return less(multiply_add(index(k), index(step), index_of(0)), index(limit));
}

FamilyTruth Family::affine_fits(const Value& k, const Value& step, const Value& min, Type type) {
  const Index at = multiply_add(index(k), index(step), index(min));
  // Of 64 bits half counts as all: an end more than there is, which is then to be shown empty.
  const int bits = std::min<int>(type.bits - (type.is_int() ? 1 : 0), 62);
  const auto most = static_cast<std::int64_t>((std::uint64_t{1} << bits) - 1);
  const Truth fits = !less(at, index_of(type.is_int() ? -most - 1 : 0)) & !less(index_of(most), at);
  const auto ordinal = run().at(k).ordinal;
  if (!ordinal || !run().symbol(*ordinal).inner) return fits;
  // Of a product, the end of the loop says so more simply.
  const Truth is_over =
      !less(index(k),
            run().index(*Polynomial::multiply(*run().symbol(*ordinal).end,
                                              *run().symbol(*run().symbol(*ordinal).inner).end)));
  return run().holds((fits | is_over).formula) ? truth(true) : fits;
}

FamilyValue Family::first_ordinal(const spec::Node* loop, const Value& extent) {
  const auto known_extent = known(index(extent));
  if (known_extent && *known_extent <= 1) return integer(spec::int_type(64).scalar, 0);
  FamilyRun& r = run();
  const Polynomial end = r.at(index(extent));
  const auto* statement = static_cast<const spec::tir::Stmt*>(loop);
  const auto* counted = spec::tir::as<spec::tir::For>(statement);
  const std::string name =
      counted ? std::string(counted->loop_var->name_hint) : fmt::format("i{}", r.symbols());
  FamilyNode node;
  node.op = FamilyOp::kLeaf;
  node.type = spec::int_type(64).scalar;
  const auto factors = counted && !counted->step ? factors_of(r, end) : std::nullopt;
  if (!factors) {
    node.ordinal = ordinal_below(r, loop, name, end);
    node.number = Polynomial::atom(*node.ordinal);
    return r.add(std::move(node));
  }
  const auto part = [&](const char* op) {
    return fmt::format("({} {} {})", name, op, r.factor_text(factors->inner));
  };
  const SymbolId outer = ordinal_below(r, loop, part("//"), factors->outer);
  const Polynomial width = Polynomial::atom(r.named(factors->inner));
  const SymbolId inner = ordinal_below(r, loop, part("%"), width);
  const Polynomial row = *Polynomial::multiply(Polynomial::atom(outer), width);
  const Polynomial rest = Polynomial::atom(inner);
  const FormulaId below = r.formulas().negation(at_least(r, rest, width));
  r.symbol(inner).holds = r.formulas().conjunction(r.symbol(inner).holds, below);
  r.symbol(outer).inner = inner;
  node.ordinal = outer;
  node.number = sum(row, rest);
  return r.add(std::move(node));
}

FamilyValue Family::ordinal_over(const spec::Node* loop, const Value& extent, FamilyAxis axis,
                                 std::string_view tag) {
  FamilyRun& r = run();
  FamilyNode node;
  node.op = FamilyOp::kLeaf;
  node.type = spec::int_type(64).scalar;
  node.ordinal =
      ordinal_below(r, loop, tag.empty() ? fmt::format("i{}", r.symbols()) : std::string(tag),
                    r.at(index(extent)));
  node.number = Polynomial::atom(*node.ordinal);
  r.symbol(*node.ordinal).axis = axis;
  r.symbol(*node.ordinal).tag = tag;
  return r.add(std::move(node));
}

FamilyValue Family::next_ordinal(const Value& k) {
  const Index next = add(index(k), index_of(1));
  const auto ordinal = run().at(k).ordinal;
  if (!ordinal) return value_of(next, spec::int_type(64).scalar);
  run().enter(*ordinal);
  FamilyNode node;
  node.op = FamilyOp::kLeaf;
  node.type = spec::int_type(64).scalar;
  node.number = run().at(next);
  node.ordinal = ordinal, node.after = true;
  return run().add(std::move(node));
}

}  // namespace tenor::semantics
