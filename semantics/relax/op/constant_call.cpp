// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/op/constant_call.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/relax/op/attribute_text.h"
#include "semantics/tensor/tensor.h"
#include "spec/prover/simplify.h"
#include "spec/relax/op/arguments.h"

namespace tenor::semantics::relax {

using spec::relax::as;

ConstantCall::ConstantCall(const spec::relax::Operator& op, const spec::relax::Call& call,
                           std::span<const OperatorArgument> arguments, spec::relax::Builder& build)
    : OperatorCall(call), op_(op), arguments_(arguments), build_(build) {}

std::variant<std::vector<TensorType>, Refused> ConstantCall::results(bool& is_tuple) {
  return derived(is_tuple, nullptr);
}
std::variant<std::vector<TensorType>, Refused> ConstantCall::results(
    bool& is_tuple, const std::vector<Extents>& shapes) {
  return derived(is_tuple, &shapes);
}

std::variant<std::vector<TensorType>, Refused> ConstantCall::derived(
    bool& is_tuple, const std::vector<Extents>* shapes) {
  const spec::relax::StructInfo* s = op_.derive(*this);
  if (!s) return Refused{std::string(op_.name) + ": " + rejected_, is_misfit_};
  std::vector<TensorType> found;
  const auto* tuple = as<spec::relax::TupleStructInfo>(s);
  is_tuple = tuple != nullptr;
  const auto fields = tuple ? tuple->fields : spec::List<const spec::relax::StructInfo*>(&s, 1);
  for (const spec::relax::StructInfo* field : fields) {
    const bool is_given = shapes && found.size() < shapes->size();
    auto type = type_of(field, is_given ? &(*shapes)[found.size()] : nullptr);
    if (!type) return Refused{fmt::format("{}{}", op_.name, why_unknown())};
    if (std::ranges::any_of(type->shape, [](std::int64_t extent) { return extent < 0; }))
      return Refused{
          fmt::format("{}: a result would have the shape {}", op_.name, show_shape(type->shape)),
          true};
    found.push_back(std::move(*type));
  }
  read_.clear();
  return found;
}

/// Why the shape of a result is not known, though those of the arguments are.
std::string_view ConstantCall::why_unknown() {
  if (!spec::relax::flag(*this, "ceil_mode")) return ": the shape of the result is not known";
  return ".ceil_mode=True: whether a last window that starts after the data counts was decided "
         "differently over time";
}

namespace {

/// Does it name a datatype, or leave it to the operands?
bool is_datatype(const spec::Object& attribute) {
  if (attribute.kind == spec::Object::Kind::kNone) return true;
  return attribute.kind == spec::Object::Kind::kString &&
         (attribute.text.empty() || spec::parse_datatype(attribute.text));
}

}  // namespace

std::string_view ConstantCall::unread() const {
  for (const spec::relax::Parameter& one : op_.parameters) {
    const spec::Object* written = spec::find(call().attrs, one.name);
    if (one.kind != spec::relax::Parameter::Kind::kAttribute || !written) continue;
    if (one.name == "dtype" || one.name == "out_dtype") {
      if (!is_datatype(*written)) return one.name;
    } else if (!read_.contains(one.name) &&
               !are_equal(*written, spec::relax::default_of(one, build_.arena()))) {
      return one.name;
    }
  }
  return {};
}

std::optional<TensorType> ConstantCall::type_of(const spec::relax::StructInfo* s,
                                                const Extents* shape_given) {
  const auto* tensor = as<spec::relax::TensorStructInfo>(s);
  if (!tensor || tensor->dtype.is_void()) return std::nullopt;
  if (shape_given) return TensorType{tensor->dtype, *shape_given};
  const auto shape = spec::relax::shape_of(*this, *tensor);
  if (!shape.dimensions) return std::nullopt;
  TensorType type{tensor->dtype, {}};
  for (const spec::PrimExpr* one : *shape.dimensions) {
    const auto extent = spec::relax::literal(simplify(one));
    if (!extent) return std::nullopt;
    type.shape.push_back(*extent);
  }
  return type;
}

spec::List<const spec::PrimExpr*> ConstantCall::dimensions(
    const std::vector<std::int64_t>& values) const {
  std::vector<const spec::PrimExpr*> made;
  for (const std::int64_t one : values) made.push_back(build_.dimension({}, one));
  return build_.arena().list(made);
}

const spec::PrimExpr* ConstantCall::number(const PrimNumber& value) const {
  if (value.dtype.is_floating()) return build_.tir().float_imm({}, value.floating, value.dtype);
  return build_.tir().int_imm({}, value.integer, value.dtype);
}

const spec::relax::StructInfo* ConstantCall::tensor(const TensorType& type) const {
  return build_.tensor({}, dimensions(type.shape), type.dtype);
}

const spec::relax::StructInfo* ConstantCall::struct_info(std::size_t i) const {
  if (i >= arguments_.size()) return nullptr;
  const auto& value = arguments_[i].value;
  if (const auto* one = std::get_if<TensorType>(&value)) return tensor(*one);
  if (const auto* shape = std::get_if<std::vector<std::int64_t>>(&value))
    return build_.shape({}, dimensions(*shape));
  if (const auto* one = std::get_if<PrimNumber>(&value))
    return build_.prim({}, one->dtype, number(*one));
  if (const auto* fields = std::get_if<std::vector<TensorType>>(&value)) {
    std::vector<const spec::relax::StructInfo*> made;
    for (const TensorType& one : *fields) made.push_back(tensor(one));
    return build_.tuple_info({}, build_.arena().list(made));
  }
  return struct_info(argument(i));
}

/// Of what is read from the call itself.
const spec::relax::StructInfo* ConstantCall::struct_info(const spec::relax::Expr* e) const {
  if (const auto* value = as<spec::relax::PrimValue>(e))
    return build_.prim({}, value->value->dtype, value->value);
  const auto* tuple = as<spec::relax::Tuple>(e);
  if (!tuple) return e ? build_.object({}) : nullptr;
  std::vector<const spec::relax::StructInfo*> fields;
  for (const spec::relax::Expr* field : tuple->fields) fields.push_back(struct_info(field));
  return build_.tuple_info({}, build_.arena().list(fields));
}

const spec::relax::Expr* ConstantCall::value_of(const spec::relax::Expr* e) const {
  const auto place = std::ranges::find(call().args, e);
  const auto i = static_cast<std::size_t>(place - call().args.begin());
  if (place == call().args.end() || i >= arguments_.size()) return e;
  const auto& value = arguments_[i].value;
  if (const auto* shape = std::get_if<std::vector<std::int64_t>>(&value))
    return build_.shape_expr({}, dimensions(*shape));
  if (const auto* one = std::get_if<PrimNumber>(&value)) return build_.prim_value({}, number(*one));
  return e;
}

spec::Object ConstantCall::attribute(std::string_view name) const {
  read_.emplace(name);
  if (const spec::Object* written = spec::find(call().attrs, name)) return *written;
  const auto parameter = std::ranges::find(op_.parameters, name, &spec::relax::Parameter::name);
  return parameter == op_.parameters.end() ? spec::Object{}
                                           : default_of(*parameter, build_.arena());
}

spec::Truth ConstantCall::equal(const spec::PrimExpr* a, const spec::PrimExpr* b) {
  return prover_.equal(a, b);
}

const spec::PrimExpr* ConstantCall::simplify(const spec::PrimExpr* e) {
  return spec::simplify(build_.tir(), e);
}

const spec::relax::StructInfo* ConstantCall::reject(std::size_t, std::string message, std::string) {
  if (rejected_.empty()) rejected_ = std::move(message), is_misfit_ = true;
  return nullptr;
}

const spec::relax::StructInfo* ConstantCall::give_up(std::string message) {
  if (rejected_.empty()) rejected_ = std::move(message);
  return nullptr;
}

void ConstantCall::may_reject(std::size_t argument, std::string message) {
  reject(argument, std::move(message), {});
}

}  // namespace tenor::semantics::relax
