// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/memory_layout.h"

#include <algorithm>
#include <optional>

#include "semantics/tensor/tensor.h"

namespace tenor::semantics {

using namespace spec;

namespace {

/// Wide enough for the sum of a few products of int64.
__extension__ using Wide = __int128;

/// The place after the last element; nothing where an element lies outside of the memory.
std::optional<std::int64_t> end_of(const std::vector<std::int64_t>& shape,
                                   const MemoryLayout& layout, std::int64_t limit) {
  Wide low = layout.offset, high = layout.offset;
  bool empty = false;
  for (std::size_t k = 0; k < shape.size(); ++k) {
    empty = empty || shape[k] <= 0;
    const Wide last = Wide{layout.strides[k]} * (shape[k] - 1);
    (last < 0 ? low : high) += last;
  }
  if (empty) low = high = layout.offset;
  if (low < 0 || high >= limit) return {};
  return static_cast<std::int64_t>(high) + (empty ? 0 : 1);
}

/// Elements between what a dimension spans and the next, or before the first one, as variable
/// number `k` of those that nothing decides has it.
std::int64_t gap_of(OpenLayout open, std::size_t k) {
  switch (open) {
    case OpenLayout::kPacked: return 0;
    case OpenLayout::kPadded: return 1;
    case OpenLayout::kSpread: return 3;
    case OpenLayout::kApart: return 1 + static_cast<std::int64_t>(k);
    default:
      return k == static_cast<std::size_t>(open) - static_cast<std::size_t>(OpenLayout::kOnePadded);
  }
}

/// Gives the variable that `e` is, where nothing has decided it yet, the value `alone`.
void decide(Sizes& sizes, const PrimExpr* e, std::int64_t alone,
            std::vector<const Variable*>& chosen) {
  const Variable* v = lone_variable(e);
  if (!v || sizes.is_known(v)) return;
  sizes.set(v, alone);
  chosen.push_back(v);
}

/// What a dimension spans, and a gap; the gap alone where that is not an int64.
std::int64_t beyond(std::int64_t stride, std::int64_t extent, std::int64_t gap) {
  std::int64_t span = 0;
  if (__builtin_mul_overflow(stride, extent, &span) || __builtin_add_overflow(span, gap, &span))
    return gap;
  return span;
}

}  // namespace

std::vector<std::int64_t> packed_strides(const std::vector<std::int64_t>& shape) {
  std::vector<std::int64_t> strides(shape.size(), 1);
  for (std::size_t k = shape.size(); k-- > 1;)
    strides[k - 1] = static_cast<std::int64_t>(static_cast<std::uint64_t>(strides[k]) *
                                               static_cast<std::uint64_t>(shape[k]));
  return strides;
}

MemoryLayout packed_layout(const std::vector<std::int64_t>& shape) {
  const std::size_t elements = element_count(shape).value_or(0);
  return {packed_strides(shape), true, 0, static_cast<std::int64_t>(elements)};
}

MemoryLayout layout_of(Sizes& sizes, const Buffer* b, const std::vector<std::int64_t>& shape,
                       std::int64_t limit, OpenLayout open, std::vector<const Variable*>& chosen) {
  MemoryLayout layout = packed_layout(shape);
  MemoryLayout packed = layout;
  const auto gap = [&] { return gap_of(open, chosen.size()); };
  if (b->strides.size() == shape.size())
    for (std::size_t k = shape.size(); k-- > 0;) {
      const bool is_last = k + 1 == shape.size();
      decide(sizes, b->strides[k],
             is_last ? 1 + gap() : beyond(layout.strides[k + 1], shape[k + 1], gap()), chosen);
      layout.strides[k] = sizes.evaluate(b->strides[k]).value_or(packed.strides[k]);
    }
  if (b->elem_offset) {
    decide(sizes, b->elem_offset, gap() * std::max<std::int64_t>(1, b->offset_factor), chosen);
    layout.offset = sizes.evaluate(b->elem_offset).value_or(0);
  }
  return laid_out(std::move(layout), {}, shape, limit).value_or(std::move(packed));
}

std::optional<MemoryLayout> laid_out(MemoryLayout layout, const ArrayText& given,
                                     const std::vector<std::int64_t>& shape, std::int64_t limit) {
  if (given.strides) layout.strides = *given.strides;
  if (given.offset) layout.offset = *given.offset;
  layout.packed = layout.strides == packed_strides(shape);
  const std::optional<std::int64_t> end = end_of(shape, layout, limit);
  if (!end) return {};
  layout.extent = *end;
  return layout;
}

}  // namespace tenor::semantics
