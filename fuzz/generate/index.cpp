// SPDX-License-Identifier: Apache-2.0
// Indices that name an element there is, by construction (TIR/Eval/7.6, TIR/Exec/5.5.4): affine
// forms whose interval lies inside, and others clamped or taken modulo the extent. Along a pinned
// dimension only the iteration's own elements (TIR/Exec/12.2.2:h).
#include <algorithm>

#include "fuzz/generate/generator.h"

namespace tenor::fuzz {

using namespace spec;

namespace {

/// Intervals stay far from the ends of int32: no index wraps around.
constexpr std::int64_t kLarge = 1 << 20;

bool is_small(const Bounds& b) { return b.low > -kLarge && b.high < kLarge; }

std::int64_t floor_of(std::int64_t a, std::int64_t b) { return a / b - (a % b != 0 && a < 0); }

}  // namespace

const PrimExpr* ProgramGenerator::as_index(const Variable* v) {
  const PrimExpr* e = nodes_.var(v);
  return v->dtype == index_type_ ? e : nodes_.builder().cast({}, e, index_type_);
}

/// A form of loop variables and literals, with its interval.
Bounded ProgramGenerator::affine(int size) {
  std::vector<const Name*> known;
  for (const Name& n : scope_.names)
    if (n.known && is_small(n.bounds)) known.push_back(&n);
  if (size > 1 && !known.empty() && choices_.chance(2, 3)) return combine(size - 1);
  if (known.empty() || choices_.chance(1, 5)) {
    const std::int64_t value = choices_.below(8);
    return {nodes_.number(value, index_type_), {value, value}};
  }
  const Name* n = choices_.of(known);
  return {as_index(n->variable), {n->bounds.low, n->bounds.high}};
}

Bounded ProgramGenerator::combine(int size) {
  const Bounded a = affine(size - 1);
  const std::int64_t c = choices_.between(1, 4);
  const PrimExpr* literal = nodes_.number(c, index_type_);
  const auto [low, high, below] = a.bounds;
  Bounded made = a;
  switch (choices_.below(6)) {
    case 0: made = {nodes_.op(ExprKind::kAdd, a.expr, literal), {low + c, high + c}}; break;
    case 1: made = {nodes_.op(ExprKind::kMul, a.expr, literal), {low * c, high * c}}; break;
    case 2:
      made = {nodes_.op(ExprKind::kFloorDiv, a.expr, literal),
              {floor_of(low, c), floor_of(high, c)}};
      break;
    case 3: made = {nodes_.op(ExprKind::kFloorMod, a.expr, literal), {0, c - 1}}; break;
    case 4: {
      const Bounded b = affine(1);
      made = {nodes_.op(ExprKind::kAdd, a.expr, b.expr),
              {low + b.bounds.low, high + b.bounds.high}};
      break;
    }
    default: {
      const PrimExpr* top = nodes_.number(high, index_type_);
      made = {nodes_.op(ExprKind::kSub, top, a.expr), {0, high - low}};
    }
  }
  return is_small(made.bounds) ? made : a;
}

const PrimExpr* ProgramGenerator::inside(std::int64_t extent, int size) {
  const Choices::Span span(choices_, "index");
  if (extent <= 1 && !choices_.chance(1, 4)) return nodes_.number(0, index_type_);
  if (faulty(weights_.faults.out_of_bounds)) return affine(size).expr;
  const PrimExpr* end = nodes_.number(extent, index_type_);
  if (size > 0 && choices_.chance(1, 8))
    return nodes_.op(ExprKind::kFloorMod, expr(index_type_, size), end);
  const Bounded e = affine(std::min(size, 3));
  if (e.bounds.within(extent)) return e.expr;
  if (choices_.chance(1, 2)) return nodes_.op(ExprKind::kFloorMod, e.expr, end);
  const PrimExpr* last = nodes_.number(extent - 1, index_type_);
  const PrimExpr* low =
      e.bounds.low >= 0 ? e.expr : nodes_.op(ExprKind::kMax, e.expr, nodes_.number(0, index_type_));
  return nodes_.op(ExprKind::kMin, low, last);
}

bool ProgramGenerator::is_positive(const PrimExpr* extent) const {
  const auto* size = as<Var>(extent);
  return size && std::find(scope_.positive.begin(), scope_.positive.end(), size->variable) !=
                     scope_.positive.end();
}

const PrimExpr* ProgramGenerator::inside(const PrimExpr* extent, int size) {
  if (const auto literal = literal_extent(extent)) {
    return *literal > 0 ? inside(*literal, size) : nullptr;
  }
  std::vector<const Variable*> below;
  for (const Name& n : scope_.names)
    if (n.known && n.bounds.low >= 0 && n.bounds.below == as<Var>(extent)->variable)
      below.push_back(n.variable);
  if (!below.empty() && !choices_.chance(1, 4)) return as_index(choices_.of(below));
  if (!is_positive(extent)) return nullptr;
  return nodes_.op(ExprKind::kFloorMod, expr(index_type_, size), extent);
}

const PrimExpr* ProgramGenerator::index(const Memory& m, std::size_t dimension, int size) {
  const auto& own = m.pins[dimension];
  if (!own) return inside(m.buffer->shape[dimension], size);
  const PrimExpr* start = as_index(own->variable);
  if (own->stride == 1) return start;
  start = nodes_.op(ExprKind::kMul, start, nodes_.number(own->stride, index_type_));
  return nodes_.op(ExprKind::kAdd, start, inside(own->stride, size));
}

/// `count` elements along the last dimension: a Ramp, or for loads anything.
const PrimExpr* ProgramGenerator::vector_index(const Memory& m, std::uint32_t count, bool store,
                                               int size) {
  const auto& own = m.pins.back();
  const auto literal = literal_extent(m.buffer->shape.back());
  if (!own && !literal) return nullptr;
  const std::int64_t room = own ? own->stride : *literal, lanes = count;
  if (!store && !own && room > 0 && choices_.chance(1, 4)) {
    const PrimExpr* any = expr(index_type_.with_lanes(count), size);
    return nodes_.op(ExprKind::kFloorMod, any, nodes_.number(room, any->dtype));
  }
  if (room < lanes) return nullptr;
  const std::int64_t stride =
      choices_.between(1, std::min<std::int64_t>(3, (room - 1) / (lanes - 1)));
  const std::int64_t reach = stride * (lanes - 1);
  const PrimExpr* base = inside(room - reach, size);
  if (own) {
    const PrimExpr* start = as_index(own->variable);
    start = nodes_.op(ExprKind::kMul, start, nodes_.number(own->stride, index_type_));
    base = nodes_.op(ExprKind::kAdd, start, base);
  }
  if (!choices_.chance(1, 6))
    return nodes_.builder().ramp({}, base, nodes_.number(stride, index_type_), count);
  base = nodes_.op(ExprKind::kAdd, base, nodes_.number(reach, index_type_));
  return nodes_.builder().ramp({}, base, nodes_.number(-stride, index_type_), count);
}

std::optional<Exprs> ProgramGenerator::indices(const Memory& m, std::uint32_t count, bool store,
                                               int size) {
  const std::size_t rank = m.buffer->shape.size();
  Exprs all;
  if (count > 1 && rank == 0) return {};
  for (std::size_t k = 0; k < rank; ++k) {
    const bool last_vector = count > 1 && k + 1 == rank;
    all.push_back(last_vector ? vector_index(m, count, store, size) : index(m, k, size));
    if (!all.back()) return {};
  }
  return all;
}

}  // namespace tenor::fuzz
