// SPDX-License-Identifier: Apache-2.0
// Copies, fills and products of tiles. Iterations over different elements are without order, so
// that regions that overlap conflict (TL/Copy/7, TL/Gemm/6); sums run upwards, in one of the orders
// that are allowed (TL/Gemm/3).
#include "spec/tile/meaning.h"

#include <algorithm>

#include "spec/ir/equal.h"

namespace tenor::spec::tile {

using namespace tir;

namespace {

bool is_one(const PrimExpr* e) {
  const auto* literal = as<IntImm>(e);
  return literal && literal->value == 1;
}
bool is_zero(const PrimExpr* e) {
  const auto* literal = as<IntImm>(e);
  return literal && literal->value == 0;
}

}  // namespace

std::vector<std::size_t> wide_axes(const Region& region) {
  std::vector<std::size_t> wide;
  for (std::size_t i = 0; i < region.axes.size(); ++i)
    if (!is_one(region.axes[i].extent)) wide.push_back(i);
  return wide;
}

int nearness(const Buffer& buffer) {
  const Type* type = buffer.data ? buffer.data->type_annotation : nullptr;
  const std::string_view scope = type && type->is_pointer() ? type->storage_scope : "";
  if (scope.starts_with("local")) return 2;
  return scope.starts_with("shared") ? 1 : 0;
}

Meaning::Axis Meaning::axis(const PrimExpr* extent) {
  constexpr std::string_view kNames[] = {"i", "j", "k", "l", "m", "n"};
  const std::string_view name = kNames[std::min(named_++, std::size(kNames) - 1)];
  return {builder_.variable(at_, name, extent->dtype), extent};
}

const PrimExpr* Meaning::integer(std::int64_t value, DataType dtype) {
  if (dtype.is_floating()) return builder_.float_imm(at_, static_cast<double>(value), dtype);
  return builder_.int_imm(at_, value, dtype);
}

const PrimExpr* Meaning::use(const Axis& axis, DataType as) {
  const PrimExpr* e = builder_.var(at_, axis.variable);
  return e->dtype == as ? e : builder_.cast(at_, e, as);
}

const PrimExpr* Meaning::sum(const PrimExpr* a, const PrimExpr* b) {
  return is_zero(a) ? b : builder_.binary(at_, ExprKind::kAdd, a, b);
}

const PrimExpr* Meaning::element(const Buffer* buffer, const Exprs& indices, DataType as) {
  const PrimExpr* e = builder_.buffer_load(at_, buffer, builder_.arena().list(indices));
  return e->dtype == as ? e : builder_.cast(at_, e, as);
}

/// Of the wide axes of the region one after the other; the others stay where they begin.
Meaning::Exprs Meaning::indices(const Region& region, const Axes& axes) {
  Exprs all;
  std::size_t next = 0;
  for (const Range& range : region.axes)
    all.push_back(is_one(range.extent) ? range.min
                                       : sum(range.min, use(axes[next++], range.min->dtype)));
  return all;
}

Meaning::Exprs Meaning::matrix(const Region& region, const Axis& row, const Axis& column) {
  Exprs all;
  const std::size_t rank = region.axes.size();
  for (std::size_t i = 0; i < rank; ++i) {
    const PrimExpr* min = region.axes[i].min;
    if (i + 2 < rank)
      all.push_back(min);
    else
      all.push_back(sum(min, use(i + 2 == rank ? row : column, min->dtype)));
  }
  return all;
}

const PrimExpr* Meaning::both(const PrimExpr* a, const PrimExpr* b) {
  if (!a || !b) return a ? a : b;
  return builder_.binary(at_, ExprKind::kAnd, a, b);
}

const PrimExpr* Meaning::inside(const Region& region, const Exprs& indices, const Axes& axes) {
  const Domains here = [&](const Variable* v) { return domains_(v); };
  const PrimExpr* all = nullptr;
  std::size_t next = 0;
  for (std::size_t i = 0; i < indices.size() && i < region.buffer->shape.size(); ++i) {
    const Range& range = region.axes[i];
    const PrimExpr* extent = is_one(range.extent) ? range.extent : axes[next++].extent;
    const PrimExpr* shape = region.buffer->shape[i];
    const Interval first = interval_of(range.min, here);
    const Interval last = first + interval_of(extent, here);
    const bool whole = is_zero(range.min) && equal(extent, shape);
    if (first.low < 0) {
      const PrimExpr* zero = integer(0, indices[i]->dtype);
      all = both(all, builder_.binary(at_, ExprKind::kGE, indices[i], zero));
    }
    if (whole || last.high <= interval_of(shape, here).low) continue;
    const PrimExpr* end =
        shape->dtype == indices[i]->dtype ? shape : builder_.cast(at_, shape, indices[i]->dtype);
    all = both(all, builder_.binary(at_, ExprKind::kLT, indices[i], end));
  }
  return all;
}

const Stmt* Meaning::store(const Buffer* to, const PrimExpr* value, const Exprs& indices) {
  auto* s = builder_.stmt<BufferStore>(at_);
  s->buffer = to;
  s->value = value->dtype == to->dtype ? value : builder_.cast(at_, value, to->dtype);
  s->indices = builder_.arena().list(indices);
  return s;
}

const Stmt* Meaning::when(const PrimExpr* condition, const Stmt* then) {
  const auto* literal = as<IntImm>(condition);
  if (literal) return literal->value != 0 ? then : nullptr;
  if (!condition) return then;
  auto* s = builder_.stmt<IfThenElse>(at_);
  s->condition = condition;
  s->then_case = then;
  return s;
}

const Stmt* Meaning::together(const Stmt* first, const Stmt* second) {
  if (!first || !second) return first ? first : second;
  auto* s = builder_.stmt<SeqStmt>(at_);
  s->seq = builder_.arena().list(std::vector{first, second});
  return s;
}

const Stmt* Meaning::loop(const Axis& axis, ForKind kind, const Stmt* body) {
  auto* s = builder_.stmt<For>(at_);
  s->for_kind = kind;
  s->loop_var = axis.variable;
  s->min = integer(0, axis.variable->dtype);
  s->extent = axis.extent;
  s->body = body;
  return s;
}

const Stmt* Meaning::loops(const Axes& axes, const Stmt* body) {
  for (std::size_t i = axes.size(); i-- > 0;) body = loop(axes[i], ForKind::kParallel, body);
  return body;
}

/// The space is that of the nearer side (TL/Copy/2); what is outside reads as 0, or is not written.
const Stmt* Meaning::copy(const Region& from, const Region& to) {
  const Region& space = nearness(*to.buffer) > nearness(*from.buffer) ? to : from;
  Axes axes;
  for (const std::size_t i : wide_axes(space)) axes.push_back(axis(space.axes[i].extent));
  const Exprs source = indices(from, axes), target = indices(to, axes);
  const PrimExpr* value = element(from.buffer, source, to.buffer->dtype);
  if (const PrimExpr* condition = inside(from, source, axes)) {
    const PrimExpr* zero = integer(0, to.buffer->dtype);
    value = builder_.call(at_, zero->dtype, "if_then_else",
                          builder_.arena().list(std::vector{condition, value, zero}));
  }
  return loops(axes, when(inside(to, target, axes), store(to.buffer, value, target)));
}

const Stmt* Meaning::fill(const Region& to, const PrimExpr* value) {
  Axes axes;
  for (const std::size_t i : wide_axes(to)) axes.push_back(axis(to.axes[i].extent));
  return loops(axes, store(to.buffer, value, indices(to, axes)));
}

const Stmt* Meaning::gemm(const Gemm& what) {
  const std::size_t a_end = what.a.axes.size(), c_end = what.c.axes.size();
  const Axis i = axis(what.c.axes[c_end - 2].extent), j = axis(what.c.axes[c_end - 1].extent);
  const Axis k = axis(what.a.axes[a_end - (what.transpose_a ? 2 : 1)].extent);
  const DataType sums = what.c.buffer->dtype;
  const Exprs place = matrix(what.c, i, j);
  const Exprs left = what.transpose_a ? matrix(what.a, k, i) : matrix(what.a, i, k);
  const Exprs right = what.transpose_b ? matrix(what.b, j, k) : matrix(what.b, k, j);
  const PrimExpr* product = builder_.binary(at_, ExprKind::kMul, element(what.a.buffer, left, sums),
                                            element(what.b.buffer, right, sums));
  const PrimExpr* next =
      builder_.binary(at_, ExprKind::kAdd, element(what.c.buffer, place, sums), product);
  const Stmt* adds = loop(k, ForKind::kSerial, store(what.c.buffer, next, place));
  if (what.clear)
    adds = together(when(what.clear, store(what.c.buffer, integer(0, sums), place)), adds);
  return loops({i, j}, adds);
}

}  // namespace tenor::spec::tile
