// SPDX-License-Identifier: Apache-2.0
// Matrix instructions on registers. EXT/Registers. Products are in tests/cli: they take long.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

/// A warp that runs `body`, then `after`. X is 8 by 8, X[k] is k; each thread has two registers in
/// r, of `scope`, and Z is 16 by 16.
std::string of_warp(const std::string& body, const std::string& after,
                    const std::string& scope = "warp") {
  std::string text =
      "with T.block(\"memory\"):\n"
      "    X = T.alloc_buffer((64,), \"int16\", scope=\"shared\")\n"
      "    Z = T.alloc_buffer((256,), \"int16\", scope=\"shared\")\n";
  text += fmt::format("    r = T.alloc_buffer(({},), \"int16\", scope=\"{}\")\n",
                      scope == "warp" ? 256 : 8, scope);
  text +=
      "    for k in range(64):\n        X[k] = T.Cast(\"int16\", k)\n"
      "    for t in T.thread_binding(32, thread=\"threadIdx.x\"):\n        ";
  for (const char ch : body) text += ch == '\n' ? std::string("\n        ") : std::string(1, ch);
  return text + "\n    " + after;
}
std::string loaded(const std::string& scope, const std::string& transposed) {
  const std::string own = scope == "warp" ? "t * 8" : "0";
  return of_warp(
      fmt::format("T.evaluate(T.ptx_ldmatrix(\"int16\", T.bool({0}), 1, \".b16\", r.data, "
                  "{1}, T.address_of(X[0]), t * 8))\n"
                  "Z[t * 2] = r[{1}]\nZ[t * 2 + 1] = r[{1} + 1]",
                  transposed, own),
      "for i in range(4):\n        C[i] = T.Cast(\"int32\", Z[i * 9 + 1])", scope);
}

}  // namespace

TEST_CASE("TIR-Call-registers", "[EXT/Registers]") {
  SECTION("fires: each thread gets two elements of a row, or of a column") {
    for (const char* const scope : {"warp", "local"}) {
      CHECK(run_lowered(loaded(scope, "False")) == fires("1 10 19 28"));
      CHECK(run_lowered(loaded(scope, "True")) == fires("8 17 26 35"));
    }
  }
  SECTION("fires: what was filled is stored, by 16 by 16") {
    for (const char* const scope : {"warp", "local"})
      CHECK(run_lowered(of_warp("T.evaluate(T.mma_fill(\"int16\", 8, r.data, 0))\n" +
                                    fmt::format("r[{}] = T.Cast(\"int16\", t + 1)\n",
                                                scope == std::string("warp") ? "t * 8 + 6" : "6") +
                                    "T.evaluate(T.mma_store(\"int16\", 16, 16, "
                                    "T.address_of(Z[0]), r.data, 0, 16))",
                                "for i in range(4):\n        C[i] = T.Cast(\"int32\", "
                                "Z[(i + 7) * 16 + 8 + i * 2])",
                                scope)) == fires("0 2 7 12"));
  }
  SECTION("does not where no loop says which lane a thread is") {
    std::string few = loaded("warp", "False");
    few.replace(few.find("thread_binding(32"), 17, "thread_binding(16");
    CHECK(run_lowered(few) == does_not_fire("TIR-Call-device-instruction"));
  }
  SECTION("does not where it does not know the arguments") {
    std::string bytes = loaded("warp", "False");
    bytes.replace(bytes.find(".b16"), 4, ".b8");
    CHECK(run_lowered(bytes) == does_not_fire("TIR-Call-device-instruction"));
  }
}

}  // namespace tenor::semantics::test
