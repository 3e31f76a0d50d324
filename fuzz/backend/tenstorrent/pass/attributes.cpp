// SPDX-License-Identifier: Apache-2.0
// WS1 and WS2: what they write are attributes, and the body stays as it is. TT/WS1/output,
// TT/WS2/output; ledger TT-D3, D4, D11 to D14.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "fuzz/backend/tenstorrent/pass/pass.h"
#include "fuzz/backend/tenstorrent/pass/rewrite.h"
#include "fuzz/backend/tenstorrent/pass/shares.h"
#include "spec/tenstorrent/ws2.h"

namespace tenor::fuzz::tenstorrent {

using namespace spec;
using namespace spec::tir;
namespace tt = spec::tenstorrent;

namespace {

/// More tiles would not be listed for each core.
constexpr std::int64_t kMostTiles = 1 << 20;

/// Adds what is said of each buffer; a problem where two have one name.
std::optional<Refusal> add_shards(Builder& builder, const PrimFunc& f, AttributeSet& attrs) {
  const auto height = tt::number(attrs.find("tt_tile_height")),
             width = tt::number(attrs.find("tt_tile_width"));
  if (height.value_or(0) <= 0 || width.value_or(0) <= 0)
    return Refusal{&f, "the size of a tile is not a positive number"};
  std::set<std::string_view> names;
  for (const Buffer* b : f.buffers) {
    if (!b) continue;
    if (!names.insert(b->name).second)
      return Refusal{b, fmt::format("two buffers are called {}", b->name), "TT-D14",
                     "give each buffer a name of its own"};
    const tt::Shard shard(*b, *height, *width);
    const Object* layout = attrs.find(tt::buffer_key(b->name, "layout"));
    if (!layout) attrs.set(tt::buffer_key(b->name, "layout"), *attrs.find("tt_layout_type"));
    attrs.set(tt::buffer_key(b->name, "tile_shape"),
              tt::list_object(builder.arena(), {*height, *width}));
    const auto add = [&](std::string_view what, auto n) {
      if (n) attrs.set(tt::buffer_key(b->name, what), tt::number_object(*n));
    };
    add("num_tiles_height", shard.tiles_high);
    add("num_tiles_width", shard.tiles_wide);
    add("needs_padding", shard.padded);
  }
  return std::nullopt;
}

void add_shares(Builder& builder, std::string_view policy, const TileGrid& grid,
                const Device& device, AttributeSet& attrs) {
  std::vector<std::vector<std::int64_t>> ranges, lists;
  for (const Share& share : shares_of(policy, grid, device)) {
    ranges.push_back({share.start, static_cast<std::int64_t>(share.tiles.size())});
    lists.push_back(share.tiles);
  }
  attrs.set(tt::kTilesPerCore, tt::rows_object(builder.arena(), ranges));
  if (policy != tt::kPolicies[0])
    attrs.set(tt::kCoreTiles, tt::rows_object(builder.arena(), lists));
}

/// Adds the grid and the shares, where the grid's extents are numbers (TT-D14).
std::optional<Refusal> add_schedule(Builder& builder, const PrimFunc& f, const tt::Grid& grid,
                                    const Device& device, AttributeSet& attrs) {
  const auto policy = tt::text(attrs.find(tt::kDefaults[0].key));
  if (!policy || std::ranges::find(tt::kPolicies, *policy) == std::end(tt::kPolicies))
    return Refusal{&f, "tt_schedule_policy is not contiguous, interleaved or rectangular",
                   "TT-D12"};
  if (tt::text(attrs.find(tt::kDefaults[1].key)) != tt::kDefaults[1].text)
    return Refusal{&f, "tt_schedule_order is not row_major", "TT-D12"};
  attrs.set(tt::kNumCores, tt::number_object(device.cores()));
  TileGrid extents{};
  for (std::size_t i = 0; i < 3; ++i) {
    const auto n = grid.extent(i);
    if (n) attrs.set(tt::kGridKeys[i], tt::number_object(*n));
    extents[i] = n.value_or(-1);
  }
  const auto tiles = grid.tiles();
  if (!tiles) {
    const bool symbolic = std::ranges::find(extents, -1) != extents.end();
    if (symbolic && *policy == tt::kPolicies[0]) return std::nullopt;
    return Refusal{
        &f, fmt::format("an extent of the grid is not a number, and shares that are {} need it",
                        *policy)};
  }
  if (*tiles > kMostTiles)
    return Refusal{&f, fmt::format("{} tiles are more than {}", *tiles, kMostTiles)};
  attrs.set(tt::kNumTiles, tt::number_object(*tiles));
  add_shares(builder, *policy, extents, device, attrs);
  return std::nullopt;
}

}  // namespace

const PrimFunc* apply_defaults(Builder& builder, const PrimFunc& f) {
  AttributeSet attrs(builder.arena(), f.attrs);
  for (const tt::Default& each : tt::kDefaults) {
    if (attrs.find(each.key)) continue;
    attrs.set(each.key, each.text.empty() ? tt::number_object(each.number)
                                          : tt::text_object(builder.arena(), each.text));
  }
  PrimFunc* made = copy_of(builder, f);
  made->attrs = attrs.list();
  return made;
}

Lowered infer_schedule(Builder& builder, const PrimFunc& f, const Device& device) {
  tt::GridProblem problem;
  const tt::Grid grid = tt::find_grid(f, problem);
  if (!problem.message.empty()) return {nullptr, refusal_of(problem)};
  AttributeSet attrs(builder.arena(), f.attrs);
  if (auto refusal = add_schedule(builder, f, grid, device, attrs)) return {nullptr, refusal};
  if (auto refusal = add_shards(builder, f, attrs)) return {nullptr, refusal};
  PrimFunc* made = copy_of(builder, f);
  made->attrs = attrs.list();
  return {made, std::nullopt};
}

}  // namespace tenor::fuzz::tenstorrent
