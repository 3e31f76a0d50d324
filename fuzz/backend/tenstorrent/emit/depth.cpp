// SPDX-License-Identifier: Apache-2.0
// How many values each circular buffer has room for: two where data movement and computing are to
// overlap, as long as L1 suffices.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "fuzz/backend/tenstorrent/emit/program.h"

namespace tenor::fuzz::tenstorrent {
namespace {

constexpr std::size_t kMostRings = 32;
constexpr std::uint32_t kFirstStored = 16, kFirstBetween = 24;

std::int64_t value_bytes(const TileProgram& program, const Ring& ring) {
  return ring.pages * tile_bytes(*format_of(program.of(ring.near).dtype));
}
std::int64_t all_bytes(const TileProgram& program) {
  std::int64_t all = 0;
  for (const Ring& ring : program.rings) all += value_bytes(program, ring) * ring.depth;
  return all;
}

/// The first ones are those that the reader fills, as it is the custom.
void number(std::vector<Ring>& rings) {
  std::set<std::uint32_t> taken;
  for (Ring& ring : rings) {
    ring.id = ring.is_loaded ? 0 : ring.is_stored ? kFirstStored : kFirstBetween;
    while (!taken.insert(ring.id).second) ring.id = (ring.id + 1) % kMostRings;
  }
}

}  // namespace

void choose_depths(TileProgram& program, std::int64_t room) {
  if (program.rings.size() > kMostRings)
    return program.refuse(program.function,
                          fmt::format("this needs {} circular buffers, and a core has {}",
                                      program.rings.size(), kMostRings));
  for (Ring& ring : program.rings)
    ring.depth = ring.is_replaced || ring.is_loaded || ring.is_stored ? 2 : 1;
  if (program.scaler >= 0) program.rings[static_cast<std::size_t>(program.scaler)].depth = 1;
  while (all_bytes(program) > room) {
    Ring* largest = nullptr;
    for (Ring& ring : program.rings)
      if (ring.depth > 1 && !ring.is_replaced &&
          (!largest || value_bytes(program, ring) > value_bytes(program, *largest)))
        largest = &ring;
    if (!largest)
      return program.refuse(
          program.function,
          fmt::format("the circular buffers of a core take {} bytes at least, and "
                      "L1 has {} for them",
                      all_bytes(program), room),
          "make the tiles of a block smaller");
    --largest->depth;
  }
  number(program.rings);
}

}  // namespace tenor::fuzz::tenstorrent
