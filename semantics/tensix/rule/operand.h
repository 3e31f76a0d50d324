// SPDX-License-Identifier: Apache-2.0
// The operands of an operation on tiles, and the first fault that it has on an agent.
#pragma once

#include <fmt/ranges.h>

#include "semantics/tensix/rule/circular_buffer.h"
#include "semantics/tensix/rule/configure.h"

namespace tenor::semantics::tensix {

bool is_family(const auto& r, std::string_view family) { return r.node->api->family == family; }
bool has_template(const auto& r, std::string_view part) {
  return std::ranges::any_of(r.node->template_arguments,
                             [&](std::string_view each) { return each.find(part) != each.npos; });
}
/// Over which dimensions a reduction goes: REDUCE_ROW sums each row.
struct Reduced {
  bool rows = false, columns = false;
};
Reduced reduced_dimensions(const auto& r) {
  const bool is_row = has_template(r, "REDUCE_ROW"), is_column = has_template(r, "REDUCE_COL");
  return {!is_row, !is_column};
}

/// Is the second operand of a product transposed, by the call or by its init?
bool transposes(const auto& r) {
  return is_family(r, "matmul") &&
         (is_given(r, Role::kTranspose) ? value(r, Role::kTranspose) != 0
                                        : r->agent().configuration.transposes);
}

/// How many tiles of each operand an operation takes, and how far they are apart.
struct Shape {
  std::uint64_t rows = 1, columns = 1, stride = 1;
};
Shape shape_of(const auto& r) {
  return {value(r, Role::kRt, 1), value(r, Role::kCt, 1), value(r, Role::kKt, 1)};
}
/// The page of a tile, counted from the first that was waited for; null where that is a fault.
std::uint64_t tile_index(const auto& r, Role index, std::uint64_t number, std::uint64_t stride) {
  return value(r, index) + number * stride;
}
Found tile_fault(const auto& r, Role cb, std::uint64_t index) {
  const auto& own = end(r, cb);
  const auto& pages = ring(r, cb);
  if (own.waited == 0 && !pages.is_on_tensor()) return {Fault::kWindow, index, {}};
  if (index >= own.waited && !pages.is_on_tensor()) return {Fault::kTotal, index, {}};
  if (own.read + index >= pages.capacity()) return {Fault::kWrap, index, {}};
  const auto& page = pages.pages[own.read + index];
  if (!page.is_defined()) return {Fault::kUndefined, index, {}};
  if (page.format && *page.format != pages.plan->format)
    return {Fault::kBits, static_cast<std::uint64_t>(*page.format), {}};
  return {};
}
const auto& tile_page(const auto& r, Role cb, std::uint64_t index) {
  return ring(r, cb).pages[end(r, cb).read + index];
}

/// Does padding take part in the sum? The tiles are there.
bool sums_padding(const auto& r) {
  const auto& first = tile_page(r, Role::kCb, value(r, Role::kI)).valid;
  if (is_family(r, "matmul")) {
    const auto& second = tile_page(r, Role::kCb2, value(r, Role::kI2)).valid;
    return first.columns < kTileSide || (transposes(r) ? second.columns : second.rows) < kTileSide;
  }
  const Reduced over = reduced_dimensions(r);
  return is_family(r, "reduce") &&
         ((over.rows && first.rows < kTileSide) || (over.columns && first.columns < kTileSide));
}

Found operand_fault(const auto& r) {
  if (r.node->api->action == spec::tenstorrent::Action::kWholePages) {
    const std::uint64_t n = value(r, Role::kN);
    for (std::uint64_t i = 0; i < n; ++i)
      if (const Found found = tile_fault(r, Role::kCb, i); found.fault != Fault::kNone)
        return found;
    return {};
  }
  const Shape shape = shape_of(r);
  for (std::uint64_t i = 0; i < shape.rows; ++i) {
    const Found found = tile_fault(r, Role::kCb, tile_index(r, Role::kI, i, shape.stride));
    if (found.fault != Fault::kNone) return found;
  }
  for (std::uint64_t j = 0; is_given(r, Role::kCb2) && j < shape.columns; ++j) {
    const Found found = tile_fault(r, Role::kCb2, tile_index(r, Role::kI2, j, 1));
    if (found.fault != Fault::kNone) return {found.fault, found.which, r.node};
  }
  return sums_padding(r) ? Found{Fault::kPadding, {}, {}} : Found{};
}

/// Is the last init one of the operation, of the same reduction or broadcast?
bool is_initialised(const auto& r) {
  const Configuration& c = r->agent().configuration;
  if (c.family != r.node->api->family) return false;
  if (c.family != "reduce" && c.family != "unary_bcast") return true;
  const auto& wanted = r.node->template_arguments;
  for (std::size_t i = 0; i < std::min<std::size_t>(2, wanted.size()); ++i)
    if (i >= c.templates.size() || c.templates[i] != wanted[i]) return false;
  return true;
}

auto facts_of(const At<UnpackTiles> auto& r) {
  const Configuration& c = r->agent().configuration;
  if (!is_initialised(r)) return Found{Fault::kInit, {}, c.init};
  const bool is_product = is_family(r, "matmul");
  const auto first = ring(r).plan->format;
  if ((is_product ? c.b : c.a) != first) return Found{Fault::kFormat, value(r, Role::kCb), {}};
  if (is_given(r, Role::kCb2)) {
    const auto second = ring(r, Role::kCb2).plan->format;
    if ((is_product ? c.a : c.b) != second) return Found{Fault::kFormat, value(r, Role::kCb2), {}};
  }
  return operand_fault(r);
}

inline std::string family_text(const Configuration& c) {
  if (c.family.empty()) return "no init of an operation came before it";
  return fmt::format("the last init was for {}{}", c.family,
                     c.templates.empty() ? "" : fmt::format("<{}>", fmt::join(c.templates, ", ")));
}
std::string operand_text(const auto& r) { return cb_text(r, r.access ? Role::kCb2 : Role::kCb); }

auto facts_of(const At<MathTiles> auto& r) {
  if (!is_initialised(r)) return Found{Fault::kInit, {}, r->agent().configuration.init};
  if (!r->core().registers.acquired) return Found{Fault::kUnacquired, {}, {}};
  const Shape shape = shape_of(r);
  const std::uint64_t last = value(r, Role::kDst) + shape.rows * shape.columns;
  if (last > r->plan->dst_capacity()) return Found{Fault::kIndex, last - 1, {}};
  return Found{};
}
}  // namespace tenor::semantics::tensix
