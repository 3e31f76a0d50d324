// SPDX-License-Identifier: Apache-2.0
// What the four calls of circular buffers share, and the first fault of each. TT/CB
#pragma once

#include "semantics/tensix/rule/fault.h"

namespace tenor::semantics::tensix {

std::uint32_t count(const auto& r) { return static_cast<std::uint32_t>(value(r, Role::kN)); }
bool is_of_other(std::uint32_t owner, const auto& r) {
  return owner != kUnowned && owner != r->current;
}
std::string cb_text(const auto& r, Role role = Role::kCb) {
  return fmt::format("circular buffer {}", value(r, role));
}
std::string agent_text(const auto& r, std::uint32_t number) {
  return std::string(word(r->agents[number].kind));
}

void push_pages(auto& s, std::uint32_t at, std::uint32_t n) {
  auto& cb = s.core().rings[at];
  End& own = s.agent().ends[at];
  cb.producer = s.current;
  cb.received = static_cast<std::uint16_t>(cb.received + n);
  own.write = (own.write + n) % cb.capacity();
  own.reserved -= n, own.packed = 0;
  s.touch(Cell::kReceived, s.agent().core, at, true);
}

auto facts_of(const At<Reserve> auto& r) {
  if (is_of_other(ring(r).producer, r)) return Found{Fault::kOwners, ring(r).producer, {}};
  if (value(r, Role::kN) > ring(r).capacity()) return Found{Fault::kCapacity, {}, {}};
  return Found{};
}
auto facts_of(const At<Wait> auto& r) {
  if (is_of_other(ring(r).consumer, r)) return Found{Fault::kOwners, ring(r).consumer, {}};
  if (value(r, Role::kN) > ring(r).capacity()) return Found{Fault::kCapacity, {}, {}};
  return Found{};
}
auto facts_of(const At<Push> auto& r) {
  const auto& cb = ring(r);
  const End& own = end(r);
  if (is_of_other(cb.producer, r)) return Found{Fault::kOwners, cb.producer, {}};
  if (value(r, Role::kN) > own.reserved) return Found{Fault::kCount, {}, {}};
  if (own.write + count(r) > cb.capacity()) return Found{Fault::kWrap, {}, {}};
  for (std::uint32_t i = 0; i < count(r); ++i) {
    const auto& page = cb.pages[own.write + i];
    if (page.reader != kUnowned) return Found{Fault::kPending, i, page.read};
    if (!page.is_defined() || page.filled + kRingAlignment <= cb.plan->page_size)
      return Found{Fault::kUnwritten, i, {}};
  }
  return Found{};
}
auto facts_of(const At<Pop> auto& r) {
  const auto& cb = ring(r);
  const End& own = end(r);
  if (is_of_other(cb.consumer, r)) return Found{Fault::kOwners, cb.consumer, {}};
  if (value(r, Role::kN) > own.waited) return Found{Fault::kCount, {}, {}};
  if (own.read + count(r) > cb.capacity()) return Found{Fault::kWrap, {}, {}};
  for (std::uint32_t i = 0; i < count(r); ++i) {
    const auto& page = cb.pages[own.read + i];
    if (page.sender == r->current) return Found{Fault::kPending, i, page.sent};
  }
  return Found{};
}

}  // namespace tenor::semantics::tensix
