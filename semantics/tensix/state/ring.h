// SPDX-License-Identifier: Apache-2.0
// A circular buffer of a core: the counters that both ends see, and its pages. TT/CB
#pragma once

#include <vector>

#include "semantics/tensix/state/content.h"

namespace tenor::semantics::tensix {

inline constexpr std::uint32_t kUnowned = 0xffffffff;

/// A page, and the transfers that may not have landed.
template <class D>
struct Page : Content<D> {
  std::uint32_t filled = 0;         ///< bytes from its start that were written
  std::uint32_t reader = kUnowned;  ///< the agent whose transfer to it is pending
  const spec::Node* read = nullptr;
  std::uint32_t sender = kUnowned;  ///< the agent whose transfer from it has not left
  const spec::Node* sent = nullptr;
};

template <class D>
struct Ring {
  const spec::tenstorrent::CircularBuffer* plan = nullptr;
  std::uint32_t address = 0;
  std::uint16_t received = 0, acked = 0;  ///< they wrap, as those of the hardware do
  std::uint32_t producer = kUnowned, consumer = kUnowned;
  std::vector<Page<D>> pages;

  std::uint32_t capacity() const { return plan->pages; }
  std::uint32_t visible() const { return static_cast<std::uint16_t>(received - acked); }
  std::uint32_t free() const { return capacity() - visible(); }
  bool is_on_tensor() const { return !plan->buffer.empty(); }
};

/// What one agent has of a circular buffer: its own pointers, as page numbers, and what it may use.
struct End {
  std::uint32_t write = 0, read = 0;
  std::uint32_t reserved = 0;  ///< pages from `write` on that may be written
  std::uint32_t waited = 0;    ///< pages from `read` on that may be read
  std::uint32_t packed = 0;    ///< pages that pack_tile wrote since the last push
};

}  // namespace tenor::semantics::tensix
