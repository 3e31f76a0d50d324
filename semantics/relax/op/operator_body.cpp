// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/op/operator_body.h"

#include <algorithm>

#include "semantics/relax/op/bodies.h"
#include "semantics/relax/op/constant_call.h"
#include "semantics/relax/op/data_shape.h"
#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

constexpr std::span<const OperatorWriter> (*kBodyFamilies[])() = {
    unary_bodies,        binary_bodies,      ternary_bodies,      creation_bodies,
    shape_change_bodies, joining_bodies,     slicing_bodies,      repetition_bodies,
    indexing_bodies,     matmul_bodies,      reduction_bodies,    sorting_bodies,
    scattering_bodies,   convolution_bodies, pooling_bodies,      normalization_bodies,
    attention_bodies,    loss_bodies,        quantization_bodies, gradient_bodies,
    einsum_bodies,       image_bodies,       resize_bodies,       shape_value_bodies,
    vision_bodies,
};

Refused refused(std::string_view name, std::string_view reason, bool is_misfit = false) {
  return {std::string(name) + ": " + std::string(reason), is_misfit};
}

/// Why there is no body of that operator.
Refused without_body(std::string_view name) {
  const WithoutBody* known = find_without_body(name);
  const std::string_view why = spec::relax::why_refused(name);
  return refused(name, known ? known->reason : !why.empty() ? why : "no such operator is known");
}

}  // namespace

WriteBody find_body(std::string_view name) {
  for (const auto family : kBodyFamilies)
    for (const OperatorWriter& one : family())
      if (one.name == name) return one.write;
  return nullptr;
}

std::vector<std::string_view> names_with_body_or_reason() {
  std::vector<std::string_view> names;
  for (const auto family : kBodyFamilies)
    for (const OperatorWriter& one : family()) names.push_back(one.name);
  for (const std::string_view name : data_shaped_names()) names.push_back(name);
  for (const WithoutBody& one : operators_without_body()) names.push_back(one.name);
  return names;
}

namespace {

/// Writes a body for a call whose results are of those types.
std::variant<OperatorBody, Refused> written(ConstantCall& constant, std::string_view name,
                                            WriteBody write,
                                            std::span<const OperatorArgument> arguments,
                                            OperatorBody body) {
  Kernel kernel(constant, name, constant.build().tir(), arguments, body.results);
  try {
    write(kernel);
  } catch (const UnfitArgument& unfit) {
    return refused(name, unfit.what, true);
  }
  if (const std::string_view attribute = constant.unread(); !attribute.empty())
    kernel.refuse(attribute);
  if (!kernel.refused().empty()) return Refused{kernel.refused()};
  if (!constant.rejected().empty()) return refused(name, constant.rejected(), constant.is_misfit());
  body.function = kernel.finish();
  body.of_nan = kernel.said_of_nan();
  body.of_chance = kernel.said_of_chance();
  return body;
}

/// The body that counts, or the one for what was counted.
std::variant<OperatorBody, Refused> data_shaped_body(ConstantCall& constant,
                                                     const DataShapedOperator& op,
                                                     std::span<const OperatorArgument> arguments,
                                                     const std::vector<std::int64_t>* numbers) {
  const auto* x = arguments.empty() ? nullptr : std::get_if<TensorType>(&arguments[0].value);
  if (!x) return refused(op.name, "the first argument is not a tensor", true);
  OperatorBody body;
  const std::vector<std::int64_t> counted =
      numbers ? *numbers : std::vector<std::int64_t>(op.numbers(*x));
  const std::string why_none = op.misfit ? op.misfit(counted) : std::string();
  if (!why_none.empty()) return refused(op.name, why_none, true);
  auto results = constant.results(body.is_tuple, op.shapes(arguments, counted));
  if (auto* why = std::get_if<Refused>(&results)) return *why;
  body.results = std::move(std::get<0>(results));
  if (numbers) return written(constant, op.name, op.fill, arguments, std::move(body));
  const auto row = static_cast<std::int64_t>(counted.size());
  body = {nullptr, {{spec::int_type(64), {row}}}, false, true};
  return written(constant, op.name, op.count, arguments, std::move(body));
}

}  // namespace

std::variant<OperatorBody, Refused> operator_body(const spec::relax::Call* call,
                                                  std::span<const OperatorArgument> arguments,
                                                  spec::Program& into,
                                                  const std::vector<std::int64_t>* numbers) {
  const auto* callee = spec::relax::as<spec::relax::Op>(call->op);
  const auto* op = callee ? spec::relax::find_operator(callee->op_name) : nullptr;
  const WriteBody write = op ? find_body(op->name) : nullptr;
  const DataShapedOperator* data_shaped = op ? find_data_shaped(op->name) : nullptr;
  if (!write && !data_shaped) return without_body(callee ? callee->op_name : "the callee");
  spec::relax::Builder build(into);
  ConstantCall constant(*op, *call, arguments, build);
  if (data_shaped) return data_shaped_body(constant, *data_shaped, arguments, numbers);
  OperatorBody body;
  auto results = constant.results(body.is_tuple);
  if (auto* why = std::get_if<Refused>(&results)) return *why;
  body.results = std::move(std::get<0>(results));
  return written(constant, op->name, write, arguments, std::move(body));
}

const spec::relax::Call* call_of_operator(const spec::relax::Call& written, std::string_view op,
                                          std::size_t count, spec::Program& into) {
  spec::relax::Builder build(into);
  const spec::Span at = into.span(&written);
  auto* callee = build.make<spec::relax::Op>(at);
  callee->op_name = op;
  std::vector<const spec::relax::Expr*> arguments;
  for (std::size_t i = 0; i < count; ++i)
    arguments.push_back(build.use(at, build.variable(at, "argument", nullptr, false)));
  auto* call = build.make<spec::relax::Call>(at);
  call->op = callee;
  call->args = build.arena().list(arguments);
  return call;
}

}  // namespace tenor::semantics::relax
