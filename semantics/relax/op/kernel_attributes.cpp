// SPDX-License-Identifier: Apache-2.0
// Attributes of a call, as the bodies of operators read them.
#include <numeric>

#include "semantics/relax/op/kernel.h"

namespace tenor::semantics::relax {

/// What is left out may be of any kind.
void Kernel::expect(std::string_view name, bool is_of_kind) {
  if (!is_of_kind && op_.attribute(name).kind != spec::Object::Kind::kNone) refuse(name);
}

std::optional<std::int64_t> Kernel::integer(std::string_view name) {
  const auto value = spec::relax::integer(op_, name);
  expect(name, value.has_value());
  return value;
}
std::optional<Extents> Kernel::integers(std::string_view name) {
  auto values = spec::relax::integers(op_, name);
  expect(name, values.has_value());
  return values;
}
bool Kernel::flag(std::string_view name) { return integer(name).value_or(0) != 0; }
std::string_view Kernel::text(std::string_view name) {
  expect(name, op_.attribute(name).kind == spec::Object::Kind::kString);
  return spec::relax::text(op_, name);
}

double Kernel::real(std::string_view name, double otherwise) {
  const auto value = number_of(op_.attribute(name));
  expect(name, value.has_value());
  return value.value_or(otherwise);
}

std::optional<std::vector<double>> Kernel::reals(std::string_view name) {
  const spec::Object given = op_.attribute(name);
  std::vector<double> values;
  for (const spec::Object& one : given.items)
    if (const auto value = number_of(one)) values.push_back(*value);
  const bool are_numbers =
      given.kind == spec::Object::Kind::kList && values.size() == given.items.size();
  expect(name, are_numbers);
  return are_numbers ? std::optional(values) : std::nullopt;
}

std::optional<int> Kernel::axis(std::string_view name, int ndim) {
  const auto given = integer(name);
  return given ? spec::relax::axis_of(op_, *given, ndim) : std::nullopt;
}

std::vector<int> Kernel::axes(std::string_view name, int ndim) {
  std::vector<int> all(static_cast<std::size_t>(ndim));
  std::iota(all.begin(), all.end(), 0);
  const auto given = integers(name);
  return given ? spec::relax::axes_of(op_, *given, ndim).value_or(all) : all;
}

}  // namespace tenor::semantics::relax
