// SPDX-License-Identifier: Apache-2.0
// The extents of what an index map gives. Each index is known by its extent: it takes the values
// from 0 up to that, which is how the sum of a scaled and a plain index gets its own.
#include "spec/relax/op/index_map.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/ir/index_map.h"

namespace tenor::spec::relax {
namespace {

/// An index or part of one: its extent, and its value where it is a literal. Null: not understood,
/// or not known to take the value 0.
struct Index {
  const PrimExpr* extent = nullptr;
  std::optional<std::int64_t> value = std::nullopt;
};

class Extents {
 public:
  Extents(OperatorCall& op, const IndexMap& map, const std::optional<Dimensions>& extents)
      : op_(op), map_(map), extents_(extents) {}

  Index of(const PrimExpr* e) {
    if (const auto* use = spec::as<spec::Var>(e)) return of(use->variable);
    if (const auto* number = spec::as<IntImm>(e))
      return {number->value == 0 ? dimension(op_, 1) : nullptr, number->value};
    switch (e->kind) {
      case DimensionOp::kAdd: return sum(operand(e, 0), operand(e, 1));
      case DimensionOp::kMul: return scaled(operand(e, 0), operand(e, 1));
      case DimensionOp::kFloorDiv: return divided(operand(e, 0), operand(e, 1));
      case DimensionOp::kFloorMod: return remainder(operand(e, 0), operand(e, 1));
      default: return {};
    }
  }

 private:
  Index operand(const PrimExpr* e, int place) {
    const auto* binary = static_cast<const BinaryExpr*>(e);
    return of(place == 0 ? binary->a : binary->b);
  }

  Index of(const spec::Variable* v) {
    const auto place = std::ranges::find(map_.indices, v, &Object::variable);
    if (place == map_.indices.end() || !extents_) return {};
    return {(*extents_)[static_cast<std::size_t>(place - map_.indices.begin())]};
  }

  Index sum(const Index& a, const Index& b) {
    if (!a.extent || !b.extent) return {};
    const PrimExpr* both = combine(op_, DimensionOp::kAdd, a.extent, b.extent);
    return {combine(op_, DimensionOp::kSub, both, std::int64_t{1})};
  }
  Index divided(const Index& a, const Index& by) {
    if (!a.extent || !by.value || *by.value < 1) return {};
    const PrimExpr* last = combine(op_, DimensionOp::kAdd, a.extent, *by.value - 1);
    return {combine(op_, DimensionOp::kFloorDiv, last, *by.value)};
  }
  Index remainder(const Index& a, const Index& by) {
    if (!a.extent || !by.value || *by.value < 1) return {};
    return {dimension(op_, *by.value)};
  }
  Index scaled(const Index& a, const Index& b) {
    const Index& index = b.value ? a : b;
    const auto factor = b.value ? b.value : a.value;
    if (!index.extent || !factor || *factor < 1) return {};
    const PrimExpr* last = combine(op_, DimensionOp::kSub, index.extent, std::int64_t{1});
    last = combine(op_, DimensionOp::kMul, last, *factor);
    return {combine(op_, DimensionOp::kAdd, last, std::int64_t{1})};
  }

  OperatorCall& op_;
  const IndexMap& map_;
  const std::optional<Dimensions>& extents_;
};

}  // namespace

std::optional<Shape> mapped_shape(OperatorCall& op, const Object& map, const Shape& shape) {
  const auto known = index_map(map);
  if (!known) return Shape{};
  const std::size_t rank = known->indices.size();
  if (shape.has_rank() && rank != static_cast<std::size_t>(shape.ndim)) {
    op.reject(
        0, fmt::format("a map of {} indices is applied to a tensor of rank {}", rank, shape.ndim));
    return std::nullopt;
  }
  Extents extents(op, *known, shape.dimensions);
  Dimensions result;
  for (const Object& each : known->results) {
    const Index index = extents.of(each.expr);
    if (!index.extent) return shape_of_rank(static_cast<int>(known->results.size()));
    result.push_back(index.extent);
  }
  return shape_of(std::move(result));
}

}  // namespace tenor::spec::relax
