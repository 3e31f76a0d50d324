// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/pass/implementations.h"

namespace tenor::fuzz::tenstorrent {

std::span<const spec::Implementation> implementations() {
  using spec::clauses;
  using spec::function;
  static constexpr spec::Implementation kPasses[] = {
      function("WS1",
               clauses("TT/WS1/p1", "TT/WS1/input/attrs", "TT/WS1/output/params",
                       "TT/WS1/output/buffer_map", "TT/WS1/output/body", "TT/WS1/output/ret_type",
                       "TT/Pseudocode/apply_tt_defaults", "TT-D11")),
      function("the defaults of WS1",
               clauses("TT/Pseudocode/apply_tt_defaults/1", "TT/Pseudocode/apply_tt_defaults/2",
                       "TT/Pseudocode/apply_tt_defaults/3", "TT/Pseudocode/apply_tt_defaults/4",
                       "TT/WS1/attr/tt_schedule_order", "TT/WS1/attr/tt_layout_type",
                       "TT/WS1/attr/tt_tile_width")),
      function("WS2", clauses("TT/WS2/p1", "TT/WS2/output/body", "TT/WS2/output/preserved",
                              "TT/WS2/InferDefaultTTSchedule/1", "TT/WS2/InferDefaultTTSchedule/2",
                              "TT/WS2/InferDefaultTTSchedule/4", "TT-D8", "TT-D13", "TT-D14")),
      function("the shares of WS2",
               clauses("TT/WS2/InferDefaultTTSchedule/3", "TT/WS2/InferDefaultTTSchedule/3:b",
                       "TT-D4", "TT-D12", "EXT/Tenstorrent/tiles")),
      function("WS3", clauses("TT/WS3/p1", "TT/WS3/output/params_kept", "TT/WS3/output/buffer_map",
                              "TT/WS3/output/ret_type", "TT/WS3/output/preserved",
                              "TT/WS3/GridToPersistentTT/1", "TT-D6", "TT-D10")),
      function("the launches of WS3", clauses("TT/WS3/GridToPersistentTT/3", "TT-D23", "TT-D15")),
  };
  return kPasses;
}

}  // namespace tenor::fuzz::tenstorrent
