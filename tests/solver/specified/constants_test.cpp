// SPDX-License-Identifier: Apache-2.0
// Which constants a parameter is tried at: those that it is compared with, and whether a large
// value can make a run long.
#include <catch2/catch.hpp>

#include "solver/specified/large_sizes.h"
#include "spec/text/read.h"

namespace tenor::solver::test {
namespace {

using Values = std::set<std::int64_t>;

/// What `k`, of that type, is tried at in a function of these statements.
Values compared_with(const std::string& body, const std::string& type = "int32") {
  spec::Report report;
  const spec::ParsedFile parsed =
      spec::read("from tvm.script import tir as T\n@T.prim_func\ndef main(k: T." + type +
                     ", C: T.Buffer((4,), \"int32\"), F: T.Buffer((4,), \"float32\")):\n" + body,
                 report);
  INFO(body);
  REQUIRE(report.errors() == 0);
  const spec::Module& module = parsed.program.modules.front();
  const spec::tir::PrimFunc* f = module.functions.front().prim_func;
  return Constants(module, *f).compared_with(f->params[0]);
}

/// The sizes beyond small ones that two functions of these parameters and statements ask for.
std::vector<NamedSizes> large(const std::string& parameters, const std::string& before,
                              const std::string& after) {
  spec::Report report;
  const auto function = [&](const std::string& name, const std::string& body) {
    return "@T.prim_func\ndef " + name + "(" + parameters + "):\n" + body;
  };
  const spec::ParsedFile parsed = spec::read(
      "from tvm.script import tir as T\n" + function("f", before) + function("g", after), report);
  REQUIRE(report.errors() == 0);
  const spec::Module &b = parsed.program.modules.front(), &a = parsed.program.modules.back();
  const spec::tir::PrimFunc &f = *b.functions.front().prim_func, &g = *a.functions.back().prim_func;
  const auto first = semantics::plan(parsed.program, b, &f, {});
  return large_sizes(Constants(b, f), Constants(a, g), std::get<semantics::Plan>(first));
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

TEST_CASE("constants: large ones of sizes, of either function") {
  const std::string loop = "    for i in range(k):\n        C[0] = i\n";
  const std::string parameters = "k: T.int32, C: T.Buffer((4,), \"int32\")";
  CHECK(large(parameters, loop, loop).empty());
  CHECK(large(parameters, loop, loop + "    if k < 90000:\n        C[1] = 1\n") ==
        std::vector<NamedSizes>{{{"k", 89999}}, {{"k", 90000}}, {{"k", 90001}}});
  // Those that every size is tried at.
  CHECK(large(parameters, loop + "    if k < 40:\n        C[1] = 1\n", loop).empty());
  // Data.
  CHECK(large(parameters, "    if k < 90000:\n        C[1] = 1\n", "    C[0] = k\n").empty());
  // What one of the functions does a loop of is not one.
  CHECK(large(parameters, "    if k < 90000:\n        C[1] = 1\n", loop).size() == 3);
}

TEST_CASE("constants: large ones of sizes that arrays have, whatever AFTER calls them") {
  const auto body = [](const std::string& name, const std::string& statement) {
    return "    " + name + " = T.int64()\n    A = T.match_buffer(a, (2, " + name +
           "), \"int32\")\n    if " + statement + ":\n        A[0, 0] = 1\n";
  };
  CHECK(large("a: T.handle", body("n", "n > 0"), body("m", "m == 90000")) ==
        std::vector<NamedSizes>{{{"n", 89999}}, {{"n", 90000}}, {{"n", 90001}}});
  CHECK(large("a: T.handle", body("n", "n > -90000"), body("m", "m > 0")).empty());
}

}  // namespace tenor::solver::test
