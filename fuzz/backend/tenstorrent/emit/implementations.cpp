// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/emit/implementations.h"

namespace tenor::fuzz::tenstorrent {

std::span<const spec::Implementation> emitter_implementations() {
  using spec::clauses;
  using spec::function;
  static constexpr spec::Implementation kEmitters[] = {
      function("kernels from the body",
               clauses("TT/Codegen/input", "TT/Codegen/output", "TT/Codegen/p1", "TT/Codegen2/p1",
                       "TT/Codegen2/Generate", "TT/Codegen2/AttrStmt", "TT/Codegen2/For",
                       "TT/Codegen2/matmul_tiles", "TT-D17", "TT-D19", "TT-D20")),
      function("the reader",
               clauses("TT/Artifact/reader.cpp", "TT/Artifact/reader.cpp/args",
                       "TT/Artifact/reader.cpp/index", "TT/Artifact/reader.cpp/read_a",
                       "TT/Artifact/reader.cpp/read_b", "TT-D16", "TT-D21")),
      function("the compute kernel",
               clauses("TT/Artifact/compute.cpp", "TT/Artifact/compute.cpp/metadata",
                       "TT/Artifact/compute.cpp/dims", "TT/Artifact/compute.cpp/template",
                       "TT/Artifact/compute.cpp/entry", "TT/Artifact/compute.cpp/arg0",
                       "TT/Artifact/compute.cpp/arg1", "TT/Artifact/compute.cpp/arg2",
                       "TT/Artifact/compute.cpp/init", "TT/Artifact/compute.cpp/out_loop",
                       "TT/Artifact/compute.cpp/k_loop")),
      function("the operations of the compute kernel",
               clauses("TT-D17", "TT-D18", "TT-D24", "TT/Artifact/compute.cpp/wait",
                       "TT/Artifact/compute.cpp/matmul", "TT/Artifact/compute.cpp/pop",
                       "TT/Artifact/compute.cpp/push", "TT-D1", "TT-D2")),
      function("the writer", clauses("TT/Artifact/writer.cpp", "TT/Artifact/writer.cpp/args",
                                     "TT/Artifact/writer.cpp/write_c", "TT-D16")),
      function("the host program",
               clauses("TT/Artifact/main.cpp", "TT/Artifact/main.cpp/launch", "TT-D16")),
      function("the plan",
               clauses("TT/Artifact/tt.plan.json", "TT/Artifact/tt.plan.json/version",
                       "TT/Artifact/tt.plan.json/target", "TT/Artifact/tt.plan.json/kernel",
                       "TT/Artifact/tt.plan.json/grid", "TT/Artifact/tt.plan.json/cores/num_cores",
                       "TT/Artifact/tt.plan.json/cores/topology",
                       "TT/Artifact/tt.plan.json/cores/assignments",
                       "TT/Artifact/tt.plan.json/schedule/policy",
                       "TT/Artifact/tt.plan.json/schedule/order", "TT-D16")),
  };
  return kEmitters;
}

}  // namespace tenor::fuzz::tenstorrent
