// SPDX-License-Identifier: Apache-2.0
// What WS2 promises: a grid, shares of it that are a partition, and the tiles of each buffer.
// TT/WS2/attr; ledger TT-D3, D4, D12, D13, D14; EXT/Tenstorrent/tiles.
#pragma once

#include "spec/tenstorrent/grid.h"
#include "spec/tenstorrent/ws1.h"

namespace tenor::spec::tenstorrent {

/// The attributes of WS2 as numbers, where they are numbers.
struct Schedule {
  std::array<std::optional<std::int64_t>, 3> grid;
  std::optional<std::int64_t> tiles, cores;
  std::optional<std::vector<std::vector<std::int64_t>>> shares, lists;
  bool is_contiguous = false;

  explicit Schedule(const tir::PrimFunc& f);
  /// Why the shares are no partition of the tiles, or contiguous ones not the fair one; empty: they
  /// are.
  std::string not_partitioned() const;
  /// Why the lists do not hold each tile once, as many for each core as its share has.
  std::string not_listed() const;
};

/// What WS2 says of a buffer of that shape: a matrix, a vector as one row, a batch of matrices.
struct Shard {
  std::optional<std::int64_t> tiles_high, tiles_wide;
  std::optional<bool> padded;

  Shard(const Buffer& buffer, std::int64_t tile_height, std::int64_t tile_width);
};

/// The grid is that of the launches, and the tiles are its product            TT/WS2/attr/tt_grid_x
struct ScheduleGrid {
  static constexpr tenor::spec::CheckInfo info{
      "TT-WS2-grid",
      clauses("TT/WS2/attr/tt_grid_x", "TT/WS2/attr/tt_grid_y", "TT/WS2/attr/tt_grid_z",
              "TT/WS2/attr/tt_num_tiles", "TT/WS2/attr/tt_num_cores", "TT-D13",
              "TT/WS2/example/schedule", "TT/WS2/InferDefaultTTSchedule/4", "TT/Summary/WS2",
              "TT/Example/grid", "TT/WS1/input/thread_extent", "TT-D7"),
      Code::I_TENSTORRENT};
  static void check(const tir::PrimFunc& f, const tir::Context& context, Report& report);
};

/// The shares are disjoint and cover all tiles                                TT-D4
struct SchedulePartition {
  static constexpr tenor::spec::CheckInfo info{
      "TT-WS2-partition",
      clauses("TT/WS2/attr/tt_tiles_per_core", "TT-D4", "TT/WS2/InferDefaultTTSchedule/3"),
      Code::I_TENSTORRENT};
  static void check(const tir::PrimFunc& f, const tir::Context& context, Report& report) {
    if (!find(f.attrs, kTilesPerCore)) return;
    if (const std::string why = Schedule(f).not_partitioned(); !why.empty())
      report.error(info, context.span(f), why);
  }
};

/// Lists of tiles hold each of them once                                      EXT/Tenstorrent/tiles
struct ScheduleLists {
  static constexpr tenor::spec::CheckInfo info{
      "TT-WS2-tiles",
      clauses("EXT/Tenstorrent/tiles", "TT-D12", "TT/WS2/InferDefaultTTSchedule/3:b"),
      Code::I_TENSTORRENT};
  static void check(const tir::PrimFunc& f, const tir::Context& context, Report& report);
};

/// What is said of a buffer follows from its shape                            TT-D3, TT-D14
struct ShardShape {
  static constexpr tenor::spec::CheckInfo info{
      "TT-WS2-shard",
      clauses("TT/WS2/attr/tt_buffer_NAME_tile_shape", "TT/WS2/attr/tt_buffer_NAME_layout",
              "TT/WS2/attr/tt_buffer_NAME_num_tiles_height",
              "TT/WS2/attr/tt_buffer_NAME_num_tiles_width",
              "TT/WS2/attr/tt_buffer_NAME_needs_padding", "TT/WS2/InferDefaultTTShard/p1",
              "TT/WS2/InferDefaultTTShard/1.b1", "TT/WS2/InferDefaultTTShard/1.b3",
              "TT/WS2/InferDefaultTTShard/1.b4", "TT-D3", "TT-D14", "TT/WS2/example/A"),
      Code::I_TENSTORRENT};
  static void check(const tir::PrimFunc& f, const tir::Context& context, Report& report);
};

/// Two buffers of one name would have one place                               TT-D14
struct ShardNames {
  static constexpr tenor::spec::CheckInfo info{
      "TT-WS2-names",
      clauses("TT-D14", "TT/WS2/InferDefaultTTShard/1.b4", "TT/WS2/example/B", "TT/WS2/example/C"),
      Code::I_TENSTORRENT};
  static void check(const tir::PrimFunc& f, const tir::Context& context, Report& report);
};

using ScheduleChecks =
    Checks<ScheduleGrid, SchedulePartition, ScheduleLists, ShardShape, ShardNames>;

}  // namespace tenor::spec::tenstorrent
