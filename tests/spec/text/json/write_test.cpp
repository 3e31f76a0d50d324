// SPDX-License-Identifier: Apache-2.0
// What is written as a graph is read as the same program, and writing that again gives the same
// text: for every program of the corpus and of the tests, in both generations. docs/print.md says
// what a graph cannot hold.
#include "spec/text/json/write.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "spec/ir/children.h"
#include "spec/ir/equal.h"
#include "spec/prover/canonical.h"
#include "spec/relax/check.h"
#include "spec/text/read.h"

namespace tenor::spec::json::test {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

std::vector<fs::path> programs(std::initializer_list<const char*> folders) {
  std::vector<fs::path> files;
  for (const char* folder : folders)
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(TENOR_SOURCE_DIR) / folder))
      if (entry.path().extension() == ".py") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::string contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::string messages(const Report& report) {
  std::string all;
  for (const Diagnostic& d : report.diagnostics())
    all += std::string(info(d.code).text) + " " + d.message + "\n";
  return all;
}

Reading read_quietly(const std::string& text) {
  Report report;
  return read(text, report);
}

/// A graph always says what a block reads and writes, and how a buffer is aligned: 64, and
/// a factor of 1, are what the compiler has where nothing is written.
void complete(const Buffer* buffer) {
  if (!buffer) return;
  auto* completed = const_cast<Buffer*>(buffer);
  if (buffer->data_alignment == 64) completed->data_alignment = 0;
  if (buffer->offset_factor <= 1) completed->offset_factor = buffer->elem_offset ? 1 : 0;
}

void complete(const Stmt* body) {
  std::vector<const Stmt*> open{body};
  while (!open.empty()) {
    const Stmt* s = open.back();
    open.pop_back();
    if (auto* block = const_cast<Block*>(as<Block>(s)))
      block->reads_written = block->writes_written = true;
    for_each_substatement(s, [&](const Stmt* inner) { open.push_back(inner); });
  }
}

void complete(Program& program) {
  for (Module& module : program.modules)
    for (Function& function : module.functions)
      if (function.prim_func) {
        complete(function.prim_func->body);
        for (const Buffer* buffer : function.prim_func->buffers) complete(buffer);
      }
}

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

Reading read_graph(const std::string& text) {
  Report report;
  Reading reading = read(text, report);
  INFO(messages(report));
  REQUIRE(reading.program.modules.size() == 1);
  return reading;
}

TEST_CASE("a graph holds every program of TIR that we have") {
  std::size_t count = 0;
  std::string refused;
  for (const fs::path& file : programs({"corpus/tir", "tests/spec/text/programs"})) {
    Reading reading = read_quietly(contents(file));
    complete(reading.program);
    for (const Module& module : reading.program.modules) {
      if (!is_tir(module)) continue;
      INFO(file.string());
      const std::string text = graph_of(reading.program, module, module.generation);
      if (text.empty()) {
        refused += file.stem().string() + " ";
        continue;
      }
      Reading again = read_graph(text);
      const Module& copy = again.program.modules[0];
      check_functions(module, copy, {});
      CHECK((graph_of(again.program, copy, module.generation) == text));
      ++count;
    }
  }
  CHECK(count > 1000);
  // Index maps, tiles, a step, a reducer written as a function, vectors of a device's own length.
  CHECK(refused == "blocks device loops runtime scalable ");
}

/// What is derived of the module.
relax::Derivation derived(Program& program, Module& module) {
  Report report;
  return relax::check(program, module, CanonicalProver(), report);
}

std::string relax_graph(Program& program) {
  Module& module = program.modules[0];
  Report report;
  const relax::Derivation derivation = derived(program, module);
  const auto text = write_json(program, module, module.generation, derivation, report);
  INFO(messages(report));
  CHECK(text);
  return text.value_or("");
}

TEST_CASE("a graph of Relax that is read is written as it was") {
  std::size_t count = 0, same = 0;
  for (const fs::path& file : programs({"corpus/relax"})) {
    Reading reading = read_quietly(contents(file));
    if (reading.program.modules.size() != 1) continue;  // the scripts that made the corpus
    INFO(file.string());
    const std::string text = relax_graph(reading.program);
    Reading again = read_graph(text);
    CHECK(again.functions == reading.functions);
    // What is not known is anything once it is read from the flat generation.
    const std::string text_again = relax_graph(again.program);
    Reading settled = read_graph(text_again);
    CHECK((relax_graph(settled.program) == text_again));
    same += text == text_again ? 1 : 0;
    ++count;
  }
  CHECK(count > 300);
  CHECK(same >= count - 5);
}

