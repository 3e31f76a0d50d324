// SPDX-License-Identifier: Apache-2.0
// Operations on tiles: the unpacker's part, which reads pages, and the matrix unit's, which writes
// destination registers. TT/Compute/tile, TT/Src
#pragma once

#include "semantics/tensix/rule/bank.h"
#include "semantics/tensix/rule/operand.h"

namespace tenor::semantics::tensix {

/// The operation's own init is not the last one.
///     configuration(a) != f
///   --------------------------------------------------
///   <f(c, i, d) . K, M>  -->  Garbage                                         TT-G-INIT
struct TileUninitialised : When<Fault::kInit> {
  static constexpr RuleInfo info{"TT-Tile-init", clauses("TT/Compute/init"), Code::TT_G_INIT};
  static std::string describe(const auto& r) {
    return fmt::format("{} needs an init of its own: {}", r.node->name,
                       family_text(r->agent().configuration));
  }
};
/// The unpacker is configured for another data format.
///     format(c) != format(a)
///   --------------------------------------------------
///   <f(c, i, d) . K, M>  -->  Garbage                                         TT-G-INIT
struct TileFormat : When<Fault::kFormat> {
  static constexpr RuleInfo info{"TT-Tile-format", clauses("TT/Compute/format"), Code::TT_G_INIT};
  static std::string describe(const auto& r) {
    return fmt::format(
        "the unpacker is not configured for the format of circular buffer {}: {}", r.which,
        word(r->core().rings[static_cast<std::size_t>(r->slot_of(r.which))].plan->format));
  }
};
/// The page holds another data format than that of its circular buffer.
///     format(M[c, i]) != format(c)
///   --------------------------------------------------
///   <f(c, i, d) . K, M>  -->  Garbage                                         TT-G-INIT
struct TileBits : When<Fault::kBits> {
  static constexpr RuleInfo info{"TT-Tile-bits", clauses("TT/Compute/format"), Code::TT_G_INIT};
  static std::string describe(const auto& r) {
    const auto& pages = ring(r, r.access ? Role::kCb2 : Role::kCb);
    return fmt::format("{} is {}, and a page of it holds {}", operand_text(r),
                       word(pages.plan->format),
                       word(static_cast<spec::tenstorrent::Format>(r.which)));
  }
};
/// A page that was not waited for, or that was popped.
///     waited(a, c) = 0
///   --------------------------------------------------
///   <f(c, i, d) . K, M>  -->  Garbage                                         TT-G-READ
struct TileUnwaited : When<Fault::kWindow> {
  static constexpr RuleInfo info{"TT-Tile-without-wait", clauses("TT/CB/window/read"),
                                 Code::TT_G_READ};
  static std::string describe(const auto& r) {
    return fmt::format("tile {} of {} is read, and no page of it is waited for", r.which,
                       operand_text(r));
  }
};
/// A page beyond those that were waited for.
///     i >= waited(a, c) > 0
///   --------------------------------------------------
///   <f(c, i, d) . K, M>  -->  Garbage                                         TT-G-WAIT
struct TileBeyondWait : When<Fault::kTotal> {
  static constexpr RuleInfo info{"TT-Tile-beyond-wait", clauses("TT/CB/wait/total"),
                                 Code::TT_G_WAIT};
  static std::string describe(const auto& r) {
    return fmt::format(
        "tile {} of {} is read, and {} waited for", r.which, operand_text(r),
        end(r, r.access ? Role::kCb2 : Role::kCb).waited == 1
            ? std::string("1 page is")
            : fmt::format("{} pages are", end(r, r.access ? Role::kCb2 : Role::kCb).waited));
  }
};
/// A page past the end.
///     read(a, c) + i >= pages(c)
///   --------------------------------------------------
///   <f(c, i, d) . K, M>  -->  Garbage                                         TT-G-WRAP
struct TilePassesEnd : When<Fault::kWrap> {
  static constexpr RuleInfo info{"TT-Tile-wrap", clauses("TT/CB/wrap"), Code::TT_G_WRAP};
  static std::string describe(const auto& r) {
    return fmt::format("tile {} of {} is past the end of the buffer", r.which, operand_text(r));
  }
};
/// A page that nothing wrote.
///     M[c, i] = undefined
///   --------------------------------------------------
///   <f(c, i, d) . K, M>  -->  Garbage                                         TT-G-UNDEFINED
struct TileUndefined : When<Fault::kUndefined> {
  static constexpr RuleInfo info{"TT-Tile-undefined", clauses("TT/Memory/defined"),
                                 Code::TT_G_UNDEFINED};
  static std::string describe(const auto& r) {
    return fmt::format("nothing has written tile {} of {}", r.which, operand_text(r));
  }
};
/// Padding would be summed.
///     valid(c, i) is not whole where f sums
///   --------------------------------------------------
///   <f(c, i, d) . K, M>  -->  Garbage                                         TT-G-PADDING
struct TilePadding : When<Fault::kPadding> {
  static constexpr RuleInfo info{"TT-Tile-padding", clauses("TT/Memory/padding"),
                                 Code::TT_G_PADDING};
  static std::string describe(const auto& r) {
    const auto& valid = tile_page(r, Role::kCb, value(r, Role::kI)).valid;
    return fmt::format(
        "padding is summed: the tile of {} has {} by {} elements, the rest has no "
        "value",
        cb_text(r), valid.rows, valid.columns);
  }
};
/// Both banks are full.
///     |valid banks| = 2
///   --------------------------------------------------
///   <f(c, i, d) . K, M>  -->  wait until |valid banks| < 2
struct UnpackWaits {
  static constexpr RuleInfo info{"TT-Tile-unpack-waits",
                                 clauses("TT/Src/valid", "TT/Core/progress")};
  static Truth auto when(const At<UnpackTiles> auto& r) {
    return is_fault(r, Fault::kNone) & r.truth(r->core().registers.source.size() >= kSourceBanks);
  }
  static void then(At<UnpackTiles> auto& r) {
    const std::uint32_t core = r->agent().core;
    r->push(r.frame());
    r->touch(Cell::kSource, core, 0, false);
    r->wait_for({Waiting::For::kSource, r.node, 0, 1}, [=](const auto& now) {
      return now.cores[core].registers.source.size() < kSourceBanks;
    });
  }
};
/// A bank is filled.
///     |valid banks| < 2
///   --------------------------------------------------
///   <f(c, i, d) . K, M>  -->  <K, M[bank := M[c, i], valid]>
struct Unpacks {
  static constexpr RuleInfo info{"TT-Tile-unpack", clauses("TT/Src/valid", "TT/Compute/tile")};
  static Truth auto when(const At<UnpackTiles> auto& r) {
    return is_fault(r, Fault::kNone) & r.truth(r->core().registers.source.size() < kSourceBanks);
  }
  static void then(At<UnpackTiles> auto& r) {
    r->core().registers.source.push_back(bank_of(r));
    r->touch(Cell::kSource, r->agent().core, 0, true);
  }
};

/// No registers are acquired.
///     not acquired(math)
///   --------------------------------------------------
///   <f(c, i, d) . K, M>  -->  Garbage                                         TT-G-NO-ACQUIRE
struct TileUnacquired : When<Fault::kUnacquired> {
  static constexpr RuleInfo info{"TT-Tile-without-acquire", clauses("TT/Dst/use"),
                                 Code::TT_G_NO_ACQUIRE};
  static std::string describe(const auto& r) {
    return fmt::format("{} writes destination registers, and none are acquired", r.node->name);
  }
};
/// A register that a half does not have.
///     d >= capacity
///   --------------------------------------------------
///   <f(c, i, d) . K, M>  -->  Garbage                                         TT-G-DST-INDEX
struct TileIndex : When<Fault::kIndex> {
  static constexpr RuleInfo info{"TT-Tile-dst-index", clauses("TT/Dst/capacity"),
                                 Code::TT_G_DST_INDEX};
  static std::string describe(const auto& r) {
    return fmt::format("destination register {} is used, and {} are there: 0 to {}", r.which,
                       r->plan->dst_capacity(), r->plan->dst_capacity() - 1);
  }
};
/// No bank is valid.
///     |valid banks| = 0
///   --------------------------------------------------
///   <f(c, i, d) . K, M>  -->  wait until |valid banks| > 0
struct MathWaits {
  static constexpr RuleInfo info{"TT-Tile-math-waits", clauses("TT/Src/valid", "TT/Core/progress")};
  static Truth auto when(const At<MathTiles> auto& r) {
    return is_fault(r, Fault::kNone) & r.truth(r->core().registers.source.empty());
  }
  static void then(At<MathTiles> auto& r) {
    const std::uint32_t core = r->agent().core;
    r->push(r.frame());
    r->touch(Cell::kSource, core, 0, false);
    r->wait_for({Waiting::For::kBank, r.node, 0, 1},
                [=](const auto& now) { return !now.cores[core].registers.source.empty(); });
  }
};
/// The operation is computed, and the bank given back.
///     bank valid, acquired(math)
///   --------------------------------------------------
///   <f(c, i, d) . K, M>  -->  <K, M[d := f(d, bank)][bank free]>
struct Computes {
  static constexpr RuleInfo info{"TT-Tile-math", clauses("TT/Src/valid", "TT/Compute/tile")};
  static Truth auto when(const At<MathTiles> auto& r) {
    return is_fault(r, Fault::kNone) & r.truth(!r->core().registers.source.empty());
  }
  static void then(At<MathTiles> auto& r) {
    auto& registers = r->core().registers;
    const auto bank = std::move(registers.source.front());
    registers.source.pop_front();
    compute_tiles(r, bank);
    r->touch(Cell::kSource, r->agent().core, 0, true);
  }
};

}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::UnpackTiles>
    : Rules<tensix::TileUninitialised, tensix::TileFormat, tensix::TileBits, tensix::TileUnwaited,
            tensix::TileBeyondWait, tensix::TilePassesEnd, tensix::TileUndefined,
            tensix::TilePadding, tensix::UnpackWaits, tensix::Unpacks> {};
template <>
struct RulesOf<tensix::MathTiles> : Rules<tensix::TileUninitialised, tensix::TileUnacquired,
                                          tensix::TileIndex, tensix::MathWaits, tensix::Computes> {
};
}  // namespace tenor::semantics
