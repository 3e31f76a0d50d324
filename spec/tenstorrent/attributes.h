// SPDX-License-Identifier: Apache-2.0
// The attributes that the Tenstorrent pipeline keeps at a function, and how they are read.
// TT/WS1/attr, TT/WS2/attr, TT/WS3/attr; EXT/Tenstorrent/tiles.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "spec/ir/tir/prim_func.h"

namespace tenor::spec::tenstorrent {

/// A default of WS1: a number, or a text where `text` is not empty.
struct Default {
  std::string_view key;
  std::string_view text;
  std::int64_t number = 0;
};
inline constexpr Default kDefaults[] = {{"tt_schedule_policy", "contiguous"},
                                        {"tt_schedule_order", "row_major"},
                                        {"tt_layout_type", "dram_interleaved"},
                                        {"tt_tile_height", {}, 32},
                                        {"tt_tile_width", {}, 32}};

inline constexpr std::string_view kPolicies[] = {"contiguous", "interleaved", "rectangular"};

inline constexpr std::string_view kGridKeys[] = {"tt_grid_x", "tt_grid_y", "tt_grid_z"};
inline constexpr std::string_view kNumTiles = "tt_num_tiles";
inline constexpr std::string_view kNumCores = "tt_num_cores";
inline constexpr std::string_view kTilesPerCore = "tt_tiles_per_core";
/// Ours: for each core the numbers of its tiles, where they are no range.
inline constexpr std::string_view kCoreTiles = "tt_core_tiles";
inline constexpr std::string_view kPersistentLoop = "tt_persistent_loop";
inline constexpr std::string_view kRuntimeArgs = "tt_runtime_args";
/// The parameters that WS3 appends, in order.
inline constexpr std::string_view kRuntimeParams[] = {"tt_start_id", "tt_count", "grid_x",
                                                      "grid_y"};

/// `tt_buffer_A_layout`, of the buffer called A.
std::string buffer_key(std::string_view buffer, std::string_view what);

/// The number, the text, the numbers of a list; nothing where the object is something else.
std::optional<std::int64_t> number(const Object* o);
std::optional<std::string_view> text(const Object* o);
std::optional<std::vector<std::int64_t>> numbers(const Object* o);
/// A list of lists of numbers.
std::optional<std::vector<std::vector<std::int64_t>>> rows(const Object* o);

Object number_object(std::int64_t n);
Object text_object(Arena& arena, std::string_view text);
Object list_object(Arena& arena, const std::vector<std::int64_t>& items);
Object rows_object(Arena& arena, const std::vector<std::vector<std::int64_t>>& items);

}  // namespace tenor::spec::tenstorrent
