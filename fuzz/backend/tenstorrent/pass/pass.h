// SPDX-License-Identifier: Apache-2.0
// WS1, WS2 and WS3: from a function that launches a grid of blocks to one that visits the tiles of
// a share. Each makes a new function in the same program. What a stage leaves is checked by
// spec/tenstorrent; what it means, by comparing it with the grid. TT/WS1, TT/WS2, TT/WS3.
#pragma once

#include <optional>
#include <string>

#include "fuzz/backend/tenstorrent/pass/device.h"
#include "spec/ir/build.h"
#include "spec/tenstorrent/grid.h"

namespace tenor::fuzz::tenstorrent {

enum class Stage : std::uint8_t { kWs1, kWs2, kWs3 };

/// Why a stage does not take the function, and where.
struct Refusal {
  const spec::Node* at = nullptr;
  std::string message;
  std::string_view clause = "TT/Codegen/input";
  std::string_view hint = {};
};

/// A function, or why there is none.
struct Lowered {
  const spec::tir::PrimFunc* function = nullptr;
  std::optional<Refusal> refusal;
};

/// The function after the stages up to `stage`.
Lowered lower(spec::Builder& builder, const spec::tir::PrimFunc& f, Stage stage,
              const Device& device);

/// WS1: the defaults that the function does not have (TT-D11).
const spec::tir::PrimFunc* apply_defaults(spec::Builder& builder, const spec::tir::PrimFunc& f);
/// WS2: the schedule and the tiles of the buffers, as attributes.
Lowered infer_schedule(spec::Builder& builder, const spec::tir::PrimFunc& f, const Device& device);
/// WS3: a loop over the tiles of a share in place of the grid.
Lowered make_persistent(spec::Builder& builder, const spec::tir::PrimFunc& f);

/// A function without a grid that the stages take.
inline Refusal refusal_of(const spec::tenstorrent::GridProblem& problem) {
  return {problem.at, problem.message, "TT-D23",
          "launch blocks alone, at the head of the function"};
}

/// The first statement of the grid's body that is neither a tile operation nor a loop over elements
/// of memory near the core; nothing where all are.
std::optional<Refusal> uncovered(const spec::tir::PrimFunc& f);

}  // namespace tenor::fuzz::tenstorrent
