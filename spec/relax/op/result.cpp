// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/op/result.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/relax/wording.h"

namespace tenor::spec::relax {
namespace {

using Number = std::optional<std::int64_t>;

std::int64_t floor_divide(std::int64_t a, std::int64_t b) {
  const std::int64_t q = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}

/// The number that `a kind b` is; nothing where it has none, or none of 64 bits.
Number folded(DimensionOp kind, std::int64_t a, std::int64_t b) {
  std::int64_t result = 0;
  switch (kind) {
    case DimensionOp::kAdd: return __builtin_add_overflow(a, b, &result) ? Number() : result;
    case DimensionOp::kSub: return __builtin_sub_overflow(a, b, &result) ? Number() : result;
    case DimensionOp::kMul: return __builtin_mul_overflow(a, b, &result) ? Number() : result;
    case DimensionOp::kFloorDiv: return b == 0 || b == -1 ? Number() : floor_divide(a, b);
    case DimensionOp::kMin: return std::min(a, b);
    case DimensionOp::kMax: return std::max(a, b);
    default: return std::nullopt;
  }
}

/// The other operand is the result.
bool is_neutral(DimensionOp kind, Number b) {
  if (!b) return false;
  if (kind == DimensionOp::kAdd || kind == DimensionOp::kSub) return *b == 0;
  return (kind == DimensionOp::kMul || kind == DimensionOp::kFloorDiv) && *b == 1;
}

/// One dimension of a broadcast shape: null where it is not known, nothing after it was rejected.
std::optional<const PrimExpr*> broadcast(OperatorCall& op, std::size_t argument, const PrimExpr* a,
                                         const PrimExpr* b) {
  if (literal(a) == 1) return b;
  if (literal(b) == 1 || op.equal(a, b) == Truth::kAlways) return a;
  const Prover& prover = op.prover();
  const bool a_is_wide = prover.has_value(a, 1) == Truth::kNever;
  const bool b_is_wide = prover.has_value(b, 1) == Truth::kNever;
  if (a_is_wide && b_is_wide && op.equal(a, b) == Truth::kNever) {
    op.reject(argument,
              fmt::format("the dimensions {} and {} cannot be broadcast", shown(a), shown(b)),
              "they must be equal, or one of them must be 1");
    return std::nullopt;
  }
  op.may_reject(argument,
                fmt::format("{} and {} may differ, and perhaps neither is 1", shown(a), shown(b)));
  return a_is_wide ? a : b_is_wide ? b : nullptr;
}

/// Is one variable the shape of both?
bool is_one_name(const Shape& a, const Shape& b) {
  const Variable* name = variable_of(a.written);
  return name && name == variable_of(b.written);
}

}  // namespace

Span span_of(OperatorCall& op) { return op.build().program().span(&op.call()); }

const PrimExpr* dimension(OperatorCall& op, std::int64_t value) {
  return op.build().dimension(span_of(op), value);
}

const PrimExpr* combine(OperatorCall& op, DimensionOp kind, const PrimExpr* a, const PrimExpr* b) {
  const Number left = literal(a), right = literal(b);
  if (left && right)
    if (const Number number = folded(kind, *left, *right)) return dimension(op, *number);
  if (is_neutral(kind, right)) return a;
  if (kind != DimensionOp::kSub && kind != DimensionOp::kFloorDiv && is_neutral(kind, left))
    return b;
  return op.simplify(op.build().tir().binary(span_of(op), kind, a, b));
}

const PrimExpr* combine(OperatorCall& op, DimensionOp kind, const PrimExpr* a, std::int64_t b) {
  return combine(op, kind, a, dimension(op, b));
}

const PrimExpr* product(OperatorCall& op, std::span<const PrimExpr* const> dimensions) {
  const PrimExpr* result = dimension(op, 1);
  for (const PrimExpr* one : dimensions) result = combine(op, DimensionOp::kMul, result, one);
  return result;
}

Truth decide(OperatorCall& op, const PrimExpr* a, DimensionOp comparison, const PrimExpr* b) {
  const PrimExpr* condition = op.build().tir().binary(span_of(op), comparison, a, b);
  return op.prover().decide({condition, {}}).answer;
}

bool at_most(OperatorCall& op, const PrimExpr* a, const PrimExpr* b) {
  return decide(op, a, DimensionOp::kLE, b) == Truth::kAlways;
}

bool agree(OperatorCall& op, std::size_t argument, const PrimExpr* a, const PrimExpr* b,
           std::string_view what) {
  const Truth answer = op.equal(a, b);
  if (answer == Truth::kAlways) return true;
  if (answer != Truth::kNever) {
    op.may_reject(argument, fmt::format("{}: {} may differ from {}", what, shown(a), shown(b)));
    return true;
  }
  op.reject(argument, fmt::format("{}: {} never equals {}", what, shown(a), shown(b)));
  return false;
}

bool agree(OperatorCall& op, std::size_t argument, const Shape& a, const Shape& b,
           std::string_view what) {
  if (a.has_rank() && b.has_rank() && a.ndim != b.ndim) {
    op.reject(argument, fmt::format("{}: the ranks are {} and {}", what, a.ndim, b.ndim));
    return false;
  }
  if (!a.dimensions || !b.dimensions) return true;
  for (std::size_t i = 0; i < a.dimensions->size(); ++i)
    if (!agree(op, argument, (*a.dimensions)[i], (*b.dimensions)[i], what)) return false;
  return true;
}

bool has_rank(OperatorCall& op, std::size_t argument, const Operand& operand, int ndim) {
  if (!operand.shape.has_rank() || operand.ndim() == ndim) return true;
  op.reject(argument,
            fmt::format("argument {} has rank {}, not {}", argument + 1, operand.ndim(), ndim));
  return false;
}

bool has_rank_from(OperatorCall& op, std::size_t argument, const Operand& operand, int ndim) {
  if (!operand.shape.has_rank() || operand.ndim() >= ndim) return true;
  op.reject(argument, fmt::format("argument {} has rank {}, less than {}", argument + 1,
                                  operand.ndim(), ndim));
  return false;
}

bool has_dtype(OperatorCall& op, std::size_t argument, const Operand& operand,
               bool (*test)(const DataType&), std::string_view wanted) {
  if (operand.dtype.is_void() || test(operand.dtype)) return true;
  op.reject(
      argument,
      fmt::format("argument {} is {}, not {}", argument + 1, to_string(operand.dtype), wanted),
      "convert it with R.astype");
  return false;
}

bool is_float_dtype(const DataType& dtype) {
  return dtype.is_floating() || dtype.code() == TypeCode::kExotic;
}
bool is_integer_dtype(const DataType& dtype) { return dtype.is_integer() && !dtype.is_bool(); }
bool is_bool_dtype(const DataType& dtype) { return dtype.is_bool(); }

std::optional<DataType> common_dtype(OperatorCall& op, std::span<const Operand> operands) {
  DataType found = void_type();
  bool unknown = false;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const DataType& one = operands[i].dtype;
    if (one.is_void())
      unknown = true;
    else if (found.is_void() || found == one)
      found = one;
    else {
      op.reject(i,
                fmt::format("argument {} is {}, but another argument is {}", i + 1, to_string(one),
                            to_string(found)),
                "convert one of them with R.astype");
      return std::nullopt;
    }
  }
  return unknown ? void_type() : found;
}

