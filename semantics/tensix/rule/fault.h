// SPDX-License-Identifier: Apache-2.0
// What the rules of a call share: its arguments by role, the first fault that it has, and where its
// pages are. The faults of a frame are tried in a fixed order, so that its premises exclude each
// other.
#pragma once

#include "semantics/tensix/state/state.h"

namespace tenor::semantics::tensix {

using spec::tenstorrent::Role;

enum class Fault : std::uint8_t {
  kNone,
  kOwners,
  kCapacity,
  kCount,
  kWrap,
  kPending,
  kUnwritten,
  kPage,
  kUndefined,
  kWindow,
  kTotal,
  kAlignment,
  kAgain,
  kPadding,
  kInit,
  kFormat,
  kBits,
  kOrder,
  kUnacquired,
  kIndex,
  kPlace,
  kCores
};

/// The first fault of a call, if it has one, and what it is about.
struct Found {
  Fault fault = Fault::kNone;
  std::uint64_t which = 0;             ///< a page, an index, a count: what the message names
  const spec::Node* access = nullptr;  ///< the other one
};
Truth auto is_fault(const auto& r, Fault fault) { return r.truth(r.fault == fault); }

/// The premise of a rule for calls with that fault, or with none.
template <Fault F>
struct When {
  static Truth auto when(const auto& r) { return is_fault(r, F); }
};

/// Is the argument given?
bool is_given(const auto& r, Role role) {
  const int at = argument_of(*r.node->api, role);
  return at >= 0 && at < static_cast<int>(r.node->arguments.size());
}
/// Its value; `otherwise` where it is not given.
std::uint64_t value(const auto& r, Role role, std::uint64_t otherwise = 0) {
  if (!is_given(r, role)) return otherwise;
  return r->agent().values[static_cast<std::size_t>(argument_of(*r.node->api, role))];
}
/// The circular buffer that the argument names, by its number in the plan.
std::uint32_t slot(const auto& r, Role role = Role::kCb) {
  return static_cast<std::uint32_t>(r->slot_of(value(r, role)));
}
auto& ring(const auto& r, Role role = Role::kCb) { return r->core().rings[slot(r, role)]; }
auto& ring(auto& r, Role role = Role::kCb) { return r->core().rings[slot(r, role)]; }
auto& end(const auto& r, Role role = Role::kCb) { return r->agent().ends[slot(r, role)]; }
auto& end(auto& r, Role role = Role::kCb) { return r->agent().ends[slot(r, role)]; }

inline std::string pages_text(std::uint64_t count) {
  return fmt::format("{} {}", count, count == 1 ? "page" : "pages");
}

/// Pages of one circular buffer, from an address on.
struct PageRange {
  std::uint32_t core = 0, ring = 0, first = 0, count = 0, offset = 0, size = 0;
};

/// The pages of a core's L1 from `address` to `address + size`; none where they are no circular
/// buffer's.
template <class S>
std::optional<PageRange> range_of(const S& s, std::uint32_t core, std::uint64_t address,
                                  std::uint64_t size) {
  const auto& rings = s.cores[core].rings;
  for (std::uint32_t i = 0; i < rings.size(); ++i) {
    const std::uint64_t page = rings[i].plan->page_size, bytes = page * rings[i].capacity();
    if (address < rings[i].address || address >= rings[i].address + bytes) continue;
    const std::uint64_t at = address - rings[i].address;
    if (size > bytes - at) return {};
    const std::uint64_t last = size == 0 ? at : at + size - 1;
    return PageRange{core,
                     i,
                     static_cast<std::uint32_t>(at / page),
                     static_cast<std::uint32_t>(last / page - at / page + 1),
                     static_cast<std::uint32_t>(at % page),
                     static_cast<std::uint32_t>(size)};
  }
  return {};
}

/// Page number i of the range is written as far as the range goes there.
void fill(const auto& s, const PageRange& range, std::uint32_t i, auto& page) {
  const std::uint32_t size = s.cores[range.core].rings[range.ring].plan->page_size;
  page.filled = std::max(page.filled, std::min(size, range.offset + range.size - i * size));
}

/// Are all pages of the range among `count` from `first` on, around the ring?
inline bool lies_within(const PageRange& range, std::uint32_t first, std::uint32_t count,
                        std::uint32_t capacity) {
  for (std::uint32_t i = 0; i < range.count; ++i)
    if ((range.first + i + capacity - first) % capacity >= count) return false;
  return true;
}
template <class S>
bool may_write(const S& s, const Agent& agent, const PageRange& range) {
  const End& end = agent.ends[range.ring];
  return lies_within(range, end.write, end.reserved,
                     s.cores[range.core].rings[range.ring].capacity());
}
template <class S>
bool may_read(const S& s, const Agent& agent, const PageRange& range) {
  const auto& ring = s.cores[range.core].rings[range.ring];
  const End& end = agent.ends[range.ring];
  return lies_within(range, end.read, end.waited, ring.capacity()) || may_write(s, agent, range) ||
         ring.is_on_tensor();
}
/// Has an agent of that core reserved the pages?
template <class S>
bool is_reserved(const S& s, const PageRange& range) {
  const bool on_tensor = s.cores[range.core].rings[range.ring].is_on_tensor();
  return on_tensor || std::ranges::any_of(s.agents, [&](const Agent& each) {
           return each.core == range.core && may_write(s, each, range);
         });
}
/// `visit(page)` for each page of the range.
void for_pages(auto& s, const PageRange& range, auto&& visit) {
  auto& pages = s.cores[range.core].rings[range.ring].pages;
  for (std::uint32_t i = 0; i < range.count; ++i) visit(pages[range.first + i]);
}
/// The first of the range for which `holds`, or null.
const auto* find_page(const auto& s, const PageRange& range, auto&& holds) {
  const auto& pages = s.cores[range.core].rings[range.ring].pages;
  for (std::uint32_t i = 0; i < range.count; ++i)
    if (holds(pages[range.first + i])) return &pages[range.first + i];
  return static_cast<decltype(&pages[0])>(nullptr);
}

/// Does another agent write it, which this one never waits for? On the own core a circular buffer
/// from that agent to this one can order them.
bool is_anothers(const auto& r, const auto& page) {
  if (page.core == kUnowned || r->cores.size() != 1) return false;
  if (page.core != r->core().number) return true;
  return page.agent != r->current && std::ranges::none_of(r->core().rings, [&](const auto& ring) {
           return ring.producer == page.agent && ring.consumer == r->current;
         });
}

/// Has the page of DRAM been written, so that it may not be now? Where a program says how often it
/// is, the agent that wrote it may, once what it wrote has landed.
bool is_again(const auto& s, const auto& buffer, const auto& page) {
  if (page.core == kUnowned) return false;
  const bool is_own = page.core == s.core().number && page.agent == s.current;
  return !buffer.follows_program || !is_own || s.agent().unbarriered;
}

}  // namespace tenor::semantics::tensix
