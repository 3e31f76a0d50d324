// SPDX-License-Identifier: Apache-2.0
// What transfers of bytes share: from DRAM or another core, to either, and to a rectangle of cores.
// What is written to another core is pending there until the writer's barrier, or until a semaphore
// that it changes there afterwards. TT/NoC
#pragma once

#include "semantics/tensix/rule/page_transfer.h"

namespace tenor::semantics::tensix {

/// A page of DRAM that an address is in.
struct DramPlace {
  std::size_t buffer = 0, page = 0;
  std::uint32_t offset = 0;
};
template <class S>
std::optional<DramPlace> dram_place(const S& s, std::uint32_t address) {
  for (std::size_t i = 0; i < s.plan->buffers.size(); ++i) {
    const auto& buffer = s.plan->buffers[i];
    const std::uint64_t bytes = std::uint64_t{buffer.page_size} * buffer.pages;
    if (address < buffer.address || address >= buffer.address + bytes) continue;
    const std::uint32_t at = address - buffer.address;
    return DramPlace{i, at / buffer.page_size, at % buffer.page_size};
  }
  return {};
}

Address remote(const auto& r) { return Address::of(value(r, Role::kNoc)); }
inline std::uint32_t alignment_of(const Address& address) {
  return address.where == Where::kDram ? kDramAlignment : kL1Alignment;
}
std::optional<PageRange> own_range(const auto& r) {
  return range_of(*r, r->agent().core, value(r, Role::kL1), value(r, Role::kSize));
}
/// The cores that a transfer or a semaphore's change goes to, by their numbers among those that
/// run; a loopback includes the own one.
std::vector<std::uint32_t> targets(const auto& r) {
  const Address to = remote(r);
  std::vector<std::uint32_t> all;
  const bool is_one = to.where == Where::kCore;
  const bool loops = r.node->name.find("loopback") != std::string_view::npos || is_one;
  for (std::uint32_t y = to.y; y <= (is_one ? to.y : to.y2); ++y)
    for (std::uint32_t x = to.x; x <= (is_one ? to.x : to.x2); ++x) {
      const int core = r->core_at(x, y);
      if (core < 0) return {};
      if (loops || static_cast<std::uint32_t>(core) != r->agent().core)
        all.push_back(static_cast<std::uint32_t>(core));
    }
  return all;
}

/// The content at an address of DRAM or of a core.
template <class S>
auto bytes_at(const S& s, const Address& from, std::uint64_t size) {
  using D = typename S::Domain;
  Content<D> content;
  if (from.where == Where::kDram) {
    const auto place = *dram_place(s, from.local);
    const auto& page = (*s.dram)[place.buffer].pages[place.page];
    content = page;
    if (place.offset != 0 || size != s.plan->buffers[place.buffer].page_size) content.elements = {};
    return content;
  }
  const auto core = static_cast<std::uint32_t>(s.core_at(from.x, from.y));
  const auto range = *range_of(s, core, from.local, size);
  content = s.cores[core].rings[range.ring].pages[range.first];
  return content;
}
/// The own pages go to the same number of pages of a core.
void write_core(auto& r, std::uint32_t core) {
  const auto from = *own_range(r);
  const auto to = *range_of(*r, core, remote(r).local, value(r, Role::kSize));
  const auto& own = r->core().rings[from.ring].pages;
  for (std::uint32_t i = 0; i < to.count; ++i) {
    auto& page = r->cores[core].rings[to.ring].pages[to.first + i];
    const auto& source = own[from.first + std::min(i, from.count - 1)];
    page.valid = source.valid, page.elements = source.elements, page.format = source.format;
    page.writer = r.node;
    fill(*r, to, i, page);
    page.reader = r->current, page.read = r.node;
    r->agent().remote.push_back({{core, to.ring, to.first + i}, r.node});
  }
  r->touch(Cell::kReceived, core, to.ring, true);
  r->touch(Cell::kWindow, core, to.ring, false);
}
void write_dram(auto& r) {
  const auto place = *dram_place(*r, remote(r).local);
  auto& page = (*r->dram)[place.buffer].pages[place.page];
  const auto from = *own_range(r);
  const auto& source = r->core().rings[from.ring].pages[from.first];
  const bool is_whole = value(r, Role::kSize) == r->plan->buffers[place.buffer].page_size;
  page.valid = source.valid, page.format = source.format;
  page.elements = is_whole ? source.elements : nullptr;
  page.writer = r.node, page.core = r->core().number, page.agent = r->current;
  r->touch(Cell::kDram, static_cast<std::uint32_t>(place.buffer),
           static_cast<std::uint32_t>(place.page), true);
}

/// What is wrong with the own L1's part of a write.
Found own_fault(const auto& r) {
  const auto range = own_range(r);
  if (!range || !may_read(*r, r->agent(), *range)) return {Fault::kWindow, {}, {}};
  if (find_page(*r, *range, [](const auto& p) { return !p.is_defined(); }))
    return {Fault::kUndefined, {}, {}};
  const auto* read = find_page(*r, *range, [](const auto& p) { return p.reader != kUnowned; });
  if (read) return {Fault::kPending, {}, read->read};
  if (is_misaligned(remote(r).local, value(r, Role::kL1), alignment_of(remote(r))))
    return {Fault::kAlignment, remote(r).local, {}};
  return {};
}
/// What is wrong at a core that is written to.
Found target_fault(const auto& r, std::uint32_t core) {
  const auto range = range_of(*r, core, remote(r).local, value(r, Role::kSize));
  if (!range || !is_reserved(*r, *range)) return {Fault::kPlace, core, {}};
  return {};
}

auto facts_of(const At<ReadBytes> auto& r) {
  const Address from = remote(r);
  const auto to = own_range(r);
  if (!to || !may_write(*r, r->agent(), *to)) return Found{Fault::kWindow, {}, {}};
  if (is_misaligned(from.local, value(r, Role::kL1), alignment_of(from)))
    return Found{Fault::kAlignment, from.local, {}};
  if (from.where == Where::kDram) {
    const auto place = dram_place(*r, from.local);
    if (!place) return Found{Fault::kPage, {}, {}};
    const bool is_defined = (*r->dram)[place->buffer].pages[place->page].is_defined();
    return is_defined ? Found{} : Found{Fault::kUndefined, {}, {}};
  }
  const int core = r->core_at(from.x, from.y);
  const auto range =
      core < 0 ? std::nullopt
               : range_of(*r, static_cast<std::uint32_t>(core), from.local, value(r, Role::kSize));
  if (!range) return Found{Fault::kPage, {}, {}};
  if (find_page(*r, *range, [](const auto& p) { return !p.is_defined(); }))
    return Found{Fault::kUndefined, {}, {}};
  const auto* read = find_page(*r, *range, [](const auto& p) { return p.reader != kUnowned; });
  return read ? Found{Fault::kPending, {}, read->read} : Found{};
}
auto facts_of(const At<WriteBytes> auto& r) {
  const Found own = own_fault(r);
  if (own.fault != Fault::kNone) return own;
  if (remote(r).where == Where::kDram) {
    const auto place = dram_place(*r, remote(r).local);
    if (!place) return Found{Fault::kPage, {}, {}};
    const auto& buffer = (*r->dram)[place->buffer];
    const auto& page = buffer.pages[place->page];
    const bool is_begun = place->offset == 0 && is_again(*r, buffer, page);
    return is_begun ? Found{Fault::kAgain, page.core, page.writer} : Found{};
  }
  const auto cores = targets(r);
  return cores.empty() ? Found{Fault::kPage, {}, {}} : target_fault(r, cores.front());
}
auto facts_of(const At<Multicast> auto& r) {
  const Found own = own_fault(r);
  if (own.fault != Fault::kNone) return own;
  const auto cores = targets(r);
  if (cores.size() != value(r, Role::kCores)) return Found{Fault::kCores, cores.size(), {}};
  for (const std::uint32_t core : cores)
    if (const Found there = target_fault(r, core); there.fault != Fault::kNone) return there;
  return Found{};
}

}  // namespace tenor::semantics::tensix
