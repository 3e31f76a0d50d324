// SPDX-License-Identifier: Apache-2.0
// Where in memory an element lies: in bytes, so that elements of views of different datatypes can
// be compared.
#pragma once

#include <optional>
#include <vector>

#include "semantics/tir/concrete.h"

namespace tenor::semantics {

struct Place {
  std::uint64_t memory = 0, first = 0, end = 0;

  friend bool operator==(const Place&, const Place&) = default;
  bool overlaps(const Place& other) const {
    return memory == other.memory && first < other.end && other.first < end;
  }
};

/// The element of that number, of the buffer as its view is now.
template <class L, class D>
Place place_of(const MachineOf<L, D>& m, const spec::Buffer* b, std::int64_t element) {
  const std::uint64_t size = element_bytes(b->dtype);
  const std::uint64_t first = static_cast<std::uint64_t>(element) * size;
  return {static_cast<std::uint64_t>(m.view(b).memory()), first, first + size};
}

/// The index of an element in the view that `b` has now; nothing where the view does not say.
template <class L, class D>
std::optional<std::vector<std::int64_t>> index_in_view(const MachineOf<L, D>& m,
                                                       const spec::Buffer* b, std::int64_t element);

}  // namespace tenor::semantics
