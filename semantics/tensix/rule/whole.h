// SPDX-License-Identifier: Apache-2.0
// tilize_block and untilize_block: n pages at once, with a half of the destination registers that
// matrix unit and packer hand over themselves. TT/Compute/tile
#pragma once

#include "semantics/tensix/rule/pack.h"

namespace tenor::semantics::tensix {

auto facts_of(const At<MathWhole> auto& r) {
  const Configuration& c = r->agent().configuration;
  return c.family != r.node->api->family ? Found{Fault::kInit, {}, c.init} : Found{};
}
/// The output is argument `out`, where other rules of the packer have `cb`.
auto facts_of(const At<PackWhole> auto& r) {
  const auto& cb = ring(r, Role::kOut);
  const End& own = end(r, Role::kOut);
  const std::uint64_t n = value(r, Role::kN);
  if (r->agent().configuration.family != r.node->api->family) return Found{Fault::kInit, {}, {}};
  if (own.packed + n > own.reserved) return Found{Fault::kWindow, own.packed + n, {}};
  if (own.write + own.packed + n > cb.capacity()) return Found{Fault::kWrap, own.packed, {}};
  return Found{};
}

bool can_hand_over(const auto& now, std::uint32_t core) {
  const auto& registers = now.cores[core].registers;
  return !registers.source.empty() && registers.given < now.plan->dst_halves();
}
/// No bank is valid, or no half is free.
///     |valid banks| = 0 or given = halves
///   --------------------------------------------------
///   <tilize_block(c, n, o) . K, M>  -->  wait until neither
struct WholeWaits {
  static constexpr RuleInfo info{"TT-Whole-math-waits",
                                 clauses("TT/Src/valid", "TT/Core/progress")};
  static Truth auto when(const At<MathWhole> auto& r) {
    return is_fault(r, Fault::kNone) & r.truth(!can_hand_over(*r, r->agent().core));
  }
  static void then(At<MathWhole> auto& r) {
    const std::uint32_t core = r->agent().core;
    const bool is_bank = r->core().registers.source.empty();
    r->push(r.frame());
    r->touch(Cell::kSource, core, 0, false), r->touch(Cell::kDst, core, 0, false);
    r->wait_for({is_bank ? Waiting::For::kBank : Waiting::For::kHalf, r.node, 0, 1},
                [=](const auto& now) { return can_hand_over(now, core); });
  }
};
/// The tiles go through a half.
///     |valid banks| > 0, given < halves
///   --------------------------------------------------
///   <tilize_block(c, n, o) . K, M>  -->  <K, M[given := given + 1][bank free]>
struct WholeComputes {
  static constexpr RuleInfo info{"TT-Whole-math", clauses("TT/Compute/tile", "TT/Dst/commit")};
  static Truth auto when(const At<MathWhole> auto& r) {
    return is_fault(r, Fault::kNone) & r.truth(can_hand_over(*r, r->agent().core));
  }
  static void then(At<MathWhole> auto& r) {
    auto& registers = r->core().registers;
    registers.passing.push_back(std::move(registers.source.front().first));
    registers.source.pop_front();
    ++registers.given;
    registers.math_half = (registers.math_half + 1) % r->plan->dst_halves();
    r->touch(Cell::kSource, r->agent().core, 0, true),
        r->touch(Cell::kDst, r->agent().core, 0, true);
  }
};
/// The pages are not reserved.
///     n > reserved(packer, o)
///   --------------------------------------------------
///   <tilize_block(c, n, o) . K, M>  -->  Garbage                              TT-G-WRITE
struct WholeUnreserved : When<Fault::kWindow> {
  static constexpr RuleInfo info{"TT-Whole-without-reserve", clauses("TT/CB/window/write"),
                                 Code::TT_G_WRITE};
  static std::string describe(const auto& r) {
    return fmt::format("this packs {} to {}, and {} reserved", pages_text(value(r, Role::kN)),
                       cb_text(r, Role::kOut),
                       end(r, Role::kOut).reserved == 1
                           ? "1 is"
                           : fmt::format("{} are", end(r, Role::kOut).reserved));
  }
};
/// The pages pass the end.
///     write(packer, o) + n > pages(o)
///   --------------------------------------------------
///   <tilize_block(c, n, o) . K, M>  -->  Garbage                              TT-G-WRAP
struct WholePassesEnd : When<Fault::kWrap> {
  static constexpr RuleInfo info{"TT-Whole-wrap", clauses("TT/CB/wrap"), Code::TT_G_WRAP};
  static std::string describe(const auto& r) {
    return fmt::format("this packs {} past the end of {}", pages_text(value(r, Role::kN)),
                       cb_text(r, Role::kOut));
  }
};
/// No half was given.
///     given = 0
///   --------------------------------------------------
///   <tilize_block(c, n, o) . K, M>  -->  wait until given > 0
struct WholePackWaits {
  static constexpr RuleInfo info{"TT-Whole-pack-waits", clauses("TT/Dst/wait", "TT/Core/progress")};
  static Truth auto when(const At<PackWhole> auto& r) {
    return is_fault(r, Fault::kNone) & r.truth(r->core().registers.given == 0);
  }
  static void then(At<PackWhole> auto& r) {
    const std::uint32_t core = r->agent().core;
    r->push(r.frame());
    r->touch(Cell::kDst, core, 0, false);
    r->wait_for({Waiting::For::kCommit, r.node, 0, 1},
                [=](const auto& now) { return now.cores[core].registers.given > 0; });
  }
};
/// The half is packed and given back.
///     given > 0
///   --------------------------------------------------
///   <tilize_block(c, n, o) . K, M>  -->  <K, M[o := tiles(c)][given := given - 1]>
struct WholePacks {
  static constexpr RuleInfo info{"TT-Whole-pack", clauses("TT/Compute/pack", "TT/Dst/release")};
  static Truth auto when(const At<PackWhole> auto& r) {
    return is_fault(r, Fault::kNone) & r.truth(r->core().registers.given > 0);
  }
  static void then(At<PackWhole> auto& r) {
    auto& registers = r->core().registers;
    pack_whole(r, registers.passing.front());
    registers.passing.pop_front();
    --registers.given;
    registers.pack_half = (registers.pack_half + 1) % r->plan->dst_halves();
    r->touch(Cell::kDst, r->agent().core, 0, true);
  }
};
void pack_whole(auto& r, const auto& contents) {
  using D = DomainOf<decltype(r)>;
  std::vector<Tile<D>> pages;
  for (const auto& each : contents) pages.push_back(each.elements);
  const auto made = rearranged<D>(std::span<const Tile<D>>(pages), is_family(r, "tilize"));
  auto& out = ring(r, Role::kOut);
  End& own = end(r, Role::kOut);
  for (std::size_t i = 0; i < made.size(); ++i) {
    auto& page = out.pages[own.write + own.packed++];
    page.elements = converted<D>(made[i], scalar_of(out.plan->format));
    page.valid = contents[i].valid, page.format = out.plan->format;
    page.writer = r.node, page.filled = out.plan->page_size;
  }
}

}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::MathWhole>
    : Rules<tensix::TileUninitialised, tensix::WholeWaits, tensix::WholeComputes> {};
template <>
struct RulesOf<tensix::PackWhole>
    : Rules<tensix::TileUninitialised, tensix::WholeUnreserved, tensix::WholePassesEnd,
            tensix::WholePackWaits, tensix::WholePacks> {};
}  // namespace tenor::semantics
