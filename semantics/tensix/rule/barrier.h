// SPDX-License-Identifier: Apache-2.0
// Barriers and flushes, and what a data-movement agent writes itself. TT/NoC/landing
#pragma once

#include <bit>

#include "semantics/tensix/rule/circular_buffer.h"
#include "semantics/tensix/rule/elements.h"
#include "semantics/tensix/rule/page_transfer.h"

namespace tenor::semantics::tensix {

auto& page_at(auto& s, const Place& place) {
  return s.cores[place.core].rings[place.ring].pages[place.page];
}
void land_reads(auto& s) {
  for (const Transfer& each : std::exchange(s.agent().reads, {}))
    page_at(s, each.place).reader = kUnowned;
}
void flush_writes(auto& s) {
  for (const Transfer& each : std::exchange(s.agent().writes, {}))
    page_at(s, each.place).sender = kUnowned;
}
/// What was written to cores of which `holds` has landed there.
void land_remote(auto& s, auto&& holds) {
  std::erase_if(s.agent().remote, [&](const Transfer& each) {
    if (!holds(each.place.core)) return false;
    page_at(s, each.place).reader = kUnowned;
    return true;
  });
}

/// What the agent has begun has landed, or has left.
///   <noc_async_read_barrier() . K, M>  -->  <K, M[nothing pending]>
struct Lands {
  static constexpr RuleInfo info{"TT-noc_async_barrier",
                                 clauses("TT/NoC/landing", "TT/NoC/read", "TT/NoC/write")};
  static void then(At<Barrier> auto& r) {
    using spec::tenstorrent::Action;
    const Action action = r.node->api->action;
    const bool is_full = r.node->name == "noc_async_full_barrier";
    if (action == Action::kReadBarrier || is_full) land_reads(*r);
    if (action == Action::kWriteBarrier || action == Action::kWritesFlushed) flush_writes(*r);
    if (action != Action::kWriteBarrier) return;
    land_remote(*r, [](std::uint32_t) { return true; });
    r->agent().unbarriered = nullptr;
  }
};

std::optional<PageRange> filled_range(const auto& r) {
  const bool is_mask = r.node->api->action == spec::tenstorrent::Action::kMask;
  const auto start = range_of(*r, r->agent().core, value(r, Role::kL1), 1);
  if (!start) return {};
  const auto page = r->core().rings[start->ring].plan->page_size;
  return range_of(*r, r->agent().core, value(r, Role::kL1), is_mask ? page : value(r, Role::kSize));
}
auto facts_of(const At<Fill> auto& r) {
  const auto range = filled_range(r);
  if (!range || !may_write(*r, r->agent(), *range)) return Found{Fault::kWindow, {}, {}};
  const auto* pending = find_page(
      *r, *range, [](const auto& p) { return p.reader != kUnowned || p.sender != kUnowned; });
  if (pending) return Found{Fault::kPending, {}, pending->read};
  const bool is_mask = r.node->api->action == spec::tenstorrent::Action::kMask;
  const bool is_undefined = find_page(*r, *range, [](const auto& p) { return !p.is_defined(); });
  return is_mask && is_undefined ? Found{Fault::kUndefined, {}, {}} : Found{};
}

/// The address is not in a page that the agent has reserved.
///     l not in reserved(a)
///   --------------------------------------------------
///   <fill_memory(l, s) . K, M>  -->  Garbage                                  TT-G-WRITE
struct FillUnreserved : When<Fault::kWindow> {
  static constexpr RuleInfo info{"TT-fill_memory-unreserved", clauses("TT/CB/window/write"),
                                 Code::TT_G_WRITE};
  static std::string describe(const auto& r) {
    return fmt::format("this writes to {:#x}, not reserved by this agent", value(r, Role::kL1));
  }
};
/// A transfer to or from the page is pending.
///     pending(l)
///   --------------------------------------------------
///   <fill_memory(l, s) . K, M>  -->  Garbage                                  TT-G-PENDING
struct FillPending : When<Fault::kPending> {
  static constexpr RuleInfo info{"TT-fill_memory-pending", clauses("TT/NoC/landing"),
                                 Code::TT_G_PENDING};
  static std::string describe(const auto& r) {
    return fmt::format("this writes to {:#x} while a transfer of that page may be under way",
                       value(r, Role::kL1));
  }
};
/// A mask of what nothing wrote.
///     M[l] = undefined
///   --------------------------------------------------
///   <fill_pad_tile(l, m, n) . K, M>  -->  Garbage                             TT-G-UNDEFINED
struct FillUndefined : When<Fault::kUndefined> {
  static constexpr RuleInfo info{"TT-fill_pad_tile-undefined", clauses("TT/Memory/defined"),
                                 Code::TT_G_UNDEFINED};
  static std::string describe(const auto& r) {
    return fmt::format("nothing has written the tile at {:#x}", value(r, Role::kL1));
  }
};
/// Zeros in a page, but for its first rows and columns where the call masks.
void fill_page(auto& r, const PageRange& range, std::uint32_t i, auto& page) {
  using D = DomainOf<decltype(r)>;
  const auto& planned = *r->core().rings[range.ring].plan;
  const auto type = scalar_of(planned.format);
  const bool is_mask = r.node->api->action == spec::tenstorrent::Action::kMask;
  const Valid kept{is_mask ? static_cast<std::uint32_t>(value(r, Role::kRows)) : 0,
                   is_mask ? static_cast<std::uint32_t>(value(r, Role::kColumns)) : 0};
  const bool is_all = !is_mask && range.size == range.count * planned.page_size;
  page.elements = is_all && r->has_data ? converted<D>(filled<D>(0), type)
                                        : zeros_beyond<D>(page.elements, kept, type);
  // What was padding within the part that is kept stays padding.
  page.valid = !is_mask || page.valid.covers(kept) ? Valid{} : page.valid;
  if (is_all) page.format.reset();
  page.writer = r.node;
  fill(*r, range, i, page);
}
/// Zeros are written: to all bytes, or to what a tile has beside its first rows and columns.
///     l in reserved(a)
///   --------------------------------------------------
///   <fill_memory(l, s) . K, M>  -->  <K, M[l := 0]>
struct Fills : When<Fault::kNone> {
  static constexpr RuleInfo info{"TT-fill_memory", clauses("TT/CB/window/write")};
  static void then(At<Fill> auto& r) {
    const auto range = *filled_range(r);
    std::uint32_t i = 0;
    for_pages(*r, range, [&](auto& page) { fill_page(r, range, i++, page); });
  }
};

/// The tile that scales a reduction waits for room.
///     free(c) = 0
///   --------------------------------------------------
///   <generate_reduce_scaler(c, v) . K, M>  -->  wait until free(c) > 0
struct ScalerWaits {
  static constexpr RuleInfo info{"TT-generate_reduce_scaler-waits", clauses("TT/CB/reserve")};
  static Truth auto when(const At<Scaler> auto& r) { return r.truth(ring(r).free() == 0); }
  static void then(At<Scaler> auto& r) {
    const std::uint32_t core = r->agent().core, at = slot(r);
    r->push(r.frame());
    r->touch(Cell::kAcked, core, at, false);
    r->wait_for({Waiting::For::kRoom, r.node, at, 1},
                [=](const auto& now) { return now.cores[core].rings[at].free() > 0; });
  }
};
/// The tile that scales a reduction is written and pushed.
///     free(c) > 0
///   --------------------------------------------------
///   <generate_reduce_scaler(c, v) . K, M>  -->  <K, M[c := v][received(c) := received(c) + 1]>
struct Scales {
  static constexpr RuleInfo info{"TT-generate_reduce_scaler", clauses("TT/CB/push")};
  static Truth auto when(const At<Scaler> auto& r) { return r.truth(ring(r).free() > 0); }
  static void then(At<Scaler> auto& r) {
    auto& page = ring(r).pages[end(r).write];
    page.writer = r.node, page.valid = {}, page.filled = ring(r).plan->page_size;
    page.format = ring(r).plan->format;
    using D = DomainOf<decltype(r)>;
    const auto bits = static_cast<std::uint32_t>(value(r, Role::kValue));
    page.elements =
        converted<D>(filled<D>(std::bit_cast<float>(bits)), scalar_of(ring(r).plan->format));
    end(r).reserved = std::max(end(r).reserved, 1u);
    push_pages(*r, slot(r), 1);
  }
};

}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::Barrier> : Rules<tensix::Lands> {};
template <>
struct RulesOf<tensix::Fill>
    : Rules<tensix::FillUnreserved, tensix::FillPending, tensix::FillUndefined, tensix::Fills> {};
template <>
struct RulesOf<tensix::Scaler> : Rules<tensix::ScalerWaits, tensix::Scales> {};
}  // namespace tenor::semantics
