// SPDX-License-Identifier: Apache-2.0
// What is written of Relax as a graph is read as the same program, with what is derived of it and
// meant by default; and writing that again gives the same text. For every program of the corpus
// and of the tests.
// docs/print.md says what is compared.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "spec/ir/equal.h"
#include "spec/prover/canonical.h"
#include "spec/relax/check.h"
#include "spec/text/json/write.h"
#include "tests/share.h"
#include "tests/spec/text/json/completed.h"
#include "tests/spec/text/json/graphs.h"

namespace tenor::spec::json::test {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

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

/// The functions of `before`, with what a graph says of them, are those of its graph.
void check_read(ParsedFile& before, ParsedFile& after) {
  Module &module = before.program.modules[0], &copy = after.program.modules[0];
  complete(before.program, module, derived(before.program, module));
  complete(before.program);
  CHECK(module.attrs.size() == copy.attrs.size());
  CHECK(module.global_infos.size() == copy.global_infos.size());
  CHECK(module.vdevices.size() == copy.vdevices.size());
  REQUIRE(module.functions.size() == copy.functions.size());
  const EqualOptions options{.normal_form = module.generation == Generation::kFlat};
  for (std::size_t i = 0; i < module.functions.size(); ++i) {
    const Function &a = module.functions[i], &b = copy.functions[i];
    INFO(a.name);
    REQUIRE(a.kind == b.kind);
    std::optional<Difference> found;
    if (a.prim_func) found = difference(*a.prim_func, *b.prim_func, options);
    if (a.relax_func) {
      settle(before.program, *a.relax_func);
      settle(after.program, *b.relax_func);
      found = difference(*a.relax_func, *b.relax_func, options);
    }
    CHECK((found ? found->path + ": " + found->what : "") == "");
  }
}

TEST_CASE("a graph of Relax that is read is written as it was") {
  std::size_t count = 0;
  std::string other;
  const auto files = programs({"corpus/relax", "tests/spec/text/programs/relax"});
  for (const fs::path& file : tenor::test::share_of(files, 48, 4)) {
    ParsedFile parsed = read_quietly(contents(file));
    if (parsed.program.modules.size() != 1) continue;  // the scripts that made the corpus
    INFO(file.string());
    const std::string text = relax_graph(parsed.program);
    ParsedFile again = read_graph(text);
    CHECK(again.functions == parsed.functions);
    // What is not known is anything once it is read from the flat generation.
    const std::string text_again = relax_graph(again.program);
    ParsedFile settled = read_graph(text_again);
    CHECK((relax_graph(settled.program) == text_again));
    if (text != text_again) other += file.stem().string() + " ";
    check_read(parsed, again);
    ++count;
  }
  CHECK(count > 300 / tenor::test::stride(48, 4));
  if (tenor::test::stride(48, 4) > 1) return;
  // Of image_batches in the flat generation.
  CHECK(other ==
        "05-FuseTIRInner 06-DeadCodeElimination 07-RewriteDataflowReshape 08-ToNonDataflow "
        "09-RemovePurityChecking ");
}

TEST_CASE("a graph of Relax says what a text without annotations leaves out") {
  const auto files = programs({"corpus/relax", "tests/spec/text/programs/relax"});
  for (const fs::path& file : tenor::test::share_of(files, 48, 4)) {
    ParsedFile parsed = read_quietly(contents(file));
    if (parsed.program.modules.size() != 1) continue;
    INFO(file.string());
    for (const Function& each : parsed.program.modules[0].functions)
      if (each.relax_func) strip(*each.relax_func);
    ParsedFile again = read_graph(relax_graph(parsed.program));
    check_read(parsed, again);
  }
}

TEST_CASE("the datatype of nothing is void") {
  ParsedFile parsed = read_quietly(
      "from tvm.script import relax as R\n\n\n@R.function(pure=False)\ndef f(x: R.Object) -> "
      "R.Object:\n    y = R.call_packed(\"g\", x, R.dtype(\"void\"), sinfo_args=(R.Object,))\n"
      "    return y\n");
  const std::string text = relax_graph(parsed.program);
  CHECK(text.find("\"value\": \"\"") != text.npos);
  ParsedFile again = read_graph(text);
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
  ParsedFile parsed = read_quietly(
      "from tvm.script import relax as R, tirx as T, ir as I\n\n\n@I.ir_module\nclass M:\n"
      "    @R.function\n    def f(x: R.Tensor((\"n\", \"n\"), dtype=\"float32\")):\n"
      "        n = T.int64()\n        y = R.add(x, x)\n        return y\n");
  CHECK(variables(relax_graph(parsed.program), "n") == 1);
}

}  // namespace
}  // namespace tenor::spec::json::test
