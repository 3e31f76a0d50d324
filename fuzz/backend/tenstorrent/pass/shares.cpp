// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/pass/shares.h"

namespace tenor::fuzz::tenstorrent {
namespace {

struct Run {
  std::int64_t start, count;
};

/// Part number i of `total` things among so many: the first ones have one more.
Run part(std::int64_t total, std::int64_t parts, std::int64_t i) {
  const std::int64_t base = total / parts, more = total % parts;
  return {i * base + std::min(i, more), base + (i < more ? 1 : 0)};
}

std::vector<std::int64_t> contiguous(std::int64_t tiles, std::int64_t cores, std::int64_t core) {
  const Run run = part(tiles, cores, core);
  std::vector<std::int64_t> all;
  for (std::int64_t i = 0; i < run.count; ++i) all.push_back(run.start + i);
  return all;
}

std::vector<std::int64_t> interleaved(std::int64_t tiles, std::int64_t cores, std::int64_t core) {
  std::vector<std::int64_t> all;
  for (std::int64_t tile = core; tile < tiles; tile += cores) all.push_back(tile);
  return all;
}

/// The core's column takes a part of x, its row a part of y, and all of z.
std::vector<std::int64_t> rectangular(const TileGrid& grid, const Device& device,
                                      std::int64_t core) {
  const Run x = part(grid[0], device.columns, core % device.columns),
            y = part(grid[1], device.rows, core / device.columns);
  std::vector<std::int64_t> all;
  for (std::int64_t z = 0; z < grid[2]; ++z)
    for (std::int64_t j = 0; j < y.count; ++j)
      for (std::int64_t i = 0; i < x.count; ++i)
        all.push_back((z * grid[1] + y.start + j) * grid[0] + x.start + i);
  return all;
}

}  // namespace

std::vector<Share> shares_of(std::string_view policy, const TileGrid& grid, const Device& device) {
  const std::int64_t tiles = grid[0] * grid[1] * grid[2];
  std::vector<Share> all;
  std::int64_t next = 0;
  for (std::int64_t core = 0; core < device.cores(); ++core) {
    Share share{next, {}};
    if (policy == "interleaved")
      share.tiles = interleaved(tiles, device.cores(), core);
    else if (policy == "rectangular")
      share.tiles = rectangular(grid, device, core);
    else
      share.tiles = contiguous(tiles, device.cores(), core);
    next += static_cast<std::int64_t>(share.tiles.size());
    all.push_back(std::move(share));
  }
  return all;
}

}  // namespace tenor::fuzz::tenstorrent
