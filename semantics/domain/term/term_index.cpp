// SPDX-License-Identifier: Apache-2.0
// The Term domain's indices: integers as mathematics has them, known or terms of type Int64.
#include <algorithm>

#include "semantics/domain/term/choices.h"
#include "semantics/domain/term/term.h"

namespace tenor::semantics {

namespace {

constexpr spec::ScalarType kIndex = spec::int_type(64).scalar;

TermValue value(TermIndex i) {
  return i.is_known() ? Term::integer(kIndex, i.value) : Term::of_term(i.term);
}
TermIndex as_index(const TermValue& v) {
  return v.is_term ? TermIndex{0, v.term()} : TermIndex{Concrete::index(v.known()), kFalse};
}

bool all_known(std::span<const TermIndex> indices) {
  return std::all_of(indices.begin(), indices.end(), [](TermIndex i) { return i.is_known(); });
}
std::vector<std::int64_t> numbers_of(std::span<const TermIndex> indices) {
  std::vector<std::int64_t> numbers;
  for (const TermIndex& i : indices) numbers.push_back(i.value);
  return numbers;
}

}  // namespace

TermIndex Term::index(const Value& v) { return as_index(v.is_term ? cast(v, kIndex) : v); }

std::int64_t Term::constant(Index i) {
  if (!i.is_known()) TermRun::current().give_up("a size or an index depends on data");
  return i.value;
}

TermValue Term::value_of(Index i, Type type) {
  return i.is_known() ? integer(type, i.value) : cast(value(i), type);
}
TermIndex Term::multiply_add(Index a, Index b, Index c) {
  if (a.is_known() && b.is_known() && c.is_known())
    return {Concrete::multiply_add(a.value, b.value, c.value), kFalse};
  const auto is = [](Index i, std::int64_t v) { return i.is_known() && i.value == v; };
  if (is(a, 0) || is(b, 0)) return c;
  const TermValue product = is(b, 1)   ? value(a)
                            : is(a, 1) ? value(b)
                                       : binary(Kind::kMul, value(a), value(b));
  return as_index(is(c, 0) ? product : binary(Kind::kAdd, product, value(c)));
}
TermIndex Term::smaller(Index a, Index b) {
  return as_index(binary(Kind::kMin, value(a), value(b)));
}
TermIndex Term::larger(Index a, Index b) {
  return as_index(binary(Kind::kMax, value(a), value(b)));
}
TermTruth Term::equal(Index a, Index b) {
  if (a.is_known() && b.is_known()) return truth(a.value == b.value);
  return is_true(compare(Kind::kEq, value(a), value(b)));
}
TermTruth Term::less(Index a, Index b) {
  if (a.is_known() && b.is_known()) return truth(a.value < b.value);
  return is_true(compare(Kind::kLT, value(a), value(b)));
}
TermTruth Term::lies_in(Index i, Index low, Index extent) {
  if (i.is_known() && low.is_known() && extent.is_known())
    return truth(Concrete::lies_in(i.value, low.value, extent.value).value);
  std::int64_t end = 0;
  if (!low.is_known() || !extent.is_known() ||
      __builtin_add_overflow(low.value, extent.value, &end))
    return {kOpaque};
  return within(i, low, index_of(end));
}
TermTruth Term::all_below(Index limit, Index base, std::span<const Index> extents,
                          std::span<const Index> strides) {
  if (!limit.is_known() || !base.is_known() || !all_known(extents) || !all_known(strides))
    return {kOpaque};
  return truth(
      Concrete::all_below(limit.value, base.value, numbers_of(extents), numbers_of(strides)).value);
}
std::optional<std::uint64_t> Term::element_count(std::span<const Index> extents) {
  if (!all_known(extents)) return {};
  return Concrete::element_count(numbers_of(extents));
}
TermTruth Term::overlap(std::span<const Index> extents, std::span<const Index> strides) {
  if (!all_known(extents) || !all_known(strides)) return {kOpaque};
  return truth(Concrete::overlap(numbers_of(extents), numbers_of(strides)).value);
}
TermTruth Term::represents(Type type, const Value& v) {
  if (v.type == type) return truth(true);
  if (!v.is_term) return truth(Concrete::represents(type, v.known()).value);
  return affine_fits(integer(type, 0), integer(type, 0), v, type);
}

TermTruth Term::product_below(const Value& k, const Value& step, const Value& limit) {
  if (!k.is_term && !step.is_term && !limit.is_term)
    return truth(Concrete::product_below(k.known(), step.known(), limit.known()).value);
  std::int64_t product = 0;
  if (k.is_term || step.is_term || limit.type.is_uint() ||
      __builtin_mul_overflow(Concrete::index(k.known()), Concrete::index(step.known()), &product))
    return {kOpaque};
  return less(index_of(product), index(limit));
}

TermTruth Term::affine_fits(const Value& k, const Value& step, const Value& min, Type type) {
  if (!k.is_term && !step.is_term && !min.is_term)
    return truth(Concrete::affine_fits(k.known(), step.known(), min.known(), type).value);
  TermRun& run = TermRun::current();
  const TermNode node{TermOp::kFits,
                      3,
                      spec::bool_type().scalar,
                      detail_of(type),
                      {run.term_of(k), run.term_of(step), run.term_of(min)}};
  const auto chosen = over_choices(run.bank(), node);
  return {chosen ? *chosen : run.bank().intern(node)};
}

}  // namespace tenor::semantics
