// SPDX-License-Identifier: Apache-2.0
// Which bodies the pipeline takes: tile operations, and loops over elements of fragments and shared
// memory. What reaches into global memory element by element has no tiles.
#include <fmt/format.h>

#include "fuzz/backend/tenstorrent/pass/pass.h"
#include "spec/ir/tir/children.h"
#include "spec/tenstorrent/grid.h"
#include "spec/tile/meaning.h"
#include "spec/tile/operation.h"

namespace tenor::fuzz::tenstorrent {

using namespace spec;
using namespace spec::tir;

namespace {

const Buffer* global_operand(const PrimExpr* e) {
  const auto* load = as<BufferLoad>(e);
  if (load && tile::nearness(*load->buffer) == 0) return load->buffer;
  const Buffer* found = nullptr;
  for_each_operand(e, [&](const PrimExpr* part) { found = found ? found : global_operand(part); });
  return found;
}

std::optional<Refusal> look(const Stmt* s) {
  if (tile::as_operation(s)) return std::nullopt;
  const Buffer* reached = nullptr;
  for_each_expression(s,
                      [&](const PrimExpr* e) { reached = reached ? reached : global_operand(e); });
  const auto* store = as<BufferStore>(s);
  if (store && !reached && tile::nearness(*store->buffer) == 0) reached = store->buffer;
  if (reached)
    return Refusal{s,
                   fmt::format("an element of {}, which is global memory, is accessed outside "
                               "of a tile operation",
                               reached->name),
                   "TT-D17", "copy a tile of it to a fragment, and access that"};
  std::optional<Refusal> found;
  for_each_substatement(s, [&](const Stmt* part) {
    if (!found) found = look(part);
  });
  return found;
}

}  // namespace

std::optional<Refusal> uncovered(const PrimFunc& f) {
  spec::tenstorrent::GridProblem problem;
  const spec::tenstorrent::Grid grid = spec::tenstorrent::find_grid(f, problem);
  if (!problem.message.empty()) return refusal_of(problem);
  return grid.body ? look(grid.body) : std::nullopt;
}

}  // namespace tenor::fuzz::tenstorrent
