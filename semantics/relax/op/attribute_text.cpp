// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/op/attribute_text.h"

#include <fmt/format.h>

#include "spec/ir/expr.h"

namespace tenor::semantics::relax {
std::optional<double> number_of(const spec::Object& attribute) {
  using Kind = spec::Object::Kind;
  if (attribute.kind == Kind::kFloat) return attribute.floating;
  if (attribute.kind == Kind::kInt || attribute.kind == Kind::kBool)
    return static_cast<double>(attribute.integer);
  if (const auto* whole = spec::as<spec::IntImm>(attribute.expr))
    return static_cast<double>(whole->value);
  if (const auto* floating = spec::as<spec::FloatImm>(attribute.expr)) return floating->value;
  return std::nullopt;
}

std::string show(const spec::Object& attribute) {
  using Kind = spec::Object::Kind;
  if (attribute.kind == Kind::kNone) return "None";
  if (attribute.kind == Kind::kBool) return attribute.integer != 0 ? "True" : "False";
  if (const auto number = number_of(attribute)) return fmt::format("{}", *number);
  if (attribute.kind != Kind::kList) return std::string(attribute.text);
  std::string items;
  for (const spec::Object& item : attribute.items)
    items += (items.empty() ? "" : ", ") + show(item);
  return "[" + items + "]";
}

bool are_equal(const spec::Object& a, const spec::Object& b) {
  const auto left = number_of(a), right = number_of(b);
  if (left || right) return left == right;
  if (a.kind != b.kind || a.text != b.text || a.items.size() != b.items.size()) return false;
  for (std::size_t i = 0; i < a.items.size(); ++i)
    if (!are_equal(a.items[i], b.items[i])) return false;
  return true;
}

}  // namespace tenor::semantics::relax
