// SPDX-License-Identifier: Apache-2.0
// A module's text with what is derived of it: the same program, of which the same is derived, and
// to which nothing is left to add. For every text of Relax in the corpus and in
// tests/spec/text/programs/relax. Relax/Derive/11.2, 15.
#include "spec/relax/derive/annotations.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "spec/prover/canonical.h"
#include "spec/relax/check.h"
#include "spec/text/read.h"
#include "tests/share.h"
#include "tests/spec/relax/derive/script.h"

namespace tenor::spec::relax::test {
namespace {

namespace fs = std::filesystem;

struct Annotated {
  std::string text;
  std::vector<std::string> findings;  ///< errors, and annotations that are not plainly right
};

Annotated annotated(const std::string& text) {
  Report report;
  ParsedFile parsed = read(text, report);
  Annotations annotations;
  for (Module& module : parsed.program.modules)
    add_annotations(check(parsed.program, module, CanonicalProver(), report), annotations);
  std::vector<const Module*> modules;
  for (const Module& module : parsed.program.modules) modules.push_back(&module);
  Annotated result;
  const bool flat = !modules.empty() && modules.front()->generation == Generation::kFlat;
  result.text = print(modules, flat ? Generation::kFlat : Generation::kNested, annotations);
  for (const Diagnostic& d : report.diagnostics())
    if (d.severity == Severity::kError || d.code == Code::M_ANNOTATION)
      result.findings.push_back(std::string(d.rule) + ": " + d.message);
  return result;
}

std::string contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::vector<fs::path> programs() {
  const fs::path root = TENOR_SOURCE_DIR;
  std::vector<fs::path> files;
  for (const char* name : {"corpus/relax", "tests/spec/text/programs/relax"})
    for (const auto& entry : fs::recursive_directory_iterator(root / name)) {
      const bool script = entry.path().parent_path() == root / "corpus/relax";
      if (entry.path().extension() == ".py" && !script) files.push_back(entry.path());
    }
  std::sort(files.begin(), files.end());
  return files;
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

}  // namespace

TEST_CASE("Annotated, every program we have says the same and no more can be added") {
  const auto files = programs();
  REQUIRE(files.size() > 100);
  for (const fs::path& file : tenor::test::share_of(files, 24)) {
    const Annotated first = annotated(contents(file)), again = annotated(first.text);
    INFO(file);
    CHECK(first.findings == again.findings);
    // A branch that names its value once more is read as that value once both are annotated alike.
    const bool has_branch = has(first.text, "else:\n");
    CHECK(((has_branch ? annotated(again.text) : first).text == again.text));
  }
}

TEST_CASE("What is not written is added, what is written stays", "[Relax/Derive/11.2.3]") {
  const Annotated result = annotated(function(
      R"((x: R.Tensor(("n", 4), "float32"), y: R.Object))",
      "m = T.int64()\na = R.add(x, x)\nb: R.Tensor(ndim=2) = R.add(a, a)\nc = R.match_cast(y, "
      "R.Shape([m]))\nreturn b"));
  INFO(result.text);
  CHECK(result.findings.empty());
  CHECK(has(result.text, R"(a: R.Tensor((n, 4), "float32") = R.add)"));
  CHECK(has(result.text, "b: R.Tensor(ndim=2) = R.add"));
  CHECK(has(result.text, "c: R.Shape([m]) = R.match_cast(y, R.Shape([m]))"));
  CHECK(has(result.text, "-> R.Tensor(ndim=2):"));
}

TEST_CASE("What text cannot hold is not added") {
  SECTION("parts that are shared many times over") {
    std::string body = "t0 = (x, x)\n";
    for (int i = 1; i <= 40; ++i)
      body += "t" + std::to_string(i) + " = (t" + std::to_string(i - 1) + ", t" +
              std::to_string(i - 1) + ")\n";
    const Annotated result = annotated(function("(x: R.Object)", body + "return t40"));
    CHECK(has(result.text, "t2: R.Tuple("));
    CHECK(has(result.text, "t40 = (t39, t39)"));
  }
  SECTION("a result that names a variable of the function") {
    const Annotated result = annotated(function(
        "(s: R.Shape(ndim=2), x: R.Tensor(s, \"float32\", ndim=2))", "a = R.add(x, x)\nreturn a"));
    INFO(result.text);
    CHECK_FALSE(has(result.text, "-> R.Tensor(s"));
  }
}

}  // namespace tenor::spec::relax::test
