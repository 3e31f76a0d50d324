// SPDX-License-Identifier: Apache-2.0
#include "semantics/relax/state/storages.h"

#include <algorithm>

#include "semantics/tensor/tensor.h"

namespace tenor::semantics::relax {

std::optional<std::uint64_t> bytes_in_storage(const spec::DataType& dtype,
                                              std::span<const std::int64_t> shape) {
  constexpr std::uint64_t kMostElements = std::uint64_t{1} << 48u;
  const auto elements = element_count(shape);
  if (!elements || *elements > kMostElements) return {};
  const auto bits = static_cast<std::uint64_t>(dtype.is_bool() ? 8 : dtype.bits()) * dtype.lanes;
  return (*elements * bits + 7) / 8;
}

bool has_whole_bytes(const spec::DataType& dtype) {
  const auto bits = static_cast<std::size_t>(dtype.bits());
  return !dtype.is_handle() && (dtype.is_bool() || bits == 8 * dtype.scalar.bytes());
}

bool are_aligned(const Placed& a, const Placed& b) {
  const std::uint64_t width = a.dtype.scalar.bytes() * a.dtype.lanes;
  const std::uint64_t apart = std::max(a.first, b.first) - std::min(a.first, b.first);
  return a.dtype == b.dtype && apart % width == 0 && (apart == 0 || a.dtype.bits() >= 8);
}

const Placed* Storages::find(std::uint32_t memory) const {
  const auto found = tensors_.find(memory);
  return found == tensors_.end() ? nullptr : &found->second;
}

std::vector<std::uint32_t> Storages::beside(std::uint32_t memory) const {
  std::vector<std::uint32_t> all;
  const Placed& mine = tensors_.at(memory);
  for (const auto& [number, other] : tensors_)
    if (number != memory && other.storage == mine.storage && other.first < mine.end() &&
        mine.first < other.end())
      all.push_back(number);
  return all;
}

std::vector<std::uint32_t> Storages::tensors_of(std::uint64_t storage) const {
  std::vector<std::uint32_t> all;
  for (const auto& [number, tensor] : tensors_)
    if (tensor.storage == storage && tensor.written && !tensor.lost) all.push_back(number);
  return all;
}

}  // namespace tenor::semantics::relax
