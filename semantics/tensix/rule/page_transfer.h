// SPDX-License-Identifier: Apache-2.0
// Transfers of whole pages between DRAM and the own L1. A transfer is made where it begins, and its
// pages are pending until a barrier: whatever relies on it before is a fault, so that it does not
// matter when it lands. TT/NoC
#pragma once

#include "semantics/tensix/rule/fault.h"

namespace tenor::semantics::tensix {

inline constexpr std::uint32_t kDramAlignment = 32, kL1Alignment = 16;

/// The buffer that an accessor names, by its number in the plan.
std::size_t buffer_of(const auto& r) {
  const auto& all = r->plan->buffers;
  const auto* found = r->buffer_at(value(r, Role::kAccessor));
  return static_cast<std::size_t>(found - all.data());
}
const auto& planned(const auto& r) { return r->plan->buffers[buffer_of(r)]; }
std::optional<PageRange> page_range(const auto& r) {
  return range_of(*r, r->agent().core, value(r, Role::kL1), planned(r).page_size);
}
inline bool is_misaligned(std::uint64_t a, std::uint64_t b, std::uint32_t alignment) {
  return ((a ^ b) & (alignment - 1)) != 0;
}
std::uint64_t page_place(const auto& r) {
  return planned(r).address + value(r, Role::kId) * planned(r).page_size;
}

auto facts_of(const At<ReadPage> auto& r) {
  const std::uint64_t id = value(r, Role::kId);
  if (id >= planned(r).pages) return Found{Fault::kPage, id, {}};
  const auto& from = (*r->dram)[buffer_of(r)].pages[id];
  if (!from.is_defined() || is_anothers(r, from)) return Found{Fault::kUndefined, id, {}};
  const auto range = page_range(r);
  if (!range || !may_write(*r, r->agent(), *range)) return Found{Fault::kWindow, {}, {}};
  if (is_misaligned(page_place(r), value(r, Role::kL1), kDramAlignment))
    return Found{Fault::kAlignment, page_place(r), {}};
  const auto* sent = find_page(*r, *range, [](const auto& p) { return p.sender != kUnowned; });
  return sent ? Found{Fault::kPending, {}, sent->sent} : Found{};
}
auto facts_of(const At<WritePage> auto& r) {
  const std::uint64_t id = value(r, Role::kId);
  if (id >= planned(r).pages) return Found{Fault::kPage, id, {}};
  const auto range = page_range(r);
  if (!range || !may_read(*r, r->agent(), *range)) return Found{Fault::kWindow, {}, {}};
  if (find_page(*r, *range, [](const auto& p) { return !p.is_defined(); }))
    return Found{Fault::kUndefined, {}, {}};
  const auto* read = find_page(*r, *range, [](const auto& p) { return p.reader != kUnowned; });
  if (read) return Found{Fault::kPending, {}, read->read};
  if (is_misaligned(page_place(r), value(r, Role::kL1), kDramAlignment))
    return Found{Fault::kAlignment, page_place(r), {}};
  const auto& buffer = (*r->dram)[buffer_of(r)];
  if (is_again(*r, buffer, buffer.pages[id]))
    return Found{Fault::kAgain, buffer.pages[id].core, buffer.pages[id].writer};
  const auto* other = find_page(
      *r, *range, [&](const auto& p) { return p.format && *p.format != planned(r).format; });
  if (other) return Found{Fault::kFormat, static_cast<std::uint64_t>(*other->format), {}};
  const auto valid = planned(r).valid(id);
  const auto& page = r->core().rings[range->ring].pages[range->first];
  if (planned(r).is_tiled && !page.valid.covers({valid[0], valid[1]}))
    return Found{Fault::kPadding, id, page.writer};
  return Found{};
}

void touch_page(auto& r, bool write) {
  r->touch(Cell::kDram, static_cast<std::uint32_t>(buffer_of(r)),
           static_cast<std::uint32_t>(value(r, Role::kId)), write);
}
/// What is read lands in these pages, where the agent's barrier says so.
void land(auto& s, const PageRange& range, const auto& from, const spec::Node* call) {
  std::uint32_t i = 0;
  for_pages(s, range, [&](auto& page) {
    const bool is_whole = range.count == 1 && range.offset == 0;
    page.valid = from.valid, page.format = from.format;
    page.elements = is_whole ? from.elements : nullptr;
    page.writer = call;
    fill(s, range, i, page);
    page.reader = s.current, page.read = call;
    s.agent().reads.push_back({{range.core, range.ring, range.first + i++}, call});
  });
}

/// The pages are being sent until a flush or barrier.
void send(auto& s, const PageRange& range, const spec::Node* call) {
  std::uint32_t at = range.first;
  for_pages(s, range, [&](auto& page) {
    page.sender = s.current, page.sent = call;
    s.agent().writes.push_back({{range.core, range.ring, at++}, call});
  });
  if (!s.agent().unbarriered) s.agent().unbarriered = call;
}

std::string page_text(const auto& r) {
  return fmt::format("page {} of {}", value(r, Role::kId), planned(r).name);
}
std::string beyond_text(const auto& r) {
  return fmt::format("{} has {}, and this is page {}", planned(r).name,
                     pages_text(planned(r).pages), value(r, Role::kId));
}

/// A page that the buffer does not have.
///     p >= pages(b)
///   --------------------------------------------------
///   <noc_async_read_page(p, b, l) . K, M>  -->  Garbage                       TT-G-TILE
struct ReadPageOutside : When<Fault::kPage> {
  static constexpr RuleInfo info{"TT-noc_async_read_page-outside", clauses("TT/NoC/page"),
                                 Code::TT_G_TILE};
  static std::string describe(const auto& r) { return beyond_text(r); }
};
/// A page that nothing wrote.
///     M[b, p] = undefined
///   --------------------------------------------------
///   <noc_async_read_page(p, b, l) . K, M>  -->  Garbage                       TT-G-UNDEFINED
struct ReadPageUndefined : When<Fault::kUndefined> {
  static constexpr RuleInfo info{"TT-noc_async_read_page-undefined", clauses("TT/Memory/defined"),
                                 Code::TT_G_UNDEFINED};
  static std::string describe(const auto& r) {
    const auto& page = (*r->dram)[buffer_of(r)].pages[r.which];
    if (!is_anothers(r, page)) return fmt::format("nothing has written {}", page_text(r));
    if (page.core == r->core().number)
      return fmt::format("the {} of this core writes {}, and the {} does not wait for it",
                         word(r->agents[page.agent].kind), page_text(r), word(r->agent().kind));
    const auto& at = r->plan->cores[page.core];
    return fmt::format("core ({}, {}) writes {}, and this core does not wait for it", at.x, at.y,
                       page_text(r));
  }
};
/// The address is not in a page that the agent has reserved.
///     l not in reserved(a)
///   --------------------------------------------------
///   <noc_async_read_page(p, b, l) . K, M>  -->  Garbage                       TT-G-WRITE
struct ReadPageUnreserved : When<Fault::kWindow> {
  static constexpr RuleInfo info{"TT-noc_async_read_page-unreserved", clauses("TT/CB/window/write"),
                                 Code::TT_G_WRITE};
  static std::string describe(const auto& r) {
    return fmt::format("{} ({} bytes) is read to {:#x}, not reserved by this agent", page_text(r),
                       planned(r).page_size, value(r, Role::kL1));
  }
};
/// The addresses differ in their low bits.
///     (address(b, p) xor l) mod 32 != 0
///   --------------------------------------------------
///   <noc_async_read_page(p, b, l) . K, M>  -->  Garbage                       TT-G-ALIGNMENT
struct ReadPageMisaligned : When<Fault::kAlignment> {
  static constexpr RuleInfo info{"TT-noc_async_read_page-alignment", clauses("TT/NoC/alignment"),
                                 Code::TT_G_ALIGNMENT};
  static std::string describe(const auto& r) {
    return fmt::format("{:#x} in DRAM and {:#x} in L1 differ modulo {}", r.which,
                       value(r, Role::kL1), kDramAlignment);
  }
};
/// The page is still being sent.
///     pending(write, page(l))
///   --------------------------------------------------
///   <noc_async_read_page(p, b, l) . K, M>  -->  Garbage                       TT-G-PENDING
struct ReadPagePending : When<Fault::kPending> {
  static constexpr RuleInfo info{"TT-noc_async_read_page-pending", clauses("TT/NoC/landing"),
                                 Code::TT_G_PENDING};
  static std::string describe(const auto& r) {
    return fmt::format("{:#x} is written to while a transfer from it may not have left",
                       value(r, Role::kL1));
  }
};
/// The page is copied, and pending.
///     M[b, p] = v
///   --------------------------------------------------
///   <noc_async_read_page(p, b, l) . K, M>  -->  <K, M[l := v][pending(read, l)]>
struct ReadsPage : When<Fault::kNone> {
  static constexpr RuleInfo info{"TT-noc_async_read_page", clauses("TT/NoC/read", "TT/NoC/page")};
  static void then(At<ReadPage> auto& r) {
    const auto& from = (*r->dram)[buffer_of(r)].pages[value(r, Role::kId)];
    land(*r, *page_range(r), from, r.node);
    touch_page(r, false);
  }
};
/// A page that the buffer does not have.
///     p >= pages(b)
///   --------------------------------------------------
///   <noc_async_write_page(p, b, l) . K, M>  -->  Garbage                      TT-G-TILE
struct WritePageOutside : ReadPageOutside {
  static constexpr RuleInfo info{"TT-noc_async_write_page-outside", clauses("TT/NoC/page"),
                                 Code::TT_G_TILE};
};
/// The address is not in a page that the agent has waited for, or reserved.
///     l not in waited(a), l not in reserved(a)
///   --------------------------------------------------
///   <noc_async_write_page(p, b, l) . K, M>  -->  Garbage                      TT-G-READ
struct WritePageUnwaited : When<Fault::kWindow> {
  static constexpr RuleInfo info{"TT-noc_async_write_page-unwaited", clauses("TT/CB/window/read"),
                                 Code::TT_G_READ};
  static std::string describe(const auto& r) {
    return fmt::format("{} ({} bytes) is written from {:#x}, not waited for by this agent",
                       page_text(r), planned(r).page_size, value(r, Role::kL1));
  }
};
/// Nothing wrote the page in L1.
///     M[l] = undefined
///   --------------------------------------------------
///   <noc_async_write_page(p, b, l) . K, M>  -->  Garbage                      TT-G-UNDEFINED
struct WritePageUndefined : When<Fault::kUndefined> {
  static constexpr RuleInfo info{"TT-noc_async_write_page-undefined", clauses("TT/Memory/defined"),
                                 Code::TT_G_UNDEFINED};
  static std::string describe(const auto& r) {
    return fmt::format("nothing has written {:#x}, which goes to {}", value(r, Role::kL1),
                       page_text(r));
  }
};
/// What is sent may not have landed here.
///     pending(read, page(l))
///   --------------------------------------------------
///   <noc_async_write_page(p, b, l) . K, M>  -->  Garbage                      TT-G-PENDING
struct WritePagePending : When<Fault::kPending> {
  static constexpr RuleInfo info{"TT-noc_async_write_page-pending", clauses("TT/NoC/landing"),
                                 Code::TT_G_PENDING};
  static std::string describe(const auto& r) {
    return fmt::format("{:#x} goes to {}, but what was read to it may not have landed",
                       value(r, Role::kL1), page_text(r));
  }
};
/// The addresses differ in their low bits.
///     (address(b, p) xor l) mod 32 != 0
///   --------------------------------------------------
///   <noc_async_write_page(p, b, l) . K, M>  -->  Garbage                      TT-G-ALIGNMENT
struct WritePageMisaligned : ReadPageMisaligned {
  static constexpr RuleInfo info{"TT-noc_async_write_page-alignment", clauses("TT/NoC/alignment"),
                                 Code::TT_G_ALIGNMENT};
};
/// The page has been written before.
///     written(b, p)
///   --------------------------------------------------
///   <noc_async_write_page(p, b, l) . K, M>  -->  Garbage                      TT-G-COVERAGE
struct WritePageAgain : When<Fault::kAgain> {
  static constexpr RuleInfo info{"TT-noc_async_write_page-again", clauses("TT/Plan/coverage"),
                                 Code::TT_G_COVERAGE};
  static std::string describe(const auto& r) {
    const auto& other = r->plan->cores[r.which];
    return fmt::format("core ({}, {}) has already written {}", other.x, other.y, page_text(r));
  }
};
/// The bytes are those of another data format.
///     format(l) != format(b)
///   --------------------------------------------------
///   <noc_async_write_page(p, b, l) . K, M>  -->  Garbage                      TT-G-INIT
struct WritePageFormat : When<Fault::kFormat> {
  static constexpr RuleInfo info{"TT-noc_async_write_page-format", clauses("TT/Compute/format"),
                                 Code::TT_G_INIT};
  static std::string describe(const auto& r) {
    return fmt::format("{} is {}, and what is written is {}", page_text(r), word(planned(r).format),
                       word(static_cast<spec::tenstorrent::Format>(r.which)));
  }
};
/// Elements of the tensor would be padding's.
///     valid(l) does not cover valid(b, p)
///   --------------------------------------------------
///   <noc_async_write_page(p, b, l) . K, M>  -->  Garbage                      TT-G-PADDING
struct WritePagePadding : When<Fault::kPadding> {
  static constexpr RuleInfo info{"TT-noc_async_write_page-padding", clauses("TT/Memory/padding"),
                                 Code::TT_G_PADDING};
  static std::string describe(const auto& r) {
    const auto range = page_range(r);
    const auto& have = r->core().rings[range->ring].pages[range->first].valid;
    const auto need = planned(r).valid(value(r, Role::kId));
    return fmt::format("{} has {} by {} elements of the tensor, and what is written has {} by {}",
                       page_text(r), need[0], need[1], have.rows, have.columns);
  }
};
/// The page is copied, and pending.
///     M[l] = v
///   --------------------------------------------------
///   <noc_async_write_page(p, b, l) . K, M>  -->  <K, M[b, p := v][pending(write, l)]>
struct WritesPage : When<Fault::kNone> {
  static constexpr RuleInfo info{"TT-noc_async_write_page",
                                 clauses("TT/NoC/write", "TT/NoC/page", "TT/Plan/coverage")};
  static void then(At<WritePage> auto& r) {
    const auto range = page_range(r);
    auto& target = (*r->dram)[buffer_of(r)].pages[value(r, Role::kId)];
    const auto& from = r->core().rings[range->ring].pages[range->first];
    target.valid = from.valid, target.elements = from.elements, target.format = from.format;
    target.writer = r.node, target.core = r->core().number, target.agent = r->current;
    send(*r, *range, r.node);
    touch_page(r, true);
  }
};
}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::ReadPage>
    : Rules<tensix::ReadPageOutside, tensix::ReadPageUndefined, tensix::ReadPageUnreserved,
            tensix::ReadPageMisaligned, tensix::ReadPagePending, tensix::ReadsPage> {};
template <>
struct RulesOf<tensix::WritePage>
    : Rules<tensix::WritePageOutside, tensix::WritePageUnwaited, tensix::WritePageUndefined,
            tensix::WritePagePending, tensix::WritePageMisaligned, tensix::WritePageAgain,
            tensix::WritePageFormat, tensix::WritePagePadding, tensix::WritesPage> {};
}  // namespace tenor::semantics
