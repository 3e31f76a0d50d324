// SPDX-License-Identifier: Apache-2.0
// Making the StructInfo of results: arithmetic on dimensions, what operands have to agree on, and
// tensors of known or unknown shape. What no proof says is left open, with a warning.
// Relax/Derive/14.1.1, Relax/Subtype/p3.
#pragma once

#include "spec/relax/op/arguments.h"

namespace tenor::spec::relax {

using DimensionOp = spec::ExprKind;

Span span_of(OperatorCall& op);
const PrimExpr* dimension(OperatorCall& op, std::int64_t value);
/// `a kind b`, as short as its canonical form is.
const PrimExpr* combine(OperatorCall& op, DimensionOp kind, const PrimExpr* a, const PrimExpr* b);
const PrimExpr* combine(OperatorCall& op, DimensionOp kind, const PrimExpr* a, std::int64_t b);
const PrimExpr* product(OperatorCall& op, std::span<const PrimExpr* const> dimensions);

/// Is `a comparison b` so for all values of the shape variables, or for none?
Truth decide(OperatorCall& op, const PrimExpr* a, DimensionOp comparison, const PrimExpr* b);
/// Is `a` never more than `b`?
bool at_most(OperatorCall& op, const PrimExpr* a, const PrimExpr* b);

/// `a` and `b` have to be equal: false after they were rejected, being so never. `what` says what
/// they are.
bool agree(OperatorCall& op, std::size_t argument, const PrimExpr* a, const PrimExpr* b,
           std::string_view what);
/// All dimensions, where both shapes are known; their ranks, where those are.
bool agree(OperatorCall& op, std::size_t argument, const Shape& a, const Shape& b,
           std::string_view what);
/// The rank has to be `ndim`, where it is known.
bool has_rank(OperatorCall& op, std::size_t argument, const Operand& operand, int ndim);
/// The rank has to be at least `ndim`, where it is known.
bool has_rank_from(OperatorCall& op, std::size_t argument, const Operand& operand, int ndim);
/// The datatype has to satisfy `test`, where it is known; `wanted` says what that is.
bool has_dtype(OperatorCall& op, std::size_t argument, const Operand& operand,
               bool (*test)(const DataType&), std::string_view wanted);
bool is_float_dtype(const DataType& dtype);
bool is_integer_dtype(const DataType& dtype);
bool is_bool_dtype(const DataType& dtype);

/// The datatype of all operands; Void where one is not known, nothing after two were rejected.
std::optional<DataType> common_dtype(OperatorCall& op, std::span<const Operand> operands);
/// The device of all operands for which one is known.
std::optional<const VDevice*> common_device(OperatorCall& op, std::span<const Operand> operands);
/// The shape that both are broadcast to.
std::optional<Shape> broadcast(OperatorCall& op, std::size_t argument, const Shape& a,
                               const Shape& b);

/// Are the dimensions of `shape` those of `target`, from the last on, or 1? No rank is greater.
bool is_broadcast_to(OperatorCall& op, std::size_t argument, const Shape& shape,
                     const Shape& target);

const TensorStructInfo* tensor(OperatorCall& op, const Shape& shape, DataType dtype,
                               const VDevice* vdevice = nullptr);
/// Of the shape and device of `operand`.
const TensorStructInfo* like(OperatorCall& op, const Operand& operand, DataType dtype);
const StructInfo* tuple_of(OperatorCall& op, const std::vector<const StructInfo*>& fields);

}  // namespace tenor::spec::relax
