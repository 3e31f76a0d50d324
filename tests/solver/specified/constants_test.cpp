// SPDX-License-Identifier: Apache-2.0
// Which constants a parameter is tried at: those that it is compared with, where a large value
// cannot make a run long.
#include "solver/specified/constants.h"

#include <catch2/catch.hpp>

#include "spec/text/read.h"

namespace tenor::solver::test {
namespace {

using Values = std::set<std::int64_t>;

/// What `k`, of that type, is tried at in a function of these statements.
Values compared_with(const std::string& body, const std::string& type = "int32") {
  spec::Report report;
  const spec::Reading reading =
      spec::read("from tvm.script import tir as T\n@T.prim_func\ndef main(k: T." + type +
                     ", C: T.Buffer((4,), \"int32\"), F: T.Buffer((4,), \"float32\")):\n" + body,
                 report);
  INFO(body);
  REQUIRE(report.errors() == 0);
  const spec::PrimFunc* f = reading.program.modules.front().functions.front().prim_func;
  return Constants(*f).compared_with(f->params[0]);
}

}  // namespace

TEST_CASE("constants: what a parameter is compared with, on either side, and its neighbours") {
  CHECK(compared_with("    if k == 90000:\n        C[0] = 1\n") == Values{89999, 90000, 90001});
  CHECK(compared_with("    if -90000 < k and C[0] < 7:\n        C[0] = 1\n") ==
        Values{-90001, -90000, -89999});
  CHECK(compared_with("    C[0] = T.if_then_else(k >= 90000, 1, 2)\n") ==
        Values{89999, 90000, 90001});
  CHECK(compared_with("    if k == 90000:\n        F[0] = T.Cast(\"float32\", k)\n").size() == 3);
  CHECK(compared_with("    C[0] = 90000\n").empty());
}

TEST_CASE("constants: of its datatype alone") {
  CHECK(compared_with("    if k == T.uint8(255):\n        C[0] = 1\n", "uint8") ==
        Values{254, 255});
  CHECK(compared_with("    if k == T.uint8(0):\n        C[0] = 1\n", "uint8") == Values{0, 1});
  CHECK(compared_with("    if k == T.int8(127):\n        C[0] = 1\n", "int8") == Values{126, 127});
  CHECK(compared_with("    if k == T.int64(9223372036854775807):\n        C[0] = 1\n", "int64") ==
        Values{9223372036854775806, 9223372036854775807});
}

TEST_CASE("constants: none of what may measure work") {
  const std::string guard = "    if k < 90000:\n        C[1] = 1\n";
  CHECK(compared_with(guard).size() == 3);
  for (const std::string body :
       {"    for i in range(k // 2):\n        C[0] = i\n", "    C[0] = k\n",
        "    n: T.int32 = k * 2\n    C[0] = n\n", "    while C[0] < k:\n        C[0] = C[0] + 1\n",
        "    tx = T.launch_thread(\"threadIdx.x\", k)\n    C[0] = 1\n",
        "    D = T.alloc_buffer((k,), \"int32\")\n    C[0] = 1\n",
        "    T.evaluate(T.call_extern(\"int32\", \"f\", k))\n"})
    CHECK(compared_with(guard + body).empty());
}

}  // namespace tenor::solver::test
