// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/pass/device.h"

#include <algorithm>

namespace tenor::fuzz::tenstorrent {
namespace {

/// Columns and rows of cores that programs can have, with no row harvested. Boards of Wormhole have
/// one or two rows less, which is what `--harvested` says.
constexpr Device kDevices[] = {
    {"default", 8, 8},
    {"grayskull", 12, 10},
    {"wormhole", 8, 10},
    {"blackhole", 14, 10},
};

}  // namespace

std::span<const Device> devices() { return kDevices; }

std::optional<Device> find_device(std::string_view name, std::int64_t harvested_rows) {
  const auto* found = std::ranges::find(kDevices, name, &Device::name);
  if (found == std::end(kDevices) || harvested_rows < 0 || harvested_rows >= found->rows)
    return std::nullopt;
  return Device{found->name, found->columns, found->rows - harvested_rows};
}

std::string names_of_devices() {
  std::string all;
  for (const Device& device : kDevices) all += (all.empty() ? "" : ", ") + std::string(device.name);
  return all;
}

}  // namespace tenor::fuzz::tenstorrent
