// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/op/named_array.h"

namespace tenor::semantics::relax {
namespace {

bool is_inner(char name) { return 'a' <= name && name <= 'z'; }
char outer_name(char name) { return is_inner(name) ? static_cast<char>(name - 'a' + 'A') : name; }

}  // namespace

NamedArray::NamedArray(const Array& array, spec::relax::Layout layout, std::string_view names)
    : array_(array), layout_(std::move(layout)), names_(names), shape_(names.size(), 1) {
  for (std::size_t i = 0; i < layout_.axes.size(); ++i)
    shape_[names_.find(outer_name(layout_.axes[i].name))] *= array.shape()[i];
}

std::int64_t NamedArray::inner_factor(char name) const {
  for (const auto& axis : layout_.axes)
    if (is_inner(axis.name) && outer_name(axis.name) == name) return axis.factor;
  return 1;
}

Index NamedArray::stored(const Index& index) const {
  Index found;
  for (const auto& axis : layout_.axes) {
    const char name = outer_name(axis.name);
    const Scalar whole = index[names_.find(name)];
    const std::int64_t factor = inner_factor(name);
    found.push_back(is_inner(axis.name) ? floor_mod(whole, factor) : floor_div(whole, factor));
  }
  return found;
}

NamedArray named(Kernel& k, const Array& array, std::string_view attribute,
                 std::string_view names) {
  return {array, spec::relax::layout_of(k.op(), attribute, names).value_or(spec::relax::Layout{}),
          names};
}

NamedArray named(Kernel& k, const Array& array, std::string_view attribute, std::string_view names,
                 std::string_view otherwise) {
  return named(k, array, k.text(attribute).empty() ? otherwise : attribute, names);
}

}  // namespace tenor::semantics::relax
