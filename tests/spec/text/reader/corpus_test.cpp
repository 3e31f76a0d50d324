// SPDX-License-Identifier: Apache-2.0
// Every stage that the compilers printed for the corpus is read without a finding of the reader.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {

namespace {

namespace fs = std::filesystem;

/// Reads every stage in `folder` of the corpus; how many there were.
std::size_t read_all(const char* folder) {
  const fs::path root = fs::path(TENOR_SOURCE_DIR);
  std::size_t stages = 0;
  for (const auto& entry : fs::recursive_directory_iterator(root / "corpus" / folder)) {
    const std::string generation = entry.path().parent_path().filename().string();
    if (entry.path().extension() != ".py" || (generation != "nested" && generation != "flat"))
      continue;
    std::ifstream file(entry.path(), std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    const Outcome outcome(text.str());
    INFO(entry.path().string() << ": " << outcome.codes());
    REQUIRE(outcome.report.errors() == 0);
    const bool tells = text.str().find("import tir") != std::string::npos;
    for (const Module& module : outcome.parsed.program.modules) {
      if (tells) CHECK((module.generation == Generation::kFlat) == (generation == "flat"));
      for (const Function& function : module.functions)
        CHECK((function.prim_func || function.relax_func || function.extern_func));
    }
    ++stages;
  }
  return stages;
}

}  // namespace

TEST_CASE("every stage of the corpus is read", "[TIR/PreRFC/FrontEnd]") {
  CHECK(read_all("tir") > 100);
}
TEST_CASE("every stage of Relax in the corpus is read", "[Relax/Grammar/Program]") {
  CHECK(read_all("relax") > 100);
}

}  // namespace tenor::spec::test
