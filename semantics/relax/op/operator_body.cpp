// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/op/operator_body.h"

#include <algorithm>

#include "semantics/relax/op/bodies.h"
#include "semantics/relax/op/constant_call.h"
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

Refused refused(std::string_view name, std::string_view reason) {
  return {std::string(name) + ": " + std::string(reason)};
}

/// Why there is no body of that operator.
Refused without_body(std::string_view name) {
  const WithoutBody* known = find_without_body(name);
  return refused(name, known ? known->reason : "no such operator is known");
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
  for (const WithoutBody& one : operators_without_body()) names.push_back(one.name);
  return names;
}

std::variant<OperatorBody, Refused> operator_body(const spec::relax::Call* call,
                                                  std::span<const OperatorArgument> arguments,
                                                  spec::Program& into) {
  const auto* callee = spec::relax::as<spec::relax::Op>(call->op);
  const auto* op = callee ? spec::relax::find_operator(callee->op_name) : nullptr;
  const WriteBody write = op ? find_body(op->name) : nullptr;
  if (!write) return without_body(callee ? callee->op_name : "the callee");
  spec::relax::Builder build(into);
  ConstantCall constant(*op, *call, arguments, build);
  OperatorBody body;
  auto results = constant.results(body.is_tuple);
  if (auto* why = std::get_if<Refused>(&results)) return *why;
  body.results = std::move(std::get<0>(results));
  Kernel kernel(constant, op->name, build.tir(), arguments, body.results);
  write(kernel);
  if (const std::string_view attribute = constant.unread(); !attribute.empty())
    kernel.refuse(attribute);
  if (!kernel.refused().empty()) return Refused{kernel.refused()};
  if (!constant.rejected().empty()) return refused(op->name, constant.rejected());
  body.function = kernel.finish();
  return body;
}

}  // namespace tenor::semantics::relax
