// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/op/data_shape.h"

namespace tenor::semantics::relax {
namespace {

constexpr std::span<const DataShapedOperator> (*kDataShapedFamilies[])() = {searching_operators,
                                                                            data_slicing_operators};

}  // namespace

const DataShapedOperator* find_data_shaped(std::string_view name) {
  for (const auto family : kDataShapedFamilies)
    for (const DataShapedOperator& one : family())
      if (one.name == name) return &one;
  return nullptr;
}

std::vector<std::string_view> data_shaped_names() {
  std::vector<std::string_view> names;
  for (const auto family : kDataShapedFamilies)
    for (const DataShapedOperator& one : family()) names.push_back(one.name);
  return names;
}

}  // namespace tenor::semantics::relax
