// SPDX-License-Identifier: Apache-2.0
// The fields of a plan that the document has: the grid, and the share of each core. Beside them,
// under `tenor`, the tiles of each core where a share is no range. TT/Plan/reference
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tenor::spec::tenstorrent {

/// An assignment: tiles from `start` on; with lists, of those of all cores one after another.
struct PlanShare {
  std::uint64_t core = 0, start = 0, count = 0;
};

/// What the plan has of them.
struct PlanReference {
  std::optional<std::array<std::uint64_t, 3>> grid;
  std::optional<std::uint64_t> tiles, cores;
  std::optional<std::array<std::uint64_t, 2>> topology;  ///< columns and rows
  std::string policy = "contiguous";
  std::optional<std::vector<PlanShare>> shares;
  std::optional<std::vector<std::vector<std::uint64_t>>> lists;  ///< of each core of the plan

  /// Product of the grid, or the number of tiles, where either is known.
  std::optional<std::uint64_t> total() const {
    if (tiles || !grid) return tiles;
    return (*grid)[0] * (*grid)[1] * (*grid)[2];
  }
};

}  // namespace tenor::spec::tenstorrent
