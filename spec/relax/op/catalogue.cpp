// SPDX-License-Identifier: Apache-2.0
// The registry itself: all families joined and sorted by name, and the lookup.
#include <algorithm>

#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

constexpr std::span<const Operator> (*kFamilies[])() = {
    binary_operators,       ternary_operators,     matmul_operators,       einsum_operators,
    reduction_operators,    sorting_operators,     shape_change_operators, joining_operators,
    repetition_operators,   indexing_operators,    slicing_operators,      scattering_operators,
    creation_operators,     convolution_operators, pooling_operators,      normalization_operators,
    attention_operators,    loss_operators,        image_operators,        vision_operators,
    quantization_operators, gradient_operators,    call_family_operators,  shape_value_operators,
    device_operators,       effect_operators,      memory_operators,       unary_operators,
};

std::vector<const Operator*> sorted() {
  std::vector<const Operator*> all;
  for (const auto family : kFamilies)
    for (const Operator& one : family()) all.push_back(&one);
  std::ranges::sort(all, {}, &Operator::name);
  return all;
}

}  // namespace

std::span<const Operator* const> all_operators() {
  static const std::vector<const Operator*> all = sorted();
  return all;
}

std::vector<Implementation> operator_implementations() {
  std::vector<Implementation> all;
  for (const Operator* op : all_operators())
    if (!op->clauses.file.empty())
      all.push_back(
          {Implementation::Kind::kFunction, op->name, op->clauses.ids, op->clauses.file, {}});
  return all;
}

const Operator* find_operator(std::string_view name) {
  const auto all = all_operators();
  const auto place = std::ranges::lower_bound(all, name, {}, &Operator::name);
  return place != all.end() && (*place)->name == name ? *place : nullptr;
}

std::string_view why_refused(std::string_view name) {
  if (name.starts_with("R.")) name.remove_prefix(2);
  if (name.starts_with("ccl.")) return "collectives are out of scope by name";
  if (name.starts_with("dist.") || name.starts_with("DTensor"))
    return "distributed tensors are out of scope by name";
  return {};
}

}  // namespace tenor::spec::relax
