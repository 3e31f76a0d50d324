// SPDX-License-Identifier: Apache-2.0
// The grid of blocks that a function launches: the loops and attributes over blockIdx at the head
// of its body. TT/Example/grid, TT/WS1/input/thread_extent; ledger TT-D7.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "spec/ir/tir/prim_func.h"

namespace tenor::spec::tenstorrent {

inline constexpr std::string_view kBlockTags[] = {"blockIdx.x", "blockIdx.y", "blockIdx.z"};

/// One axis of the grid.
struct GridAxis {
  const tir::Stmt* launch = nullptr;  ///< null: there is none, and the extent is 1
  const Variable* variable = nullptr;
  const PrimExpr* extent = nullptr;
};

struct Grid {
  std::array<GridAxis, 3> axes;  ///< x, y, z
  /// The block around the launches that the text leaves out, or null.
  const tir::BlockRealize* root = nullptr;
  const tir::Stmt* body = nullptr;  ///< what each block of the grid executes

  bool is_launched() const { return axes[0].launch || axes[1].launch || axes[2].launch; }
  /// The extent of an axis as a number; nothing where it is an expression.
  std::optional<std::int64_t> extent(std::size_t axis) const;
  /// The product of all three.
  std::optional<std::int64_t> tiles() const;
};

/// Why a function has no grid that the pipeline can take, and where.
struct GridProblem {
  const Node* at = nullptr;
  std::string message;  ///< empty: there is a grid
};

/// The grid of the function; `problem` says what else there is.
Grid find_grid(const tir::PrimFunc& f, GridProblem& problem);

}  // namespace tenor::spec::tenstorrent
