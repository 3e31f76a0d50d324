// SPDX-License-Identifier: Apache-2.0
// Program files that end otherwise than done. The first line of each says by which rule and clause,
// with which code, and where:
//     # TIR-BufferStore-out-of-bounds, TIR/Exec/5.5.4: expect unspecified U-OOB-WRITE at 6:5
// A parameter `n` is 2; nothing else of the inputs matters.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <sstream>

#include "tests/semantics/tir/run.h"
#include "tests/slurp.h"

namespace tenor::semantics::test {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> programs() {
  std::vector<fs::path> found;
  const fs::path folder = fs::path(TENOR_SOURCE_DIR) / "tests/semantics/tir/programs";
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".py") found.push_back(entry.path());
  std::sort(found.begin(), found.end());
  return found;
}

/// The first line, as it should be.
std::string expectation(const Run& run) {
  const auto rule = std::find_if(tir_rules().begin(), tir_rules().end(),
                                 [&](const RuleInfo* info) { return info->id == run.result; });
  if (rule == tir_rules().end() || !(*rule)->code) return "# no rule ends it: " + run.result;
  const spec::CodeInfo& code = spec::info(*(*rule)->code);
  std::ostringstream line;
  line << "# " << run.result << ", " << (*rule)->clauses.front().id << ": expect "
       << spec::word(code.code_class()) << " " << code.text << " at " << run.at;
  return line.str();
}

}  // namespace

TEST_CASE("programs that end otherwise than done", "[programs]") {
  REQUIRE(programs().size() >= 40);
  for (const fs::path& path : programs()) {
    const std::string text = tenor::test::slurp(path);
    INFO(path.string());
    CHECK(text.substr(0, text.find('\n')) == expectation(run_file(text)));
  }
}

}  // namespace tenor::semantics::test
