// SPDX-License-Identifier: Apache-2.0
// What a bank holds, and what an operation makes of it.
#pragma once

#include "semantics/tensix/rule/elements.h"
#include "semantics/tensix/rule/operand.h"

namespace tenor::semantics::tensix {

/// Rows and columns of a result that have values.
Valid result_valid(const auto& r, const Valid& a, const Valid& b) {
  const std::string_view family = r.node->api->family;
  if (family == "matmul") return {a.rows, transposes(r) ? b.rows : b.columns};
  if (family == "transpose") return {a.columns, a.rows};
  if (family == "copy" || family.ends_with("scalar")) return a;
  if (family == "unary_bcast")
    return {has_template(r, "COL") ? a.rows : kTileSide,
            has_template(r, "ROW") ? a.columns : kTileSide};
  if (family.ends_with("rows")) return {a.rows, std::min(a.columns, b.columns)};
  if (family.ends_with("cols")) return {std::min(a.rows, b.rows), a.columns};
  if (family != "reduce") return smaller(a, b);
  const Reduced over = reduced_dimensions(r);
  return {over.rows ? kTileSide : a.rows, over.columns ? kTileSide : a.columns};
}

/// A page's content as the matrix unit has it.
template <class D>
Content<D> unpacked(const Content<D>& page) {
  return {page.writer, page.valid, converted<D>(page.elements, kComputed)};
}

auto bank_of(const auto& r) {
  using D = typename MachineIn<decltype(r)>::Domain;
  SourceBank<D> bank;
  const bool is_whole = r.node->api->action == spec::tenstorrent::Action::kWholePages;
  const Shape shape = shape_of(r);
  const std::uint64_t rows = is_whole ? value(r, Role::kN) : shape.rows;
  for (std::uint64_t i = 0; i < rows; ++i)
    bank.first.push_back(unpacked<D>(
        tile_page(r, Role::kCb, tile_index(r, Role::kI, i, is_whole ? 1 : shape.stride))));
  for (std::uint64_t j = 0; is_given(r, Role::kCb2) && j < shape.columns; ++j)
    bank.second.push_back(unpacked<D>(tile_page(r, Role::kCb2, tile_index(r, Role::kI2, j, 1))));
  return bank;
}

/// The elements of one result; `old` is what the register holds.
template <class D>
Tile<D> result_elements(const auto& r, const Content<D>& old, const Content<D>& a,
                        const Content<D>& b) {
  const std::string_view family = r.node->api->family;
  // A register that has no elements in a run with data makes a sum without.
  if (old.is_defined() && !old.elements && (family == "matmul" || family == "reduce")) return {};
  if (family == "matmul") return product<D>(old.elements, a.elements, b.elements, transposes(r));
  if (family == "copy") return a.elements;
  if (family == "transpose") return transposed<D>(a.elements);
  if (family == "unary_bcast")
    return spread<D>(a.elements, !has_template(r, "COL"), !has_template(r, "ROW"));
  if (family != "reduce") return combined<D>(family, a.elements, b.elements);
  const Reduced over = reduced_dimensions(r);
  return reduced<D>(old.elements, a.elements, b.elements, has_template(r, "MAX"), over.rows,
                    over.columns);
}

void compute_tiles(auto& r, const auto& bank) {
  using D = typename MachineIn<decltype(r)>::Domain;
  auto& registers = r->core().registers;
  auto& half = registers.halves[registers.math_half];
  const Shape shape = shape_of(r);
  const Content<D> none;
  for (std::uint64_t i = 0; i < shape.rows; ++i)
    for (std::uint64_t j = 0; j < shape.columns; ++j) {
      auto& target = half[value(r, Role::kDst) + i * shape.columns + j];
      const auto& a = bank.first[i];
      const auto& b = bank.second.empty() ? none : bank.second[j];
      target.elements = result_elements<D>(r, target, a, b);
      target.valid = result_valid(r, a.valid, b.valid);
      target.writer = r.node;
    }
}

}  // namespace tenor::semantics::tensix
