// SPDX-License-Identifier: Apache-2.0
// Addresses as kernels compute with them. One of 64 bits says where: in its highest bits DRAM, a
// core, or a rectangle of cores; in its lowest 32 the address there.
#pragma once

#include <cstdint>

namespace tenor::semantics::tensix {

enum class Where : std::uint8_t { kHere, kDram, kCore, kRectangle };

struct Address {
  Where where{};
  std::uint32_t x = 0, y = 0, x2 = 0, y2 = 0;  ///< kCore: x and y; kRectangle: both corners
  std::uint32_t local = 0;

  static Address of(std::uint64_t bits) {
    const auto field = [&](int at) { return static_cast<std::uint32_t>(bits >> at & 0x3f); };
    return {static_cast<Where>(bits >> 60 & 3), field(32), field(38), field(44), field(50),
            static_cast<std::uint32_t>(bits)};
  }
  std::uint64_t bits() const {
    const auto field = [](std::uint64_t v, int at) { return (v & 0x3f) << at; };
    return static_cast<std::uint64_t>(where) << 60 | field(x, 32) | field(y, 38) | field(x2, 44) |
           field(y2, 50) | local;
  }
};

inline constexpr std::uint32_t kFirstSemaphore = 0x400, kSemaphoreStride = 16;
/// Addresses of circular buffers begin at multiples of it.
inline constexpr std::uint32_t kRingAlignment = 32;

}  // namespace tenor::semantics::tensix
