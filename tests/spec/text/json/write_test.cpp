// SPDX-License-Identifier: Apache-2.0
// What is written of TIR as a graph is read as the same program, and writing that again gives the
// same text: for every program of the corpus and of the tests, in both generations. docs/print.md
// says what a graph cannot hold.
#include "spec/text/json/write.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "spec/ir/equal.h"
#include "tests/share.h"
#include "tests/spec/text/json/graphs.h"

namespace tenor::spec::json::test {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

/// Modules whose functions are all TIR's.
bool is_tir(const Module& module) {
  return !module.functions.empty() &&
         std::all_of(module.functions.begin(), module.functions.end(),
                     [](const Function& f) { return f.prim_func != nullptr; });
}

void check_functions(const Module& before, const Module& after, EqualOptions options) {
  REQUIRE(before.functions.size() == after.functions.size());
  for (std::size_t i = 0; i < before.functions.size(); ++i) {
    const Function &a = before.functions[i], &b = after.functions[i];
    REQUIRE(b.prim_func);
    CHECK(a.prim_func->is_private == b.prim_func->is_private);
    const auto found = difference(*a.prim_func, *b.prim_func, options);
    CHECK((found ? a.name + " " + found->path + ": " + found->what : "") == "");
  }
}

std::string graph_of(Program& program, const Module& module, Generation generation) {
  Report report;
  const auto text = write_json(program, module, generation, {}, report);
  INFO(messages(report));
  CHECK(text.has_value() == (report.errors() == 0));
  for (const Diagnostic& d : report.diagnostics()) CHECK(d.code == Code::S_CONSTRUCT);
  return text.value_or("");
}

TEST_CASE("a graph holds every program of TIR that we have") {
  std::size_t count = 0;
  std::string refused;
  const auto files = programs({"corpus/tir", "tests/spec/text/programs"});
  for (const fs::path& file : tenor::test::share_of(files, 48, 4)) {
    ParsedFile parsed = read_quietly(contents(file));
    complete(parsed.program);
    for (const Module& module : parsed.program.modules) {
      if (!is_tir(module)) continue;
      INFO(file.string());
      const std::string text = graph_of(parsed.program, module, module.generation);
      if (text.empty()) {
        refused += file.stem().string() + " ";
        continue;
      }
      ParsedFile again = read_graph(text);
      const Module& copy = again.program.modules[0];
      check_functions(module, copy, {});
      CHECK((graph_of(again.program, copy, module.generation) == text));
      ++count;
    }
  }
  CHECK(count > 1000 / tenor::test::stride(48, 4));
  if (tenor::test::stride(48, 4) > 1) return;
  // Tiles, a step, a reducer written as a function, vectors of a device's own length.
  CHECK(refused == "device loops runtime scalable ");
}

ParsedFile read_function(const std::string& body) {
  return read_quietly(
      "from tvm.script import tir as T\n\n\n@T.prim_func\ndef f(A: T.Buffer((4,), "
      "\"float32\")):\n    " +
      body + "\n");
}

TEST_CASE("numbers without words in JSON are written as the compiler writes them") {
  ParsedFile parsed = read_function("A[0] = T.float32(\"nan\")\n    A[1] = T.float32(\"-inf\")");
  const std::string text = graph_of(parsed.program, parsed.program.modules[0], Generation::kNested);
  CHECK(text.find("\"value\": NaN") != text.npos);
  CHECK(text.find("\"value\": -Infinity") != text.npos);
  check_functions(parsed.program.modules[0], read_graph(text).program.modules[0], {});
}

TEST_CASE("a chain of scopes is as long as the function") {
  std::string body = "assert A[0] > T.float32(0), \"positive\"";
  for (int i = 0; i < 5'000; ++i) body += "\n    assert A[1] > T.float32(0), \"positive\"";
  body += "\n    A[2] = T.float32(3)";
  ParsedFile parsed = read_function(body);
  REQUIRE(parsed.program.modules.size() == 1);
  const std::string text = graph_of(parsed.program, parsed.program.modules[0], Generation::kNested);
  check_functions(parsed.program.modules[0], read_graph(text).program.modules[0], {});
}

TEST_CASE("a flat statement that stands in two sequences is one in each") {
  const std::string check = "        assert A[1] > T.float32(0), \"positive\"\n";
  ParsedFile parsed = read_function("if A[0] > T.float32(0):\n" + check +
                                    "        A[2] = T.float32(2)\n    else:\n" + check +
                                    "        A[3] = T.float32(3)");
  const std::string text = graph_of(parsed.program, parsed.program.modules[0], Generation::kFlat);
  Json graph = Json::parse(text);
  std::vector<std::size_t> assertions;
  for (std::size_t i = 0; i < graph["nodes"].size(); ++i)
    if (graph["nodes"][i]["type"] == "tirx.AssertStmt") assertions.push_back(i);
  REQUIRE(assertions.size() == 2);
  for (Json& node : graph["nodes"])
    if (node["type"] == "ffi.Array")
      for (Json& item : node["data"])
        if (item == assertions[1]) item = assertions[0];
  const ParsedFile apart = read_graph(text), shared = read_graph(graph.dump());
  check_functions(apart.program.modules[0], shared.program.modules[0], {});
}

}  // namespace
}  // namespace tenor::spec::json::test
