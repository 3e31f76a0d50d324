// SPDX-License-Identifier: Apache-2.0
// The programs that compilers printed, stage by stage, are well formed until they call the runtime.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "spec/check/well_formedness.h"
#include "spec/text/read.h"
#include "spec/tir/check.h"

namespace tenor::spec::test {
namespace {

std::string contents(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST_CASE("no stage of the corpus is ill-formed", "[corpus]") {
  std::size_t files = 0;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(TENOR_SOURCE_DIR "/corpus/tir")) {
    const bool stage =
        entry.path().extension() == ".py" && (entry.path().parent_path().filename() == "nested" ||
                                              entry.path().parent_path().filename() == "flat");
    if (!stage) continue;
    Report report;
    const std::string text = contents(entry.path());
    const ParsedFile parsed = read(text, report);
    tir::check(parsed.program, report);
    CAPTURE(entry.path().string());
    for (const Diagnostic& d : report.diagnostics())
      if (d.severity == Severity::kError) UNSCOPED_INFO(info(d.code).text << ": " << d.message);
    const WellFormedness found = verdict(report.diagnostics());
    CHECK((found == WellFormedness::kWellFormed || found == WellFormedness::kOutOfScope));
    ++files;
  }
  CHECK(files > 0);
}

}  // namespace
}  // namespace tenor::spec::test
