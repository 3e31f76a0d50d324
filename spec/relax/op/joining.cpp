// SPDX-License-Identifier: Apache-2.0
// Operators from or to several tensors of one kind.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include <algorithm>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// The rank of all tensors that are joined. Without an axis each is a row already.
int joined_rank(OperatorCall& op, const Operands& fields) {
  if (op.attribute("axis").kind == Object::Kind::kNone) return 1;
  const auto known =
      std::ranges::find_if(fields, [](const Operand& x) { return x.shape.has_rank(); });
  return known == fields.end() ? kUnknownRank : known->ndim();
}

const StructInfo* derive_concat(OperatorCall& op) {
  const auto all = tensor_tuple(op, 0);
  if (!all) return nullptr;
  if (!all->fields) return tensor(op, Shape{}, void_type());
  const Operands& fields = *all->fields;
  if (fields.empty()) return op.reject(0, "no tensors are given");
  const auto dtype = common_dtype(op, fields);
  const auto device = dtype ? common_device(op, fields) : std::nullopt;
  if (!device) return nullptr;
  const int ndim = joined_rank(op, fields);
  if (ndim == kUnknownRank) return tensor(op, Shape{}, *dtype, *device);
  const auto axis = axis_of(op, integer(op, "axis").value_or(0), ndim);
  if (!axis) return nullptr;
  const std::size_t along = static_cast<std::size_t>(*axis);
  const Dimensions* first = nullptr;
  const PrimExpr* sum = nullptr;
  bool unknown = false;
  for (const Operand& x : fields) {
    if (!has_rank(op, 0, x, ndim)) return nullptr;
    if (!x.dimensions()) {
      unknown = true;
      continue;
    }
    const Dimensions& d = *x.dimensions();
    sum = sum ? combine(op, DimensionOp::kAdd, sum, d[along]) : d[along];
    if (!first) first = &d;
    for (std::size_t i = 0; i < d.size(); ++i)
      if (i != along && !agree(op, 0, d[i], (*first)[i], "dimensions that are not joined"))
        return nullptr;
  }
  if (unknown) return tensor(op, shape_of_rank(ndim), *dtype, *device);
  Dimensions result = *first;
  result[along] = sum;
  return tensor(op, shape_of(std::move(result)), *dtype, *device);
}

const StructInfo* derive_stack(OperatorCall& op) {
  const auto all = tensor_tuple(op, 0);
  if (!all) return nullptr;
  if (!all->fields) return tensor(op, Shape{}, void_type());
  const Operands& fields = *all->fields;
  if (fields.empty()) return op.reject(0, "no tensors are given");
  const auto dtype = common_dtype(op, fields);
  const auto device = dtype ? common_device(op, fields) : std::nullopt;
  if (!device) return nullptr;
  const Operand* known = &fields.front();
  for (const Operand& x : fields) {
    if (!agree(op, 0, x.shape, known->shape, "shapes that are stacked")) return nullptr;
    if (x.dimensions() || !known->shape.has_rank()) known = &x;
  }
  if (!known->shape.has_rank()) return tensor(op, Shape{}, *dtype, *device);
  const auto axis = axis_of(op, integer(op, "axis").value_or(0), known->ndim() + 1);
  if (!axis) return nullptr;
  if (!known->dimensions()) return tensor(op, shape_of_rank(known->ndim() + 1), *dtype, *device);
  Dimensions result = *known->dimensions();
  result.insert(result.begin() + *axis, dimension(op, static_cast<std::int64_t>(fields.size())));
  return tensor(op, shape_of(std::move(result)), *dtype, *device);
}

/// The sizes of `count` parts that are as equal as can be, the last being what remains; null where
/// a size is not known.
Dimensions equal_parts(OperatorCall& op, const PrimExpr* whole, std::int64_t count) {
  Dimensions parts;
  const PrimExpr* size =
      combine(op, DimensionOp::kFloorDiv, combine(op, DimensionOp::kAdd, whole, count - 1), count);
  const PrimExpr* even = combine(op, DimensionOp::kMul, size, count);
  const bool is_even = op.equal(even, whole) == Truth::kAlways;
  for (std::int64_t i = 0; i < count; ++i) {
    if (is_even || (i == 0 && count > 1)) {
      parts.push_back(size);
    } else if (literal(whole) || count <= 2) {
      const PrimExpr* rest =
          combine(op, DimensionOp::kSub, whole, combine(op, DimensionOp::kMul, size, i));
      const auto number = literal(rest);
      parts.push_back(number ? dimension(op, std::clamp(*number, std::int64_t{0}, *literal(size)))
                             : rest);
    } else {
      parts.push_back(nullptr);
    }
  }
  return parts;
}

