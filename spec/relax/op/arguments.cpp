// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/op/arguments.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/relax/element.h"
#include "spec/relax/wording.h"

namespace tenor::spec::relax {
namespace {

std::string_view word_of(const StructInfo& s) {
  constexpr std::string_view kWords[] = {"a tensor",  "a shape", "a scalar",
                                         "an object", "a tuple", "a function"};
  return kWords[static_cast<std::size_t>(s.kind)];
}

/// The kind of a literal whose StructInfo does not say it; empty of anything else.
std::string_view literal_word(OperatorCall& op, std::size_t i) {
  const Expr* value = op.value_of(op.argument(i));
  if (as<StringImm>(value)) return "a string";
  return as<DataTypeImm>(value) ? "a datatype" : "";
}

/// What argument `i` is instead of what the operator takes there.
void wrong(OperatorCall& op, std::size_t i, std::string_view wanted) {
  const StructInfo* s = op.struct_info(i);
  const std::string_view literal = literal_word(op, i);
  if (!s && i >= op.size())
    op.reject(i, fmt::format("argument {} is missing: it must be {}", i + 1, wanted));
  else
    op.reject(i, fmt::format("argument {} is {}, not {}", i + 1,
                             !literal.empty() ? literal
                             : s              ? word_of(*s)
                                              : "not known",
                             wanted));
}

bool is_unknown(const StructInfo* s) { return s && s->kind == StructInfoKind::kObject; }
/// May argument `i` be of whatever kind the operator takes there?
bool is_open(OperatorCall& op, std::size_t i) {
  return is_unknown(op.struct_info(i)) && literal_word(op, i).empty();
}

Operand operand_of(OperatorCall& op, const TensorStructInfo& t) {
  return {shape_of(op, t), t.dtype, t.vdevice, false};
}

/// The values of the PrimValues of a Tuple.
std::optional<Dimensions> numbers_of(OperatorCall& op, const Tuple& tuple) {
  Dimensions found;
  for (const Expr* field : tuple.fields) {
    const auto* value = as<PrimValue>(op.value_of(field));
    const auto* prim = as<PrimStructInfo>(op.struct_info(field));
    const PrimExpr* number = value ? value->value : prim ? prim->value : nullptr;
    if (!number) return std::nullopt;
    found.push_back(number);
  }
  return found;
}

}  // namespace

Shape shape_of(Dimensions dimensions) {
  const int ndim = static_cast<int>(dimensions.size());
  return {ndim, std::move(dimensions), nullptr};
}

Shape shape_of_rank(int ndim) { return {ndim, std::nullopt, nullptr}; }

Shape shape_of(OperatorCall& op, const TensorStructInfo& tensor) {
  Shape shape{tensor.ndim, std::nullopt, tensor.shape};
  if (!tensor.shape) return shape;
  const auto* known = as<ShapeExpr>(tensor.shape);
  if (!known) known = as<ShapeExpr>(op.value_of(tensor.shape));
  if (known) {
    shape.dimensions = Dimensions(known->values.begin(), known->values.end());
  } else if (const auto* of_variable = as<ShapeStructInfo>(op.struct_info(tensor.shape))) {
    if (of_variable->values)
      shape.dimensions = Dimensions(of_variable->values->begin(), of_variable->values->end());
    if (!shape.has_rank()) shape.ndim = of_variable->ndim;
  }
  if (shape.dimensions) shape.ndim = static_cast<int>(shape.dimensions->size());
  return shape;
}

std::optional<Operand> tensor_argument(OperatorCall& op, std::size_t i) {
  const StructInfo* s = op.struct_info(i);
  if (const auto* tensor = as<TensorStructInfo>(s)) return operand_of(op, *tensor);
  if (!is_open(op, i)) {
    wrong(op, i, "a tensor");
    return std::nullopt;
  }
  op.may_reject(i, fmt::format("argument {} is an object that might not be a tensor", i + 1));
  return Operand{};
}

std::optional<Operand> tensor_or_number(OperatorCall& op, std::size_t i) {
  const auto* prim = as<PrimStructInfo>(op.struct_info(i));
  if (!prim) return tensor_argument(op, i);
  return Operand{shape_of(Dimensions{}), prim->dtype, nullptr, true};
}

std::optional<Operands> tensor_arguments(OperatorCall& op, std::size_t count) {
  Operands found;
  for (std::size_t i = 0; i < count; ++i) {
    auto one = tensor_argument(op, i);
    if (!one) return std::nullopt;
    found.push_back(std::move(*one));
  }
  return found;
}

std::optional<OperandTuple> tensor_tuple(OperatorCall& op, std::size_t i) {
  const StructInfo* s = op.struct_info(i);
  const auto* tuple = as<TupleStructInfo>(s);
  if (!tuple) {
    if (!is_open(op, i)) {
      wrong(op, i, "a tuple of tensors");
      return std::nullopt;
    }
    op.may_reject(i, fmt::format("argument {} is an object that might not be a tuple", i + 1));
    return OperandTuple{};
  }
  Operands fields;
  for (const StructInfo* field : tuple->fields) {
    const auto* tensor = as<TensorStructInfo>(field);
    if (!tensor && !is_unknown(field)) {
      op.reject(i, fmt::format("field {} is {}, not a tensor", fields.size(), word_of(*field)));
      return std::nullopt;
    }
    if (!tensor) op.may_reject(i, fmt::format("field {} might not be a tensor", fields.size()));
    fields.push_back(tensor ? operand_of(op, *tensor) : Operand{});
  }
  return OperandTuple{std::move(fields)};
}

std::optional<Shape> shape_argument(OperatorCall& op, std::size_t i) {
  const Expr* value = op.value_of(op.argument(i));
  if (const auto* shape = as<ShapeExpr>(value))
    return shape_of(Dimensions(shape->values.begin(), shape->values.end()));
  const StructInfo* s = op.struct_info(i);
  if (const auto* shape = as<ShapeStructInfo>(s)) {
    const Expr* named = variable_of(op.argument(i)) ? op.argument(i) : nullptr;
    if (!shape->values) return Shape{shape->ndim, std::nullopt, named};
    return shape_of(Dimensions(shape->values->begin(), shape->values->end()));
  }
  if (const auto* tuple = as<Tuple>(value))
    if (auto numbers = numbers_of(op, *tuple)) return shape_of(std::move(*numbers));
  if (!is_open(op, i)) {
    wrong(op, i, "a shape");
    return std::nullopt;
  }
  op.may_reject(i, fmt::format("argument {} is an object that might not be a shape", i + 1));
  return Shape{};
}

std::optional<const PrimExpr*> number_argument(OperatorCall& op, std::size_t i) {
  if (const auto* value = as<PrimValue>(op.value_of(op.argument(i)))) return value->value;
  const StructInfo* s = op.struct_info(i);
  if (const auto* prim = as<PrimStructInfo>(s)) return prim->value;
  if (!is_open(op, i)) {
    wrong(op, i, "a scalar");
    return std::nullopt;
  }
  op.may_reject(i, fmt::format("argument {} is an object that might not be a scalar", i + 1));
  return nullptr;
}

std::optional<std::optional<Dimensions>> number_tuple(OperatorCall& op, std::size_t i) {
  const Expr* value = op.value_of(op.argument(i));
  if (const auto* tuple = as<Tuple>(value)) return numbers_of(op, *tuple);
  if (const auto* shape = as<ShapeExpr>(value))
    return Dimensions(shape->values.begin(), shape->values.end());
  const StructInfo* s = op.struct_info(i);
  const bool may_be = s && (s->kind == StructInfoKind::kTuple ||
                            s->kind == StructInfoKind::kShape || is_unknown(s));
  if (!may_be) {
    wrong(op, i, "a tuple of numbers");
    return std::nullopt;
  }
  return std::optional<Dimensions>();
}

std::optional<std::int64_t> literal(const PrimExpr* e) {
  const auto* number = as<IntImm>(e);
  return number && number->in_range ? std::optional(number->value) : std::nullopt;
}

std::optional<std::int64_t> integer(const Object& attribute) {
  using Kind = Object::Kind;
  if (attribute.kind == Kind::kInt || attribute.kind == Kind::kBool) return attribute.integer;
  if (attribute.kind == Kind::kExpr) return literal(attribute.expr);
  return std::nullopt;
}

std::optional<std::int64_t> integer(OperatorCall& op, std::string_view attribute) {
  return integer(op.attribute(attribute));
}

std::optional<std::vector<std::int64_t>> integers(OperatorCall& op, std::string_view attribute) {
  const Object object = op.attribute(attribute);
  if (const auto one = integer(object)) return std::vector{*one};
  if (object.kind != Object::Kind::kList) return std::nullopt;
  std::vector<std::int64_t> found;
  for (const Object& item : object.items) {
    const auto one = integer(item);
    if (!one) return std::nullopt;
    found.push_back(*one);
  }
  return found;
}

bool flag(OperatorCall& op, std::string_view attribute) {
  return integer(op, attribute).value_or(0) != 0;
}

std::string_view text(OperatorCall& op, std::string_view attribute) {
  const Object object = op.attribute(attribute);
  return object.kind == Object::Kind::kString ? object.text : std::string_view();
}

DataType datatype(OperatorCall& op, std::string_view attribute, DataType otherwise) {
  const auto named = parse_datatype(text(op, attribute));
  if (!named || named->is_void()) return otherwise;
  if (!may_be_element(*named) && !is_out_of_scope(*named))
    op.reject(0, fmt::format("{} is {}, but a tensor cannot have elements of it", attribute,
                             to_string(*named)));
  return *named;
}

std::optional<DataType> datatype_argument(OperatorCall& op, std::size_t i) {
  if (const auto* named = as<DataTypeImm>(op.value_of(op.argument(i)))) return named->value;
  if (!is_open(op, i)) {
    wrong(op, i, "a datatype");
    return std::nullopt;
  }
  op.may_reject(i, fmt::format("argument {} is an object that might not be a datatype", i + 1));
  return void_type();
}

std::optional<int> axis_of(OperatorCall& op, std::int64_t axis, int ndim) {
  if (-ndim <= axis && axis < ndim) return static_cast<int>(axis < 0 ? axis + ndim : axis);
  op.reject(0, fmt::format("axis {} of a tensor of rank {}", axis, ndim),
            fmt::format("an axis is from {} to {}", -ndim, ndim - 1));
  return std::nullopt;
}

std::optional<std::vector<int>> axes_of(OperatorCall& op, const std::vector<std::int64_t>& axes,
                                        int ndim) {
  std::vector<int> found;
  for (const std::int64_t axis : axes) {
    const auto one = axis_of(op, axis, ndim);
    if (!one) return std::nullopt;
    if (std::ranges::find(found, *one) != found.end()) {
      op.reject(0, fmt::format("axis {} is given twice", *one));
      return std::nullopt;
    }
    found.push_back(*one);
  }
  return found;
}

std::string show(const Dimensions& dimensions) {
  std::string joined;
  for (const PrimExpr* one : dimensions) joined += (joined.empty() ? "" : ", ") + shown(one);
  return "(" + joined + (dimensions.size() == 1 ? ",)" : ")");
}

}  // namespace tenor::spec::relax
