// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/op/layout.h"

#include <fmt/format.h>

#include <algorithm>

namespace tenor::spec::relax {
namespace {

constexpr std::int64_t kLargestFactor = std::int64_t{1} << 31;

bool is_capital(char c) { return 'A' <= c && c <= 'Z'; }
bool is_small(char c) { return 'a' <= c && c <= 'z'; }
bool is_digit(char c) { return '0' <= c && c <= '9'; }
char small(char capital) { return static_cast<char>(capital - 'A' + 'a'); }

/// Letters with a number before each small one; nothing where the text is something else.
std::optional<Layout> parse(std::string_view text) {
  Layout layout;
  std::int64_t factor = 0;
  for (const char c : text) {
    if (is_digit(c)) {
      factor = factor * 10 + (c - '0');
      if (factor > kLargestFactor) return std::nullopt;
      continue;
    }
    if (is_small(c) ? factor == 0 : !is_capital(c) || factor != 0) return std::nullopt;
    if (std::ranges::find(layout.axes, c, &Layout::Axis::name) != layout.axes.end())
      return std::nullopt;
    layout.axes.push_back({c, is_small(c) ? factor : 1});
    factor = 0;
  }
  if (factor != 0) return std::nullopt;
  return layout;
}

/// Each of `names` once, and inner parts of these alone.
bool has_axes(const Layout& layout, std::string_view names) {
  std::size_t found = 0;
  for (const Layout::Axis& axis : layout.axes) {
    const bool inner = is_small(axis.name);
    const bool known = std::ranges::any_of(
        names, [&](char name) { return axis.name == (inner ? small(name) : name); });
    if (!known) return false;
    found += inner ? 0 : 1;
  }
  return found == names.size();
}

/// Extent of the inner part of an axis.
std::int64_t inner_factor(const Layout& layout, char name) {
  const auto inner = std::ranges::find(layout.axes, small(name), &Layout::Axis::name);
  return inner == layout.axes.end() ? 1 : inner->factor;
}

}  // namespace

std::optional<Layout> layout_of(OperatorCall& op, std::string_view attribute,
                                std::string_view names) {
  auto layout = parse(text(op, attribute));
  if (layout && has_axes(*layout, names)) return layout;
  op.reject(0, fmt::format("{} is \"{}\"", attribute, text(op, attribute)),
            fmt::format("give the axes of {} in any order", names));
  return std::nullopt;
}

std::optional<Layout> layout_of(OperatorCall& op, std::string_view attribute,
                                std::string_view names, const Layout& otherwise) {
  return text(op, attribute).empty() ? otherwise : layout_of(op, attribute, names);
}

std::optional<std::optional<Dimensions>> extents_of(OperatorCall& op, std::size_t argument,
                                                    const Operand& operand, const Layout& layout,
                                                    std::string_view names) {
  if (!has_rank(op, argument, operand, layout.ndim())) return std::nullopt;
  if (!operand.dimensions()) return std::optional<Dimensions>();
  Dimensions extents(names.size(), nullptr);
  for (std::size_t i = 0; i < layout.axes.size(); ++i) {
    const auto& [name, factor] = layout.axes[i];
    const PrimExpr* one = (*operand.dimensions())[i];
    if (is_small(name)) {
      if (!agree(op, argument, one, dimension(op, factor), "the inner part of an axis"))
        return std::nullopt;
    } else {
      extents[names.find(name)] = combine(op, DimensionOp::kMul, one, inner_factor(layout, name));
    }
  }
  return extents;
}

Shape arranged(OperatorCall& op, const Layout& layout, std::string_view names,
               const Dimensions& extents) {
  Dimensions result;
  for (const auto& [name, factor] : layout.axes) {
    if (is_small(name)) {
      result.push_back(dimension(op, factor));
      continue;
    }
    const std::int64_t inner = inner_factor(layout, name);
    const PrimExpr* whole = extents[names.find(name)];
    const PrimExpr* last = combine(op, DimensionOp::kAdd, whole, inner - 1);
    result.push_back(combine(op, DimensionOp::kFloorDiv, last, inner));
  }
  return shape_of(std::move(result));
}

}  // namespace tenor::spec::relax
