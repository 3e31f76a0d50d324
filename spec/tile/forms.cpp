// SPDX-License-Identifier: Apache-2.0
#include "spec/tile/forms.h"

namespace tenor::spec::tile {

std::span<const Implementation> implementations() {
  static constexpr Implementation kForms[] = {
      function("a launch of blocks", clauses("TL/Kernel/1", "TL/Kernel/2", "TT/Example/grid",
                                             "TT/WS1/input/thread_extent", "TT-D7", "TT-D9")),
      function("a region of a buffer",
               clauses("TL/Region/1", "TL/Region/2", "TL/Region/3", "TL/Region/4", "TL/Region/5")),
      function("a copy of a tile",
               clauses("TL/Copy/2", "TL/Copy/3", "TL/Copy/4", "TL/Copy/5", "TT/WS1/input/copy_in",
                       "TT/WS1/input/copy_out", "TT/Example/copy_out", "TT-D21")),
      function("a fill of a tile", clauses("TL/Fill/2", "TL/Fill/3", "TT/WS1/input/clear")),
      function("a product of tiles", clauses("TL/Gemm/2", "TL/Gemm/7", "TT/WS1/input/gemm")),
      function("a reduction of a tile", clauses("TL/Reduce/2")),
      function("a pipelined loop",
               clauses("TL/Pipelined/1", "TT/Example/kloop", "TT/WS1/input/kloop")),
      function("the example's function",
               clauses("TT/Example/params", "TT/Example/fragments", "TT/WS1/input/params",
                       "TT/WS1/input/allocate", "TT/WS1/input/ret_type", "TT-D9")),
  };
  return kForms;
}

}  // namespace tenor::spec::tile
