// SPDX-License-Identifier: Apache-2.0
#include "spec/tile/agree.h"

#include <fmt/format.h>

#include <algorithm>

namespace tenor::spec::tile {
namespace {

/// Are both literals, of different numbers?
bool differ(const PrimExpr* a, const PrimExpr* b) {
  const auto *x = as<IntImm>(a), *y = as<IntImm>(b);
  return x && y && x->value != y->value;
}

bool is_matrix(const Region& region) {
  const std::size_t rank = region.axes.size();
  const auto wide = wide_axes(region);
  return rank >= 2 && std::ranges::none_of(wide, [&](auto i) { return i + 2 < rank; });
}

/// The last extent, or the one before it.
const PrimExpr* side(const Region& region, bool last) {
  return region.axes[region.axes.size() - (last ? 1 : 2)].extent;
}

}  // namespace

std::string why_not_copied(const Region& from, const Region& to) {
  const std::size_t source = wide_axes(from).size(), target = wide_axes(to).size();
  if (source == target) return "";
  return fmt::format("{} has {} axes of more than one element, and {} has {}", from.buffer->name,
                     source, to.buffer->name, target);
}

std::string why_not_filled(const Region& to) {
  for (std::size_t i = 0; i < to.axes.size() && i < to.buffer->shape.size(); ++i) {
    const auto *min = as<IntImm>(to.axes[i].min), *extent = as<IntImm>(to.axes[i].extent),
               *shape = as<IntImm>(to.buffer->shape[i]);
    if (min && extent && shape && (min->value < 0 || extent->value > shape->value - min->value))
      return fmt::format(
          "axis {} goes from {} to {}, but {} has {} elements there", i, min->value,
          Wide{min->value} + extent->value > INT64_MAX ? INT64_MAX : min->value + extent->value,
          to.buffer->name, shape->value);
  }
  return "";
}

std::string why_not_multiplied(const Gemm& what, const std::array<const PrimExpr*, 3>& written) {
  for (const Region* region : {&what.a, &what.b, &what.c})
    if (!is_matrix(*region))
      return fmt::format("the region of {} is not a matrix", region->buffer->name);
  const PrimExpr* const sides[3][2] = {
      {side(what.c, false), side(what.a, what.transpose_a)},
      {side(what.c, true), side(what.b, !what.transpose_b)},
      {side(what.a, !what.transpose_a), side(what.b, what.transpose_b)}};
  for (std::size_t i = 0; i < written.size(); ++i)
    if (differ(sides[i][0], sides[i][1]) || differ(written[i], sides[i][0]))
      return fmt::format("{} of its regions do not agree", std::string_view("MNK").substr(i, 1));
  return "";
}

std::string why_not_reduced(const Reduce& what) {
  const auto &from = what.from.axes, &to = what.to.axes;
  const bool keeps = to.size() == from.size();
  if (!keeps && to.size() + 1 != from.size())
    return fmt::format("{} has {} axes, and {} has {}", what.from.buffer->name, from.size(),
                       what.to.buffer->name, to.size());
  for (std::size_t i = 0, next = 0; i < from.size(); ++i) {
    if (i == what.dim && !keeps) continue;
    const auto* extent = as<IntImm>(to[next].extent);
    const bool agrees =
        i == what.dim ? extent && extent->value == 1 : !differ(from[i].extent, to[next].extent);
    if (!agrees)
      return fmt::format("axis {} of {} does not have as many elements as that of {}", next,
                         what.to.buffer->name, what.from.buffer->name);
    ++next;
  }
  const bool extremum = what.by == Combiner::kMax || what.by == Combiner::kMin;
  return extremum && what.to.buffer->dtype.scalar.is_small_float()
             ? "its datatype has no infinity to begin with"
             : "";
}

}  // namespace tenor::spec::tile
