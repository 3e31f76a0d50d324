// SPDX-License-Identifier: Apache-2.0
// Where the elements of an argument lie: as the strides and the offset of its buffer have it
// (TIR/Exec/1.2.4.b2 to b4; TIR-D37, D38, D74), so that an array without layout can be handed in.
#pragma once

#include <cstdint>
#include <vector>

#include "semantics/run/sizes.h"
#include "semantics/tensor/array_text.h"

namespace tenor::semantics {

/// In elements. `extent` is how many the memory holds.
struct MemoryLayout {
  std::vector<std::int64_t> strides;
  bool packed = true;
  std::int64_t offset = 0;
  std::int64_t extent = 0;
};

/// Strides of an array without gaps.
std::vector<std::int64_t> packed_strides(const std::vector<std::int64_t>& shape);

/// An array without gaps.
MemoryLayout packed_layout(const std::vector<std::int64_t>& shape);

/// What strides and offsets are that nothing decides.
enum class OpenLayout : std::uint8_t {
  kPacked,    ///< without gaps, from the first element of the memory on
  kPadded,    ///< with a gap after what each dimension spans, and before the first element
  kSpread,    ///< with larger gaps
  kApart,     ///< with another gap for each
  kOnePadded  ///< with a gap for the first one alone; what follows, for the second, and so on
};
/// Those that treat all alike, which come first.
inline constexpr std::size_t kOpenLayouts = 3;

/// The layout that `b` asks for, with what nothing decides as `open` says; these variables are
/// added to `chosen`, which has those of the buffers before. One that no memory of at most `limit`
/// elements has is given up for the packed one, and the rules say what is wrong with that.
MemoryLayout layout_of(Sizes& sizes, const spec::Buffer* b, const std::vector<std::int64_t>& shape,
                       std::int64_t limit, OpenLayout open,
                       std::vector<const spec::Variable*>& chosen);

/// `layout` with the strides and the offset that are given; nothing where no memory of at most
/// `limit` elements has it.
std::optional<MemoryLayout> laid_out(MemoryLayout layout, const ArrayText& given,
                                     const std::vector<std::int64_t>& shape, std::int64_t limit);

/// Calls `visit(position)` with the place in memory of each element, row by row.
template <class Visit>
void for_each_position(const std::vector<std::int64_t>& shape, const MemoryLayout& layout,
                       Visit&& visit) {
  for (const std::int64_t extent : shape)
    if (extent <= 0) return;
  std::vector<std::int64_t> index(shape.size(), 0);
  std::int64_t position = layout.offset;
  for (bool more = true; more;) {
    visit(static_cast<std::uint64_t>(position));
    more = false;
    for (std::size_t k = shape.size(); k-- > 0 && !more;) {
      position += layout.strides[k];
      more = ++index[k] < shape[k];
      if (more) continue;
      position -= layout.strides[k] * shape[k];
      index[k] = 0;
    }
  }
}

}  // namespace tenor::semantics
