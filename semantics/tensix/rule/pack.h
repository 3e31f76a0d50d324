// SPDX-License-Identifier: Apache-2.0
// The packer: from destination registers to reserved pages. TT/Compute/pack
#pragma once

#include "semantics/tensix/rule/tile.h"

namespace tenor::semantics::tensix {

bool is_out_of_order(const auto& r) { return is_given(r, Role::kI) && has_template(r, "true"); }
/// The first page to write, counted from the write pointer.
std::uint64_t packed_at(const auto& r) {
  return is_out_of_order(r) ? value(r, Role::kI) : end(r).packed;
}
Found window_fault(const auto& r, std::uint64_t first, std::uint64_t n) {
  if (first + n > end(r).reserved) return {Fault::kWindow, first + n, {}};
  if (end(r).write + first + n > ring(r).capacity()) return {Fault::kWrap, first, {}};
  return {};
}

auto facts_of(const At<PackTiles> auto& r) {
  const std::uint64_t n = value(r, Role::kN, 1), dst = value(r, Role::kDst);
  if (!r->core().registers.waited) return Found{Fault::kOrder, {}, {}};
  if (dst + n > r->plan->dst_capacity()) return Found{Fault::kIndex, dst + n - 1, {}};
  const Configuration& c = r->agent().configuration;
  if (c.masks && c.family != "reduce") return Found{Fault::kInit, {}, c.init};
  if (c.pack != ring(r).plan->format) return Found{Fault::kFormat, value(r, Role::kCb), {}};
  const Found window = window_fault(r, packed_at(r), n);
  if (window.fault != Fault::kNone) return window;
  for (std::uint64_t i = 0; i < n && c.accumulates; ++i)
    if (!ring(r).pages[end(r).write + packed_at(r) + i].is_defined())
      return Found{Fault::kUndefined, i, {}};
  return Found{};
}

/// The packer has waited for no half.
///     not waited(packer)
///   --------------------------------------------------
///   <pack_tile(d, c) . K, M>  -->  Garbage                                    TT-G-DST-ORDER
struct PackUnwaited : When<Fault::kOrder> {
  static constexpr RuleInfo info{"TT-pack_tile-without-wait", clauses("TT/Dst/order"),
                                 Code::TT_G_DST_ORDER};
  static std::string describe(const auto&) {
    return std::string("the packer reads destination registers that it has not waited for");
  }
};
/// The packer still leaves out what a reduction does not make.
///     masks(packer), configuration(packer) != reduce
///   --------------------------------------------------
///   <pack_tile(d, c) . K, M>  -->  Garbage                                    TT-G-INIT
struct PackMasked : When<Fault::kInit> {
  static constexpr RuleInfo info{"TT-pack_tile-masked", clauses("TT/Compute/init"),
                                 Code::TT_G_INIT};
  static std::string describe(const auto& r) {
    return fmt::format(
        "the packer still packs results of a reduction: no reduce_uninit came before the init for "
        "{}",
        r->agent().configuration.family);
  }
};
/// The packer is configured for another data format.
///     format(c) != format(packer)
///   --------------------------------------------------
///   <pack_tile(d, c) . K, M>  -->  Garbage                                    TT-G-INIT
struct PackFormat : When<Fault::kFormat> {
  static constexpr RuleInfo info{"TT-pack_tile-format", clauses("TT/Compute/format"),
                                 Code::TT_G_INIT};
  static std::string describe(const auto& r) {
    return fmt::format("the packer is not configured for the format of {}: {}", cb_text(r),
                       word(ring(r).plan->format));
  }
};
/// The page is not reserved.
///     i >= reserved(packer, c)
///   --------------------------------------------------
///   <pack_tile(d, c) . K, M>  -->  Garbage                                    TT-G-WRITE
struct PackUnreserved : When<Fault::kWindow> {
  static constexpr RuleInfo info{"TT-pack_tile-without-reserve", clauses("TT/CB/window/write"),
                                 Code::TT_G_WRITE};
  static std::string describe(const auto& r) {
    return fmt::format("this packs page {} since the last push to {}, and {} reserved", r.which - 1,
                       cb_text(r),
                       end(r).reserved == 1 ? "1 is" : fmt::format("{} are", end(r).reserved));
  }
};
/// The page is past the end.
///     write(packer, c) + i >= pages(c)
///   --------------------------------------------------
///   <pack_tile(d, c) . K, M>  -->  Garbage                                    TT-G-WRAP
struct PackPassesEnd : When<Fault::kWrap> {
  static constexpr RuleInfo info{"TT-pack_tile-wrap", clauses("TT/CB/wrap"), Code::TT_G_WRAP};
  static std::string describe(const auto& r) {
    return fmt::format("this packs page {} from page {} on, past the end of {}", r.which,
                       end(r).write, cb_text(r));
  }
};
/// The packer adds to a page that nothing wrote.
///     accumulates(packer), M[c] = undefined
///   --------------------------------------------------
///   <pack_tile(d, c) . K, M>  -->  Garbage                                    TT-G-UNDEFINED
struct PackUndefined : When<Fault::kUndefined> {
  static constexpr RuleInfo info{"TT-pack_tile-undefined", clauses("TT/Memory/defined"),
                                 Code::TT_G_UNDEFINED};
  static std::string describe(const auto& r) {
    return fmt::format("this adds to a page of {} that nothing has written", cb_text(r));
  }
};
/// Registers are written to pages.
///     M[d] = v
///   --------------------------------------------------
///   <pack_tile(d, c) . K, M>  -->  <K, M[c := v]>
struct Packs : When<Fault::kNone> {
  static constexpr RuleInfo info{"TT-pack_tile", clauses("TT/Compute/pack")};
  static void then(At<PackTiles> auto& r) {
    auto& registers = r->core().registers;
    const auto n = static_cast<std::uint32_t>(value(r, Role::kN, 1));
    const std::uint64_t first = end(r).write + packed_at(r);
    for (std::uint32_t i = 0; i < n; ++i)
      pack(r, registers.halves[registers.pack_half][value(r, Role::kDst) + i],
           ring(r).pages[first + i]);
    if (!is_out_of_order(r)) end(r).packed += n;
  }
};
/// A cleared register is packed as zeros.
void pack(auto& r, const auto& from, auto& page) {
  using D = DomainOf<decltype(r)>;
  Tile<D> made = from.is_defined() ? from.elements : r->has_data ? filled<D>(0) : nullptr;
  const auto type = scalar_of(ring(r).plan->format);
  if (r->agent().configuration.accumulates) {
    made = combined<D>("add", converted<D>(page.elements, kComputed), made);
    page.valid = smaller(page.valid, from.valid);
  } else {
    page.valid = from.valid;
  }
  page.elements = converted<D>(made, type);
  page.format = ring(r).plan->format;
  page.writer = r.node, page.filled = ring(r).plan->page_size;
}

}  // namespace tenor::semantics::tensix

namespace tenor::semantics {
template <>
struct RulesOf<tensix::PackTiles>
    : Rules<tensix::PackUnwaited, tensix::TileIndex, tensix::PackMasked, tensix::PackFormat,
            tensix::PackUnreserved, tensix::PackPassesEnd, tensix::PackUndefined, tensix::Packs> {};
}  // namespace tenor::semantics
