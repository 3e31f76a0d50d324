// SPDX-License-Identifier: Apache-2.0
// What a page or a register holds: who wrote it, which part of it is no padding, and its elements
// where a run has data. TT/Memory/defined, TT/Memory/padding
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "spec/tenstorrent/plan/plan.h"

namespace tenor::semantics::tensix {

using spec::tenstorrent::kTileSide;

/// The rows and columns from the first on that have values; beyond is padding.
struct Valid {
  std::uint32_t rows = kTileSide, columns = kTileSide;
  bool is_whole() const { return rows >= kTileSide && columns >= kTileSide; }
  bool covers(const Valid& other) const { return rows >= other.rows && columns >= other.columns; }
  friend Valid smaller(const Valid& a, const Valid& b) {
    return {std::min(a.rows, b.rows), std::min(a.columns, b.columns)};
  }
};

/// Elements in the order of rows; of a tile 32 times 32.
template <class D>
using Elements = std::vector<typename D::Value>;

template <class D>
struct Content {
  const spec::Node* writer = nullptr;  ///< null: nothing wrote it
  Valid valid{};
  std::shared_ptr<const Elements<D>> elements{};  ///< null: a run of the protocol alone
  /// As what its bytes were written; none: as zeros, or not known.
  std::optional<spec::tenstorrent::Format> format{};
  bool is_defined() const { return writer != nullptr; }
};

}  // namespace tenor::semantics::tensix
