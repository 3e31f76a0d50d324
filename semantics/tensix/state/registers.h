// SPDX-License-Identifier: Apache-2.0
// The registers between the parts of a compute kernel: source banks from unpacker to matrix unit,
// halves of destination registers from there to the packer. TT/Src, TT/Dst
#pragma once

#include <deque>
#include <string_view>

#include "semantics/tensix/state/content.h"

namespace tenor::semantics::tensix {

/// A bank that the unpacker has set valid.
template <class D>
struct SourceBank {
  std::vector<Content<D>> first, second;  ///< tiles of the operands
};
inline constexpr std::size_t kSourceBanks = 2;

template <class D>
struct Registers {
  std::deque<SourceBank<D>> source;
  std::vector<std::vector<Content<D>>> halves;
  std::deque<std::vector<Content<D>>> passing;  ///< of operations on whole pages, given halves
  std::uint32_t given = 0;                      ///< halves that were committed and not released
  std::uint32_t math_half = 0, pack_half = 0;
  const spec::Node* acquired = nullptr;   ///< where the matrix unit acquired its half
  const spec::Node* committed = nullptr;  ///< where it gave one last
  const spec::Node* waited = nullptr;     ///< where the packer waited for its half

  /// Where a half was taken that is not given back; null: all are.
  const spec::Node* kept() const {
    if (acquired) return acquired;
    return given == 0 ? nullptr : waited ? waited : committed;
  }
};

/// What an agent of a compute kernel is configured for.
struct Configuration {
  std::string_view family, vector_family;
  const spec::Node* init = nullptr;
  std::optional<spec::tenstorrent::Format> a, b, pack;
  bool accumulates = false;
  bool transposes = false;  ///< the second operand of products
  bool masks = false;       ///< the packer leaves out what a reduction does not make
  spec::List<std::string_view> templates{};  ///< of the last init: of which reduction it is
};

}  // namespace tenor::semantics::tensix
