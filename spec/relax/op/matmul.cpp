// SPDX-License-Identifier: Apache-2.0
// Products of matrices.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <algorithm>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// The product of matrices, or of stacks of them; a vector counts as a matrix of one row on the
/// left, of one column on the right, and that dimension is not in the result.
std::optional<Shape> product_shape(OperatorCall& op, const Shape& a, const Shape& b) {
  if (a.ndim == 0 || b.ndim == 0) {
    op.reject(a.ndim == 0 ? 0 : 1, "a tensor of rank 0 is not a matrix");
    return std::nullopt;
  }
  if (!a.has_rank() || !b.has_rank()) return Shape{};
  const int dropped = (a.ndim == 1) + (b.ndim == 1);
  const int ndim = std::max({a.ndim, b.ndim, 2}) - dropped;
  if (!a.dimensions || !b.dimensions) return shape_of_rank(ndim);
  const Dimensions &left = *a.dimensions, &right = *b.dimensions;
  const PrimExpr* inner = b.ndim == 1 ? right.back() : *(right.end() - 2);
  if (!agree(op, 1, inner, left.back(), "the contracted dimension")) return std::nullopt;
  const auto stack = [](const Dimensions& d) {
    return shape_of(d.size() > 2 ? Dimensions(d.begin(), d.end() - 2) : Dimensions());
  };
  auto shape = broadcast(op, 1, stack(left), stack(right));
  if (!shape || !shape->dimensions) return shape ? shape_of_rank(ndim) : shape;
  Dimensions result = *shape->dimensions;
  if (a.ndim > 1) result.push_back(*(left.end() - 2));
  if (b.ndim > 1) result.push_back(right.back());
  return shape_of(std::move(result));
}

const StructInfo* product_of(OperatorCall& op, const Operand& a, const Operand& b) {
  const Operand both[] = {a, b};
  const DataType given = datatype(op, "out_dtype", void_type());
  const auto dtype = given.is_void() ? common_dtype(op, both) : given;
  const auto device = dtype ? common_device(op, both) : std::nullopt;
  const auto shape = device ? product_shape(op, a.shape, b.shape) : std::nullopt;
  return shape ? tensor(op, *shape, *dtype, *device) : nullptr;
}

const StructInfo* derive_matmul(OperatorCall& op) {
  const auto both = tensor_arguments(op, 2);
  return both ? product_of(op, (*both)[0], (*both)[1]) : nullptr;
}

/// `data` times the transposed `weight`, and `bias` added.
const StructInfo* derive_linear(OperatorCall& op) {
  const auto all = tensor_arguments(op, op.size() > 2 ? 3 : 2);
  if (!all || !has_rank_from(op, 1, (*all)[1], 1)) return nullptr;
  Operand weight = (*all)[1];
  weight.shape.written = nullptr;
  if (weight.dimensions()) std::ranges::reverse(*weight.shape.dimensions);
  const auto* result = as<TensorStructInfo>(product_of(op, (*all)[0], weight));
  if (!result || all->size() == 2) return result;
  const Operand both[] = {Operand{shape_of(op, *result), result->dtype, result->vdevice, false},
                          (*all)[2]};
  const auto dtype = common_dtype(op, both);
  const auto shape = dtype ? broadcast(op, 2, both[0].shape, both[1].shape) : std::nullopt;
  return shape ? tensor(op, *shape, *dtype, result->vdevice) : nullptr;
}

const StructInfo* derive_outer(OperatorCall& op) {
  const auto both = tensor_arguments(op, 2);
  if (!both || !has_rank(op, 0, (*both)[0], 1) || !has_rank(op, 1, (*both)[1], 1)) return nullptr;
  const auto dtype = common_dtype(op, *both);
  const auto device = dtype ? common_device(op, *both) : std::nullopt;
  if (!device) return nullptr;
  const auto &a = (*both)[0].dimensions(), &b = (*both)[1].dimensions();
  const Shape shape = a && b ? shape_of(Dimensions{a->front(), b->front()}) : shape_of_rank(2);
  return tensor(op, shape, *dtype, *device);
}

constexpr Parameter kLinearParameters[] = {
    {"data"}, {"weight"}, {"bias", kExpr, "None"}, {"out_dtype", kAttribute, "None"}};
constexpr Parameter kMatmulParameters[] = {{"x1"}, {"x2"}, {"out_dtype", kAttribute, "None"}};
constexpr Parameter kOuterParameters[] = {{"x1"}, {"x2"}};

constexpr Operator kMatmulOperators[] = {
    {"linear", kLinearParameters, Purity::kPure, derive_linear},
    {"matmul", kMatmulParameters, Purity::kPure, derive_matmul},
    {"outer", kOuterParameters, Purity::kPure, derive_outer},
};

}  // namespace

std::span<const Operator> matmul_operators() { return kMatmulOperators; }

}  // namespace tenor::spec::relax
