// SPDX-License-Identifier: Apache-2.0
// The cores that a device has for a program: a table, and how many of its rows are harvested.
// Ledger TT-D13.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tenor::fuzz::tenstorrent {

/// The grid of cores of a device.
struct Device {
  std::string_view name;
  std::int64_t columns = 0, rows = 0;
  std::int64_t cores() const { return columns * rows; }
};

/// Every device of the table; the first is what is meant where none is named: 64 cores.
std::span<const Device> devices();

/// The device of that name without so many of its rows; nothing where there is none, or none left.
std::optional<Device> find_device(std::string_view name, std::int64_t harvested_rows);

/// `default, grayskull, …`.
std::string names_of_devices();

}  // namespace tenor::fuzz::tenstorrent