std::optional<const VDevice*> common_device(OperatorCall& op, std::span<const Operand> operands) {
  const VDevice* found = nullptr;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const VDevice* one = operands[i].vdevice;
    if (one && found && one != found) {
      op.reject(i, fmt::format("argument {} is on another device", i + 1),
                "move it with R.to_vdevice");
      return std::nullopt;
    }
    if (one) found = one;
  }
  return found;
}

std::optional<Shape> broadcast(OperatorCall& op, std::size_t argument, const Shape& a,
                               const Shape& b) {
  if (!a.has_rank() || !b.has_rank()) return Shape{};
  if (a.ndim == 0) return b;
  if (b.ndim == 0) return a;
  const int ndim = std::max(a.ndim, b.ndim);
  if (!a.dimensions || !b.dimensions) return is_one_name(a, b) ? a : shape_of_rank(ndim);
  Dimensions found(static_cast<std::size_t>(ndim), nullptr);
  for (int i = 1; i <= ndim; ++i) {
    const PrimExpr* left = i <= a.ndim ? *(a.dimensions->end() - i) : nullptr;
    const PrimExpr* right = i <= b.ndim ? *(b.dimensions->end() - i) : nullptr;
    const auto one =
        left && right ? broadcast(op, argument, left, right) : std::optional(left ? left : right);
    if (!one) return std::nullopt;
    *(found.end() - i) = *one;
  }
  if (std::ranges::find(found, nullptr) != found.end()) return shape_of_rank(ndim);
  return shape_of(std::move(found));
}

bool is_broadcast_to(OperatorCall& op, std::size_t argument, const Shape& shape,
                     const Shape& target) {
  for (int i = 1; i <= shape.ndim; ++i) {
    const PrimExpr* one = *(shape.dimensions->end() - i);
    if (literal(one) != 1 &&
        !agree(op, argument, one, *(target.dimensions->end() - i), "a dimension that is not 1"))
      return false;
  }
  return true;
}

const TensorStructInfo* tensor(OperatorCall& op, const Shape& shape, DataType dtype,
                               const VDevice* vdevice) {
  Builder& build = op.build();
  const Span at = span_of(op);
  if (shape.written) return build.tensor(at, shape.written, shape.ndim, dtype, vdevice);
  if (shape.dimensions)
    return build.tensor(at, build.arena().list(*shape.dimensions), dtype, vdevice);
  return build.tensor_of_rank(at, shape.ndim, dtype, vdevice);
}

const TensorStructInfo* like(OperatorCall& op, const Operand& operand, DataType dtype) {
  return tensor(op, operand.shape, dtype, operand.vdevice);
}

const StructInfo* tuple_of(OperatorCall& op, const std::vector<const StructInfo*>& fields) {
  return op.build().tuple_info(span_of(op), op.build().arena().list(fields));
}

}  // namespace tenor::spec::relax
