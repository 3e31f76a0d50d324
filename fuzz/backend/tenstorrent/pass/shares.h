// SPDX-License-Identifier: Apache-2.0
// Which tiles each core has: the policies of WS2. TT/WS2/InferDefaultTTSchedule/3; ledger TT-D4,
// TT-D12.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "fuzz/backend/tenstorrent/pass/device.h"

namespace tenor::fuzz::tenstorrent {

/// A run of tiles by their numbers, in the order in which their core visits them.
struct Share {
  std::int64_t start = 0;           ///< how many tiles the cores before have
  std::vector<std::int64_t> tiles;  ///< their numbers
};

using TileGrid = std::array<std::int64_t, 3>;  ///< extents in x, y, z

/// A share for each core of the device. The policy is one of spec::tenstorrent::kPolicies; tile
/// number t is at x = t % X, y = t / X % Y, z = t / (X * Y).
std::vector<Share> shares_of(std::string_view policy, const TileGrid& grid, const Device& device);

}  // namespace tenor::fuzz::tenstorrent
