// SPDX-License-Identifier: Apache-2.0
// What an async copy reads and writes, by the operands that a machine has when it comes to it.
#pragma once

#include "semantics/run/operands.h"
#include "semantics/run/place.h"
#include "semantics/tir/call/async_copy.h"

namespace tenor::semantics {

/// A side of a copy: the scalars that it reads or writes.
template <class D>
CopySpan copied_span(const Machine<D>& m, const spec::Call& call, bool write) {
  const auto* at = operands_from(m, static_cast<std::uint32_t>(m.operand_height() - 4));
  const std::int64_t count = copied_scalars(call);
  const CopySide<D> side(m, write ? at : at + 2, call.dtype, count);
  return {static_cast<std::uint32_t>(side.data.memory), static_cast<std::uint64_t>(side.first),
          static_cast<std::uint64_t>(count), call.dtype.scalar};
}

inline Place place_of(const CopySpan& span) {
  const std::uint64_t size = span.type.bytes();
  return {span.memory, span.first * size, (span.first + span.count) * size};
}

}  // namespace tenor::semantics
