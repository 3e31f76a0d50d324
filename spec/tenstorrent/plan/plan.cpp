// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/plan/plan.h"

#include <algorithm>

namespace tenor::spec::tenstorrent {
namespace {

struct FormatRow {
  std::string_view word;
  std::uint32_t tile_bytes;
};
/// In the order of the enumerators. A tile of bfp8_b has an exponent for 16 elements.
constexpr FormatRow kFormats[] = {
    {"bfloat16", 2048}, {"float16", 2048}, {"float32", 4096}, {"uint32", 4096}, {"bfp8_b", 1088}};

}  // namespace

std::optional<Format> format_of(std::string_view word) {
  const auto* found = std::ranges::find(kFormats, word, &FormatRow::word);
  if (found == std::end(kFormats)) return {};
  return static_cast<Format>(found - std::begin(kFormats));
}
std::string_view word(Format format) { return kFormats[static_cast<std::size_t>(format)].word; }
std::uint32_t tile_bytes(Format format) {
  return kFormats[static_cast<std::size_t>(format)].tile_bytes;
}

std::array<std::uint32_t, 2> PlanBuffer::valid(std::uint64_t page) const {
  if (!is_tiled || is_padding_zero) return {kTileSide, kTileSide};
  const std::uint64_t width = shape.back(), height = shape.size() > 1 ? shape.end()[-2] : 1;
  const std::uint64_t columns = (width + kTileSide - 1) / kTileSide,
                      rows = (height + kTileSide - 1) / kTileSide;
  const std::uint64_t row = page / columns % rows, column = page % columns;
  const auto left = [](std::uint64_t extent, std::uint64_t at) {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(kTileSide, extent - at * kTileSide));
  };
  return {left(height, row), left(width, column)};
}

std::uint64_t Plan::circular_bytes() const {
  std::uint64_t all = 0;
  for (const CircularBuffer& each : circular_buffers)
    all += std::uint64_t{each.page_size} * each.pages;
  return all;
}

const CircularBuffer* Plan::circular_buffer(std::uint64_t id) const {
  const auto found = std::ranges::find(circular_buffers, id, &CircularBuffer::id);
  return found == circular_buffers.end() ? nullptr : &*found;
}

int Plan::core_at(std::uint64_t x, std::uint64_t y) const {
  const auto found =
      std::ranges::find_if(cores, [&](const Core& core) { return core.x == x && core.y == y; });
  return found == cores.end() ? -1 : static_cast<int>(found - cores.begin());
}

}  // namespace tenor::spec::tenstorrent
