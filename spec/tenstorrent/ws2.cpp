// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/ws2.h"

#include <set>

namespace tenor::spec::tenstorrent {

namespace {

std::int64_t tiles_of(std::int64_t size, std::int64_t tile) {
  return size / tile + (size % tile != 0 ? 1 : 0);
}
std::optional<std::int64_t> literal(const PrimExpr* e) {
  const auto* n = as<IntImm>(e);
  return n && n->value >= 0 ? std::optional(n->value) : std::nullopt;
}

}  // namespace

Schedule::Schedule(const tir::PrimFunc& f)
    : tiles(number(find(f.attrs, kNumTiles))),
      cores(number(find(f.attrs, kNumCores))),
      shares(rows(find(f.attrs, kTilesPerCore))),
      lists(rows(find(f.attrs, kCoreTiles))),
      is_contiguous(text(find(f.attrs, kDefaults[0].key)) == kPolicies[0]) {
  for (std::size_t i = 0; i < grid.size(); ++i) grid[i] = number(find(f.attrs, kGridKeys[i]));
}

std::string Schedule::not_partitioned() const {
  if (!shares) return fmt::format("{} is not a list of pairs of numbers", kTilesPerCore);
  if (cores && static_cast<std::int64_t>(shares->size()) != *cores)
    return fmt::format("{} has {} shares for {} cores", kTilesPerCore, shares->size(), *cores);
  std::int64_t next = 0;
  for (std::size_t i = 0; i < shares->size(); ++i) {
    const auto& share = (*shares)[i];
    if (share.size() != 2 || share[1] < 0)
      return fmt::format("the share of core {} is not a start and a count", i);
    if (share[1] > 0 && share[0] != next)
      return fmt::format("the share of core {} begins at {}, and those before it end at {}", i,
                         share[0], next);
    if (__builtin_add_overflow(next, share[1], &next)) return "the shares have no sum";
  }
  if (tiles && next != *tiles)
    return fmt::format("the shares have {} tiles together, and the grid has {}", next, *tiles);
  const auto count = static_cast<std::int64_t>(shares->size());
  for (std::int64_t i = 0; is_contiguous && i < count; ++i)
    if (const std::int64_t fair = next / count + (i < next % count ? 1 : 0);
        (*shares)[static_cast<std::size_t>(i)][1] != fair)
      return fmt::format("core {} has {} tiles, and a contiguous share of {} on {} cores is {}", i,
                         (*shares)[static_cast<std::size_t>(i)][1], next, count, fair);
  return "";
}

std::string Schedule::not_listed() const {
  if (!lists || !shares || lists->size() != shares->size())
    return fmt::format("{} is not a list of tiles for each share", kCoreTiles);
  std::set<std::int64_t> seen;
  for (std::size_t i = 0; i < lists->size(); ++i) {
    const auto& share = (*shares)[i];
    if (share.size() == 2 && static_cast<std::int64_t>((*lists)[i].size()) != share[1])
      return fmt::format("core {} has {} tiles, and a share of {}", i, (*lists)[i].size(),
                         share[1]);
    for (const std::int64_t tile : (*lists)[i])
      if (tile < 0 || (tiles && tile >= *tiles) || !seen.insert(tile).second)
        return fmt::format("core {} has the tile {}, which {}", i, tile,
                           seen.contains(tile) ? "another has, too" : "there is not");
  }
  return "";
}

Shard::Shard(const Buffer& buffer, std::int64_t tile_height, std::int64_t tile_width) {
  const std::size_t rank = buffer.shape.size();
  if (rank == 0) return;
  const auto width = literal(buffer.shape[rank - 1]);
  if (width) tiles_wide = tiles_of(*width, tile_width);
  const auto height = rank == 1 ? std::optional<std::int64_t>(1) : literal(buffer.shape[rank - 2]);
  if (width && height) padded = *width % tile_width != 0 || *height % tile_height != 0;
  if (!height) return;
  std::int64_t high = tiles_of(*height, tile_height);
  for (std::size_t i = 0; i + 2 < rank; ++i) {
    const auto batch = literal(buffer.shape[i]);
    if (!batch || __builtin_mul_overflow(high, *batch, &high)) return;
  }
  tiles_high = high;
}

void ScheduleGrid::check(const tir::PrimFunc& f, const tir::Context& context, Report& report) {
  const Schedule s(f);
  if (!find(f.attrs, kNumTiles) && !find(f.attrs, kGridKeys[0])) return;
  GridProblem problem;
  const Grid grid = find_grid(f, problem);
  std::int64_t product = 1;
  for (std::size_t i = 0; i < 3; ++i) {
    const auto launched = grid.is_launched() ? grid.extent(i) : s.grid[i];
    if (!s.grid[i] || *s.grid[i] < 0)
      report.error(info, context.span(f), fmt::format("{} is not a number", kGridKeys[i]));
    else if (launched && *launched != *s.grid[i])
      report.error(info, context.span(f),
                   fmt::format("{} is {}, but the extent of '{}' is {}", kGridKeys[i], *s.grid[i],
                               kBlockTags[i], *launched));
    if (!s.grid[i] || __builtin_mul_overflow(product, *s.grid[i], &product)) return;
  }
  if (s.tiles != product)
    report.error(info, context.span(f),
                 fmt::format("{} is not {}, the product of the grid", kNumTiles, product));
  if (s.cores.value_or(0) <= 0)
    report.error(info, context.span(f), fmt::format("{} is not a positive number", kNumCores));
}

void ScheduleLists::check(const tir::PrimFunc& f, const tir::Context& context, Report& report) {
  const auto policy = text(find(f.attrs, kDefaults[0].key));
  const bool needs_lists = find(f.attrs, kTilesPerCore) && policy && *policy != kPolicies[0];
  if (!find(f.attrs, kCoreTiles) && needs_lists)
    report.error(
        info, context.span(f),
        fmt::format("shares are {}, and no {} says which tiles they are", *policy, kCoreTiles));
  if (!find(f.attrs, kCoreTiles)) return;
  if (const std::string why = Schedule(f).not_listed(); !why.empty())
    report.error(info, context.span(f), why);
}

void ShardShape::check(const tir::PrimFunc& f, const tir::Context& context, Report& report) {
  const auto height = number(find(f.attrs, "tt_tile_height")),
             width = number(find(f.attrs, "tt_tile_width"));
  if (height.value_or(0) <= 0 || width.value_or(0) <= 0) return;
  for (const Buffer* b : f.buffers) {
    if (!b || !find(f.attrs, buffer_key(b->name, "layout"))) continue;
    const Shard shard(*b, *height, *width);
    const auto expect = [&](std::string_view what, std::optional<std::int64_t> wanted) {
      const auto given = number(find(f.attrs, buffer_key(b->name, what)));
      if (given == wanted) return;
      const auto shown = [](auto n) { return n ? std::to_string(*n) : std::string("no number"); };
      report.error(info, context.span(f),
                   fmt::format("{} is {}, and the shape of {} gives {}", buffer_key(b->name, what),
                               shown(given), b->name, shown(wanted)));
    };
    expect("num_tiles_height", shard.tiles_high);
    expect("num_tiles_width", shard.tiles_wide);
    expect("needs_padding", shard.padded);
    const auto shape = numbers(find(f.attrs, buffer_key(b->name, "tile_shape")));
    if (shape != std::vector{*height, *width})
      report.error(
          info, context.span(f),
          fmt::format("{} is not [{}, {}]", buffer_key(b->name, "tile_shape"), *height, *width));
  }
}

void ShardNames::check(const tir::PrimFunc& f, const tir::Context& context, Report& report) {
  std::set<std::string_view> names;
  for (const Buffer* b : f.buffers) {
    if (!b || !find(f.attrs, buffer_key(b->name, "layout")) || names.insert(b->name).second)
      continue;
    report.error(info, context.span(b),
                 fmt::format("two buffers are called {}, and their attributes have one place",
                             show(b->name)));
  }
}

}  // namespace tenor::spec::tenstorrent
