// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/grid.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/ir/tir/children.h"

namespace tenor::spec::tenstorrent {

using namespace tir;

namespace {

/// What a statement launches over an axis of hardware.
struct Launch {
  std::string_view tag;
  const Variable* variable = nullptr;
  const PrimExpr *min = nullptr, *extent = nullptr;
  const Stmt* body = nullptr;
};

Launch launch_of(const Stmt* s) {
  if (const auto* loop = as<For>(s); loop && loop->thread_binding)
    return {loop->thread_binding->thread_tag, loop->loop_var, loop->min, loop->extent, loop->body};
  const auto* a = as<AttrStmt>(s);
  if (a && a->attr_key == "thread_extent" && a->node.iter_var)
    return {a->node.iter_var->thread_tag, a->node.iter_var->var, nullptr, a->value, a->body};
  return {};
}

/// The first launch in the statement, or null.
const Stmt* first_launch(const Stmt* s) {
  if (!launch_of(s).tag.empty()) return s;
  const Stmt* found = nullptr;
  for_each_substatement(s, [&](const Stmt* part) { found = found ? found : first_launch(part); });
  return found;
}

bool is_zero(const PrimExpr* e) {
  const auto* literal = as<IntImm>(e);
  return !e || (literal && literal->value == 0);
}

/// Adds the launch to the grid; false with a problem where it does not fit.
bool add(Grid& grid, const Stmt* s, const Launch& launch, GridProblem& problem) {
  const auto* tag = std::ranges::find(kBlockTags, launch.tag);
  problem.at = s;
  if (tag == std::end(kBlockTags)) {
    problem.message =
        fmt::format("'{}' says what each thread does, which has no rule here", launch.tag);
    return false;
  }
  GridAxis& axis = grid.axes[static_cast<std::size_t>(tag - std::begin(kBlockTags))];
  if (axis.launch) problem.message = fmt::format("{} is launched twice", launch.tag);
  if (!is_zero(launch.min)) problem.message = fmt::format("{} does not begin at 0", launch.tag);
  axis = {s, launch.variable, launch.extent};
  return problem.message.empty();
}

}  // namespace

std::optional<std::int64_t> Grid::extent(std::size_t axis) const {
  if (!axes[axis].launch) return 1;
  const auto* literal = as<IntImm>(axes[axis].extent);
  return literal ? std::optional(literal->value) : std::nullopt;
}

std::optional<std::int64_t> Grid::tiles() const {
  std::int64_t product = 1;
  for (std::size_t i = 0; i < axes.size(); ++i) {
    const auto n = extent(i);
    if (!n || *n < 0 || __builtin_mul_overflow(product, *n, &product)) return std::nullopt;
  }
  return product;
}

Grid find_grid(const PrimFunc& f, GridProblem& problem) {
  Grid grid;
  const Stmt* s = f.body;
  problem = {};
  if (const auto* root = as<BlockRealize>(s);
      root && root->block && root->block->iter_vars.empty() && root->block->name_hint == "root")
    grid.root = root, s = root->block->body;
  for (Launch launch = launch_of(s); s && !launch.tag.empty(); launch = launch_of(s)) {
    if (!add(grid, s, launch, problem)) return grid;
    s = launch.body;
  }
  grid.body = s;
  problem.at = s ? first_launch(s) : nullptr;
  if (problem.at)
    problem.message = fmt::format("'{}' is launched inside other statements",
                                  launch_of(static_cast<const Stmt*>(problem.at)).tag);
  else if (!grid.is_launched())
    problem = {&f, fmt::format("{} launches no blocks: it has no blockIdx extent", f.name)};
  return grid;
}

}  // namespace tenor::spec::tenstorrent
