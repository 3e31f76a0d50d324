// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/memory_layout.h"

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

/// Gives the variable that `e` is, where nothing has decided it yet, the value `alone`.
void decide(Sizes& sizes, const PrimExpr* e, std::int64_t alone) {
  const Variable* v = lone_variable(e);
  if (v && !sizes.is_known(v)) sizes.set(v, alone);
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
                       std::int64_t limit) {
  MemoryLayout layout = packed_layout(shape);
  MemoryLayout packed = layout;
  if (b->strides.size() == shape.size())
    for (std::size_t k = 0; k < shape.size(); ++k) {
      decide(sizes, b->strides[k], packed.strides[k]);
      layout.strides[k] = sizes.evaluate(b->strides[k]).value_or(packed.strides[k]);
    }
  if (b->elem_offset) {
    decide(sizes, b->elem_offset, 0);
    layout.offset = sizes.evaluate(b->elem_offset).value_or(0);
  }
  layout.packed = layout.strides == packed.strides;
  const std::optional<std::int64_t> end = end_of(shape, layout, limit);
  if (!end) return packed;
  layout.extent = *end;
  return layout;
}

}  // namespace tenor::semantics
