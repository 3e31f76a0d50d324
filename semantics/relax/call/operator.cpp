// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include "semantics/relax/op/operator_body.h"
#include "semantics/tensor/tensor.h"

namespace tenor::semantics::relax {
namespace {

std::string text(std::monostate) { return "-"; }
std::string text(const TensorType& type) {
  return spec::to_string(type.dtype) + show_shape(type.shape);
}
std::string text(const std::vector<std::int64_t>& shape) { return show_shape(shape); }
std::string text(const PrimNumber& n) {
  return fmt::format("{}:{}:{}", spec::to_string(n.dtype), n.integer, n.floating);
}
std::string text(const std::vector<TensorType>& types) {
  std::string all = "{";
  for (const TensorType& type : types) all += text(type) + ";";
  return all + "}";
}

}  // namespace

std::string key_of(std::span<const OperatorArgument> arguments) {
  std::string key;
  for (const OperatorArgument& argument : arguments)
    key += std::visit([](const auto& value) { return text(value); }, argument.value) + "|";
  return key;
}

std::string show_types(std::span<const TensorType> types) {
  std::string all;
  for (const TensorType& type : types) all += (all.empty() ? "" : ", ") + text(type);
  return all;
}

}  // namespace tenor::semantics::relax
