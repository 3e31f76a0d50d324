// SPDX-License-Identifier: Apache-2.0
// A module as the compilers save it is the module that they print.
#include "spec/text/read.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "spec/ir/equal.h"
#include "spec/text/print.h"

namespace tenor::spec::json::test {
namespace {

namespace fs = std::filesystem;

std::string content(const std::string& name) {
  std::ifstream file(fs::path(TENOR_SOURCE_DIR) / "tests/spec/text/json/programs" / name,
                     std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string codes(const Report& report) {
  std::string all;
  for (const Diagnostic& d : report.diagnostics())
    all += (all.empty() ? "" : " ") + std::string(info(d.code).text);
  return all;
}

const Function* named(const ParsedFile& parsed, std::string_view name) {
  for (const Module& module : parsed.program.modules)
    for (const Function& function : module.functions)
      if (function.name == name) return &function;
  return nullptr;
}

void compare(const std::string& generation) {
  Report from_json, from_text;
  const ParsedFile a = read(content(generation + ".json"), from_json);
  const ParsedFile b = read(content(generation + ".py"), from_text);
  REQUIRE(codes(from_json) == "");
  REQUIRE(codes(from_text) == "");
  REQUIRE(a.program.modules.size() == 1);
  CHECK(a.has_tir);
  CHECK(a.has_relax);
  CHECK(a.functions == 2);
  CHECK(a.program.modules[0].generation == b.program.modules[0].generation);
  REQUIRE(named(a, "scale"));
  REQUIRE(named(a, "scale")->prim_func);
  CHECK(equal(*named(a, "scale")->prim_func, *named(b, "scale")->prim_func));
  REQUIRE(named(a, "main")->relax_func);
  const Generation flavour = b.program.modules[0].generation;
  CHECK(print(a.program, flavour) == print(b.program, flavour));
  REQUIRE(a.program.modules[0].vdevices.size() == 1);
  const relax::VDevice &v = *a.program.modules[0].vdevices[0],
                       &w = *b.program.modules[0].vdevices[0];
  CHECK(v.mem_scope == w.mem_scope);
  CHECK(find(v.target.entries, "kind")->text == find(w.target.entries, "kind")->text);
}

TEST_CASE("a saved module of the nested generation is read") { compare("nested"); }
TEST_CASE("a saved module of the flat generation is read") { compare("flat"); }

/// The codes of what is found in a graph of these nodes, whose root is the last.
std::string found(const std::vector<std::string>& nodes) {
  std::string all;
  for (const std::string& node : nodes) all += (all.empty() ? "" : ",\n") + node;
  Report report;
  const ParsedFile parsed =
      read("{\"root_index\": " + std::to_string(nodes.size() - 1) + ", \"nodes\": [\n" + all + "]}",
           report);
  CHECK(parsed.program.modules.empty());
  return codes(report);
}

TEST_CASE("what is no saved module is reported") {
  Report report;
  CHECK(read("{", report).program.modules.empty());
  CHECK(codes(report) == "P-SYNTAX");
  CHECK(found({R"({"type": "None"})"}) == "P-SYNTAX");
  CHECK(found({R"(7)"}) == "P-SYNTAX");
  CHECK(found({R"({"type": "ffi.Array", "data": [3]})"}) == "P-SYNTAX");
  CHECK(found({R"({"type": "ir.IntImm", "data": {"dtype": "int33x", "value": 1}})",
               R"({"type": "tir.Add", "data": {"a": 0, "b": 5}})"}) == "P-SYNTAX");
  CHECK(found({R"({"type": "relax.expr.Function", "data": {"body": 0}})"}) == "P-SYNTAX");
}

TEST_CASE("a finding in a graph is at the node") {
  const std::string text =
      "{\"root_index\": 1, \"nodes\": [\n{\"type\": \"None\"},\n{\"type\": \"tir.Add\", "
      "\"data\": {\"a\": 0}}]}";
  Report report;
  read(text, report);
  REQUIRE(report.diagnostics().size() == 1);
  CHECK(report.diagnostics()[0].span.begin == text.find("{\"type\": \"tir.Add\""));
}

TEST_CASE("a graph's index map has variables as indices, and a map as its inverse") {
  const std::string none = R"({"type": "None"})", number = R"({"type": "int", "data": 1})";
  const std::string list = R"({"type": "ffi.Array", "data": [1]})";
  const std::string empty = R"({"type": "ffi.Array", "data": []})";
  const auto map = [](int indices, int inverse) {
    return R"({"type": "tir.IndexMap", "data": {"initial_indices": )" + std::to_string(indices) +
           R"(, "final_indices": 3, "inverse_index_map": )" + std::to_string(inverse) + "}}";
  };
  CHECK(found({none, number, list, empty, map(2, 0)}) == "P-SYNTAX");
  CHECK(found({none, number, list, empty, map(3, 1)}) == "P-SYNTAX");
}

TEST_CASE("a graph's rank is one that is followed") {
  CHECK(found({R"({"type": "None"})",
               R"({"type": "relax.TensorStructInfo", "data": {"shape": 0, "ndim": 5000}})"}) ==
        "P-SYNTAX");
}

TEST_CASE("a graph that stands for more than is read is refused") {
  std::vector<std::string> nodes = {
      R"({"type": "ir.IntImm", "data": {"dtype": "int32", "value": 1}})"};
  SECTION("sharing") {
    for (int i = 0; i < 40; ++i) {
      const std::string last = std::to_string(i);
      nodes.push_back(R"({"type": "tir.Add", "data": {"a": )" + last + R"(, "b": )" + last + "}}");
    }
    CHECK(found(nodes) == "X-INPUT-SIZE");
  }
  SECTION("depth") {
    for (int i = 0; i < 12'000; ++i)
      nodes.push_back(R"({"type": "tir.Not", "data": {"a": )" + std::to_string(i) + "}}");
    CHECK(found(nodes) == "X-DEPTH");
  }
}

}  // namespace
}  // namespace tenor::spec::json::test
