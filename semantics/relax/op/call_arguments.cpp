// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/op/call_arguments.h"

namespace tenor::semantics::relax {
namespace {

using spec::relax::as;

std::vector<std::int64_t> extents_of(spec::List<const spec::PrimExpr*> values) {
  std::vector<std::int64_t> found;
  for (const spec::PrimExpr* one : values) found.push_back(spec::as<spec::IntImm>(one)->value);
  return found;
}

}  // namespace

std::optional<TensorType> tensor_type(const spec::relax::Expr* e) {
  const auto* variable = spec::relax::variable_of(e);
  const auto* tensor =
      variable ? as<spec::relax::TensorStructInfo>(variable->struct_info_annotation) : nullptr;
  if (!tensor) return std::nullopt;
  return TensorType{tensor->dtype, extents_of(as<spec::relax::ShapeExpr>(tensor->shape)->values)};
}

namespace {

OperatorArgument argument_of(const spec::relax::Expr* e) {
  if (const auto tensor = tensor_type(e)) return {*tensor};
  if (const auto* shape = as<spec::relax::ShapeExpr>(e)) return {extents_of(shape->values)};
  if (const auto* prim = as<spec::relax::PrimValue>(e)) {
    PrimNumber number{prim->value->dtype};
    if (const auto* whole = spec::as<spec::IntImm>(prim->value)) number.integer = whole->value;
    if (const auto* real = spec::as<spec::FloatImm>(prim->value)) number.floating = real->value;
    return {number};
  }
  std::vector<TensorType> fields;
  if (const auto* tuple = as<spec::relax::Tuple>(e))
    for (const spec::relax::Expr* field : tuple->fields)
      if (const auto tensor = tensor_type(field)) fields.push_back(*tensor);
  if (fields.empty()) return {};
  return {fields};
}

}  // namespace

std::vector<OperatorArgument> arguments_of(const spec::relax::Call& call) {
  std::vector<OperatorArgument> found;
  for (const spec::relax::Expr* e : call.args) found.push_back(argument_of(e));
  return found;
}

}  // namespace tenor::semantics::relax
