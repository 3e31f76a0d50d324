// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/emit/program.h"

#include <algorithm>

#include "spec/ir/equal.h"

namespace tenor::fuzz::tenstorrent {

bool Extent::is(const Extent& other) const {
  const auto is_zero = [](const spec::PrimExpr* e) {
    const auto* number = spec::as<spec::IntImm>(e);
    return !e || (number && number->value == 0);
  };
  const bool same =
      is_zero(first) ? is_zero(other.first) : other.first && spec::equal(first, other.first);
  return count == other.count && same;
}

bool Op::reads(int near) const { return std::ranges::find(sources, near) != sources.end(); }

Item item_of(Op op) {
  Item item;
  item.op = std::move(op);
  return item;
}

std::optional<spec::tenstorrent::Format> format_of(spec::DataType dtype) {
  using enum spec::tenstorrent::Format;
  if (dtype.lanes != 1) return {};
  if (dtype.scalar.is_bfloat() && dtype.scalar.bits == 16) return kBfloat16;
  if (dtype.scalar.is_float() && dtype.scalar.bits == 16) return kFloat16;
  if (dtype.scalar.is_float() && dtype.scalar.bits == 32) return kFloat32;
  return {};
}

}  // namespace tenor::fuzz::tenstorrent
