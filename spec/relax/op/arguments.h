// SPDX-License-Identifier: Apache-2.0
// What derivations know of the arguments of a call: tensors, shapes, numbers and attributes, each
// as far as it is known. Nothing here is a guess: a part that is not known stays empty.
// Relax/Grammar/StructInfo.
#pragma once

#include "spec/relax/op/operator.h"

namespace tenor::spec::relax {

using Dimensions = std::vector<const PrimExpr*>;

/// A shape: its dimensions, or its rank alone, or nothing.
struct Shape {
  int ndim = kUnknownRank;
  std::optional<Dimensions> dimensions;
  const Expr* written = nullptr;  ///< what a TensorStructInfo has: a ShapeExpr or a Var

  bool has_rank() const { return ndim != kUnknownRank; }
};
Shape shape_of(Dimensions dimensions);
Shape shape_of_rank(int ndim);

/// A tensor argument. A scalar that a PrimValue gives is one of rank 0.
struct Operand {
  Shape shape;
  DataType dtype = void_type();
  const VDevice* vdevice = nullptr;
  bool is_prim = false;

  int ndim() const { return shape.ndim; }
  const std::optional<Dimensions>& dimensions() const { return shape.dimensions; }
};
using Operands = std::vector<Operand>;

/// Several tensors in one Tuple; nothing where it is not known how many.
struct OperandTuple {
  std::optional<Operands> fields;
};

/// Argument `i` as a tensor; nothing after it was rejected. One of which only is known that it is
/// an object is a tensor of which nothing is known, with a warning.
std::optional<Operand> tensor_argument(OperatorCall& op, std::size_t i);
/// The same, where a PrimValue may stand for a tensor of rank 0.
std::optional<Operand> tensor_or_number(OperatorCall& op, std::size_t i);
/// All of `count` arguments.
std::optional<Operands> tensor_arguments(OperatorCall& op, std::size_t count);
std::optional<OperandTuple> tensor_tuple(OperatorCall& op, std::size_t i);
/// Argument `i` as a shape value; a variable whose dimensions are not known names them.
std::optional<Shape> shape_argument(OperatorCall& op, std::size_t i);
/// The value of a number among the arguments; nothing after it was rejected, null where it is not
/// known.
std::optional<const PrimExpr*> number_argument(OperatorCall& op, std::size_t i);
/// The numbers of a Tuple or shape; nothing inside where they are not known.
std::optional<std::optional<Dimensions>> number_tuple(OperatorCall& op, std::size_t i);
/// The dimensions of a TensorStructInfo's shape, through a variable too.
Shape shape_of(OperatorCall& op, const TensorStructInfo& tensor);

/// Integer of an attribute; nothing where it is not one.
std::optional<std::int64_t> integer(const Object& attribute);
std::optional<std::int64_t> integer(OperatorCall& op, std::string_view attribute);
/// Integers of a list, or of one integer.
std::optional<std::vector<std::int64_t>> integers(OperatorCall& op, std::string_view attribute);
bool flag(OperatorCall& op, std::string_view attribute);
std::string_view text(OperatorCall& op, std::string_view attribute);
/// The datatype of an attribute; `otherwise` where it is left out or `void`.
DataType datatype(OperatorCall& op, std::string_view attribute, DataType otherwise);
/// The datatype of a DataTypeImm argument; Void where it is not known, nothing after a rejection.
std::optional<DataType> datatype_argument(OperatorCall& op, std::size_t i);

/// Literal value of a dimension.
std::optional<std::int64_t> literal(const PrimExpr* e);

/// Axis `axis` counted from the start; nothing after it was rejected. The rank is known.
std::optional<int> axis_of(OperatorCall& op, std::int64_t axis, int ndim);
/// Axes without repetition, each counted from the start.
std::optional<std::vector<int>> axes_of(OperatorCall& op, const std::vector<std::int64_t>& axes,
                                        int ndim);

/// As it is printed.
std::string show(const Dimensions& dimensions);

}  // namespace tenor::spec::relax
