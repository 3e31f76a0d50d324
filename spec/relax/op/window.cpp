// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/op/window.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/relax/wording.h"

namespace tenor::spec::relax {
namespace {

/// Beyond it no attribute makes sense, and no arithmetic with it overflows.
constexpr std::int64_t kLargestNumber = std::int64_t{1} << 31;

bool are_between(OperatorCall& op, std::string_view attribute, const Numbers& numbers,
                 std::int64_t least) {
  const auto wrong = std::ranges::find_if(
      numbers, [&](std::int64_t one) { return one < least || one > kLargestNumber; });
  if (wrong == numbers.end()) return true;
  op.reject(op.size(), fmt::format("{} has {}", attribute, *wrong),
            fmt::format("it must be {} or more", least));
  return false;
}

std::optional<Numbers> given(OperatorCall& op, std::string_view attribute, std::int64_t least) {
  auto numbers = integers(op, attribute);
  if (numbers && !numbers->empty())
    return are_between(op, attribute, *numbers, least) ? numbers : std::nullopt;
  op.reject(op.size(), fmt::format("{} is not a list of integers", attribute));
  return std::nullopt;
}

}  // namespace

std::optional<Numbers> per_axis(OperatorCall& op, std::string_view attribute, std::size_t count,
                                std::int64_t least) {
  auto numbers = given(op, attribute, least);
  if (!numbers) return std::nullopt;
  if (numbers->size() == 1) numbers->resize(count, numbers->front());
  if (numbers->size() == count) return numbers;
  op.reject(op.size(), fmt::format("{} has {} numbers", attribute, numbers->size()),
            fmt::format("give one, or {}", count));
  return std::nullopt;
}

std::optional<Window> window_of(OperatorCall& op, std::size_t axes) {
  auto strides = per_axis(op, "strides", axes, 1);
  auto dilation = strides ? per_axis(op, "dilation", axes, 1) : std::nullopt;
  auto padding = dilation ? given(op, "padding", 0) : std::nullopt;
  if (!padding) return std::nullopt;
  if (padding->size() == 1) padding->resize(axes, padding->front());
  if (padding->size() == axes) padding->insert(padding->end(), padding->begin(), padding->end());
  if (padding->size() != 2 * axes) {
    op.reject(op.size(), fmt::format("padding has {} numbers", padding->size()),
              fmt::format("give one, {}, or {}", axes, 2 * axes));
    return std::nullopt;
  }
  const auto middle = padding->begin() + static_cast<std::ptrdiff_t>(axes);
  return Window{*strides, *dilation, Numbers(padding->begin(), middle),
                Numbers(middle, padding->end())};
}

bool is_extent(OperatorCall& op, std::size_t argument, const PrimExpr* extent) {
  if (literal(extent).value_or(0) >= 0) return true;
  op.reject(argument, fmt::format("the result has an extent of {}", shown(extent)),
            "the window is larger than its input");
  return false;
}

}  // namespace tenor::spec::relax