Reading read_function(const std::string& body) {
  return read_quietly(
      "from tvm.script import tir as T\n\n\n@T.prim_func\ndef f(A: T.Buffer((4,), "
      "\"float32\")):\n    " +
      body + "\n");
}

TEST_CASE("numbers without words in JSON are written as the compiler writes them") {
  Reading reading = read_function("A[0] = T.float32(\"nan\")\n    A[1] = T.float32(\"-inf\")");
  const std::string text =
      graph_of(reading.program, reading.program.modules[0], Generation::kNested);
  CHECK(text.find("\"value\": NaN") != text.npos);
  CHECK(text.find("\"value\": -Infinity") != text.npos);
  check_functions(reading.program.modules[0], read_graph(text).program.modules[0], {});
}

TEST_CASE("a chain of scopes is as long as the function") {
  std::string body = "assert A[0] > T.float32(0), \"positive\"";
  for (int i = 0; i < 5'000; ++i) body += "\n    assert A[1] > T.float32(0), \"positive\"";
  body += "\n    A[2] = T.float32(3)";
  Reading reading = read_function(body);
  REQUIRE(reading.program.modules.size() == 1);
  const std::string text =
      graph_of(reading.program, reading.program.modules[0], Generation::kNested);
  check_functions(reading.program.modules[0], read_graph(text).program.modules[0], {});
}

TEST_CASE("a flat statement that stands in two sequences is one in each") {
  const std::string check = "        assert A[1] > T.float32(0), \"positive\"\n";
  Reading reading = read_function("if A[0] > T.float32(0):\n" + check +
                                  "        A[2] = T.float32(2)\n    else:\n" + check +
                                  "        A[3] = T.float32(3)");
  const std::string text = graph_of(reading.program, reading.program.modules[0], Generation::kFlat);
  Json graph = Json::parse(text);
  std::vector<std::size_t> assertions;
  for (std::size_t i = 0; i < graph["nodes"].size(); ++i)
    if (graph["nodes"][i]["type"] == "tirx.AssertStmt") assertions.push_back(i);
  REQUIRE(assertions.size() == 2);
  for (Json& node : graph["nodes"])
    if (node["type"] == "ffi.Array")
      for (Json& item : node["data"])
        if (item == assertions[1]) item = assertions[0];
  const Reading apart = read_graph(text), shared = read_graph(graph.dump());
  check_functions(apart.program.modules[0], shared.program.modules[0], {});
}

TEST_CASE("the datatype of nothing is void") {
  Reading reading = read_quietly(
      "from tvm.script import relax as R\n\n\n@R.function(pure=False)\ndef f(x: R.Object) -> "
      "R.Object:\n    y = R.call_packed(\"g\", x, R.dtype(\"void\"), sinfo_args=(R.Object,))\n"
      "    return y\n");
  const std::string text = relax_graph(reading.program);
  CHECK(text.find("\"value\": \"\"") != text.npos);
  Reading again = read_graph(text);
  CHECK(relax_graph(again.program) == text);
}

/// The nodes of variables of that name.
std::size_t variables(const std::string& text, const std::string& name) {
  const Json graph = Json::parse(text);
  std::size_t count = 0;
  for (const Json& node : graph["nodes"])
    if (node["type"] == "ir.Var")
      count += graph["nodes"][node["data"]["name"].get<std::size_t>()]["data"] == name ? 1 : 0;
  return count;
}

TEST_CASE("a function's flat type speaks of its parameters' variables") {
  Reading reading = read_quietly(
      "from tvm.script import relax as R, tirx as T, ir as I\n\n\n@I.ir_module\nclass M:\n"
      "    @R.function\n    def f(x: R.Tensor((\"n\", \"n\"), dtype=\"float32\")):\n"
      "        n = T.int64()\n        y = R.add(x, x)\n        return y\n");
  CHECK(variables(relax_graph(reading.program), "n") == 1);
}

}  // namespace
}  // namespace tenor::spec::json::test
