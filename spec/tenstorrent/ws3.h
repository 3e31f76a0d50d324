// SPDX-License-Identifier: Apache-2.0
// What WS3 promises: four parameters, a loop over the tiles of a share around the body, and no
// launch of blocks. TT/WS3/output, TT/Validation; ledger TT-D6, D9, D10, D15, D23.
#pragma once

#include "spec/tenstorrent/ws2.h"

namespace tenor::spec::tenstorrent {

/// The parameters that are appended are scalars of int32, in the order of tt_runtime_args
///                                                                           TT/Validation/2
struct PersistentParams {
  static constexpr tenor::spec::CheckInfo info{
      "TT-WS3-params",
      clauses("TT/Validation/2", "TT/WS3/output/tt_start_id", "TT/WS3/output/tt_count",
              "TT/WS3/output/grid_x", "TT/WS3/output/grid_y", "TT/WS3/attr/tt_runtime_args",
              "TT/WS3/output/params_kept", "TT-D15"),
      Code::I_TENSTORRENT};
  static void check(const tir::PrimFunc& f, const tir::Context& context, Report& report);
};

/// The body is the loop over the share, and binds the tile and its indices   TT/Validation/3, 4
struct PersistentLoop {
  static constexpr tenor::spec::CheckInfo info{
      "TT-WS3-loop",
      clauses("TT/WS3/output/for", "TT/WS3/output/tile_id", "TT/WS3/output/bx", "TT/WS3/output/by",
              "TT/WS3/output/body", "TT/WS3/attr/tt_persistent_loop", "TT-D6", "TT-D10",
              "TT/WS3/p1", "TT/Summary/WS3"),
      Code::I_TENSTORRENT};
  static void check(const tir::PrimFunc& f, const tir::Context& context, Report& report);
};

/// No block is launched any more                                              TT/Validation/5,
/// TT-D23
struct PersistentNoLaunch {
  static constexpr tenor::spec::CheckInfo info{
      "TT-WS3-launch", clauses("TT/Validation/5", "TT-D23"), Code::I_TENSTORRENT};
  static void check(const tir::PrimFunc& f, const tir::Context& context, Report& report);
};

using PersistentChecks = Checks<PersistentParams, PersistentLoop, PersistentNoLaunch>;

}  // namespace tenor::spec::tenstorrent
