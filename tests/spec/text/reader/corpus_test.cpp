// SPDX-License-Identifier: Apache-2.0
// Every stage that the compilers printed for the corpus is read without a finding of the reader.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {

TEST_CASE("every stage of the corpus is read", "[TIR/PreRFC/FrontEnd]") {
  namespace fs = std::filesystem;
  const fs::path root =
      fs::path(__FILE__).parent_path().parent_path().parent_path().parent_path().parent_path();
  std::size_t stages = 0;
  for (const auto& entry : fs::recursive_directory_iterator(root / "corpus" / "tir")) {
    const std::string generation = entry.path().parent_path().filename().string();
    if (entry.path().extension() != ".py" || (generation != "nested" && generation != "flat"))
      continue;
    std::ifstream file(entry.path(), std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    const Outcome outcome(text.str());
    INFO(entry.path().string() << ": " << outcome.codes());
    REQUIRE(outcome.report.errors() == 0);
    for (const Module& module : outcome.reading.program.modules)
      CHECK((module.generation == Generation::kFlat) == (generation == "flat"));
    ++stages;
  }
  CHECK(stages > 100);
}

}  // namespace tenor::spec::test
