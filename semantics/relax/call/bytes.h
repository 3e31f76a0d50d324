// SPDX-License-Identifier: Apache-2.0
// Tensors of a storage as the bytes that they lie in, little-endian, as in TIR's lowered profile:
// what one tensor wrote another reads as the same bytes of its own datatype. TIR-D44; ledger
// RLX-D49.
#pragma once

#include <algorithm>

#include "semantics/machine/profile.h"
#include "semantics/relax/language.h"
#include "semantics/relax/values.h"

namespace tenor::semantics::relax {

inline constexpr spec::ScalarType kByte = spec::uint_type(8).scalar;

/// The bytes of the tensor's elements, in the order of its elements.
template <class M>
typename M::Domain::Storage bytes_of(const M& m, std::uint32_t memory) {
  const Allocation<typename M::Domain>& a = m.memory().at(memory);
  typename M::Domain::Storage bytes;
  bytes.resize(Profile::kLowered, kByte, a.bytes());
  for (std::uint64_t i = 0; i < a.elements * a.element.lanes; ++i)
    bytes.set(a.element.scalar, i, a.storage.get(a.element.scalar, i));
  return bytes;
}
/// Numbers of bytes of a tensor.
struct ByteRange {
  std::uint64_t first, end;
};
/// Those of `b` that are also bytes of `a`.
inline ByteRange common_bytes(const Placed& a, const Placed& b) {
  return {std::max(a.first, b.first) - b.first, std::min(a.end(), b.end()) - b.first};
}
/// `to` sees what the tensors `from` have in the bytes that they share with it: where they are
/// specified, then all of `written`, which was written now. All have whole bytes.
template <class M>
void show_bytes(M& m, std::vector<std::uint32_t> from, std::uint32_t to,
                std::optional<std::uint32_t> written) {
  using D = typename M::Domain;
  const Placed& mine = *m.storages().find(to);
  if (written) from.push_back(*written);
  auto bytes = bytes_of(m, to);
  ByteRange changed{mine.bytes, 0};
  for (const std::uint32_t other : from) {
    const Placed& theirs = *m.storages().find(other);
    const auto source = bytes_of(m, other);
    const auto [first, end] = common_bytes(theirs, mine);
    for (std::uint64_t k = first; k < end; ++k) {
      const auto byte = source.get(kByte, k + mine.first - theirs.first);
      if (other == written || D::known(D::is_indeterminate(byte)) != true)
        bytes.set(kByte, k, byte);
    }
    changed = {std::min(changed.first, first), std::max(changed.end, end)};
  }
  const auto type = mine.dtype.scalar;
  auto& target = m.memory().at(to).storage;
  for (std::uint64_t i = changed.first / type.bytes(); i * type.bytes() < changed.end; ++i)
    target.set(type, i, bytes.get(type, i));
}

}  // namespace tenor::semantics::relax