/// The sizes of the parts between indices, which are cut off at the end.
Dimensions parts_between(OperatorCall& op, const PrimExpr* whole, const Dimensions& indices) {
  Dimensions parts;
  const PrimExpr* begin = dimension(op, 0);
  for (std::size_t i = 0; i <= indices.size(); ++i) {
    const PrimExpr* end =
        i < indices.size() ? combine(op, DimensionOp::kMin, indices[i], whole) : whole;
    parts.push_back(combine(op, DimensionOp::kMax, combine(op, DimensionOp::kSub, end, begin),
                            std::int64_t{0}));
    begin = end;
  }
  return parts;
}

/// Where the tensor is cut; nothing where the attribute is not a list.
std::optional<Dimensions> cuts(OperatorCall& op, const Object& given) {
  if (given.kind != Object::Kind::kList) return std::nullopt;
  Dimensions found;
  for (const Object& item : given.items) {
    const auto number = integer(item);
    const PrimExpr* one = number                             ? dimension(op, *number)
                          : item.kind == Object::Kind::kExpr ? item.expr
                                                             : nullptr;
    if (!one) return std::nullopt;
    found.push_back(one);
  }
  return found;
}

/// The most parts that are counted out: more are no split that anyone writes.
constexpr std::int64_t kMostParts = 65'536;

/// A tuple of the parts; the tensor itself where it is not cut.
const StructInfo* derive_split(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x) return nullptr;
  const Object given = op.attribute("indices_or_sections");
  const auto indices = cuts(op, given);
  const auto count = indices ? static_cast<std::int64_t>(indices->size()) + 1 : integer(given);
  if (!count) return op.reject(0, "neither a number of parts nor indices are given");
  if (*count < 1) return op.reject(0, fmt::format("{} parts", *count));
  for (const PrimExpr* one : indices.value_or(Dimensions()))
    if (const auto index = literal(one); index && *index < 0)
      return op.reject(0, fmt::format("the index {} is negative", *index));
  if (*count > kMostParts)
    return op.give_up(
        fmt::format("there are {} parts, more than the limit of {}", *count, kMostParts));
  Shape part{x->ndim(), std::nullopt, nullptr};
  std::vector<const StructInfo*> fields;
  const auto axis = x->shape.has_rank() ? axis_of(op, integer(op, "axis").value_or(0), x->ndim())
                                        : std::optional(0);
  if (!axis) return nullptr;
  Dimensions sizes(static_cast<std::size_t>(*count), nullptr);
  if (x->dimensions()) {
    const PrimExpr* whole = (*x->dimensions())[static_cast<std::size_t>(*axis)];
    sizes = indices ? parts_between(op, whole, *indices) : equal_parts(op, whole, *count);
  }
  for (const PrimExpr* size : sizes) {
    part.dimensions = size ? x->dimensions() : std::nullopt;
    if (size) (*part.dimensions)[static_cast<std::size_t>(*axis)] = size;
    fields.push_back(tensor(op, part, x->dtype, x->vdevice));
  }
  return fields.size() == 1 ? fields.front() : tuple_of(op, fields);
}

const StructInfo* derive_meshgrid(OperatorCall& op) {
  const auto all = tensor_tuple(op, 0);
  if (!all) return nullptr;
  if (!all->fields) return op.build().object(span_of(op));
  if (all->fields->empty()) return op.reject(0, "no tensors are given");
  const auto dtype = common_dtype(op, *all->fields);
  const auto device = dtype ? common_device(op, *all->fields) : std::nullopt;
  if (!device) return nullptr;
  Dimensions grid;
  bool known = true;
  for (const Operand& x : *all->fields) {
    if (!has_rank(op, 0, x, 1)) return nullptr;
    known = known && x.dimensions();
    if (known) grid.push_back(x.dimensions()->front());
  }
  if (text(op, "indexing") == "xy" && grid.size() > 1) std::swap(grid[0], grid[1]);
  const Shape shape = known ? shape_of(grid) : shape_of_rank(static_cast<int>(all->fields->size()));
  return tuple_of(op, {all->fields->size(), tensor(op, shape, *dtype, *device)});
}

constexpr Parameter kConcatParameters[] = {{"tensors", kTensors}, {"axis", kAttribute, "0"}};
constexpr Parameter kMeshgridParameters[] = {{"tensors", kTensors},
                                             {"indexing", kAttribute, "\"ij\""}};
constexpr Parameter kSplitParameters[] = {
    {"x"}, {"indices_or_sections", kAttribute}, {"axis", kAttribute, "0"}};

constexpr Operator kJoiningOperators[] = {
    {"concat", kConcatParameters, Purity::kPure, derive_concat},
    {"meshgrid", kMeshgridParameters, Purity::kPure, derive_meshgrid},
    {"split", kSplitParameters, Purity::kPure, derive_split},
    {"stack", kConcatParameters, Purity::kPure, derive_stack},
};

}  // namespace

std::span<const Operator> joining_operators() { return kJoiningOperators; }

}  // namespace tenor::spec::relax
