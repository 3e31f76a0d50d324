// SPDX-License-Identifier: Apache-2.0
// Every construct that the lists name occurs in its program, and the program is read: without a
// finding, or with the one that its head expects.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {
namespace {

namespace fs = std::filesystem;

const fs::path kText = fs::path(TENOR_SOURCE_DIR) / "tests/spec/text";

std::string contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

bool has_word(const std::string& text, const std::string& word) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const char next = at + word.size() < text.size() ? text[at + word.size()] : ' ';
    if (!std::isalnum(static_cast<unsigned char>(next)) && next != '_') return true;
  }
  return false;
}

}  // namespace

TEST_CASE("every listed construct stands in its program", "[TIR/PreRFC/FrontEnd]") {
  std::istringstream lines(contents(kText / "constructs.txt"));
  std::size_t constructs = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string construct, file;
    words >> construct >> file;
    INFO(construct << " in " << file);
    CHECK(has_word(contents(kText / "programs" / file), construct));
    ++constructs;
  }
  CHECK(constructs > 100);
}

TEST_CASE("every program is read", "[TIR/PreRFC/FrontEnd]") {
  std::size_t programs = 0;
  for (const auto& entry : fs::directory_iterator(kText / "programs")) {
    if (!entry.is_regular_file()) continue;  // those of Relax are in a folder of their own
    const std::string text = contents(entry.path());
    const Outcome outcome(text);
    INFO(entry.path().filename());
    const bool expected = text.find("# expect: S-DEVICE") != std::string::npos;
    CHECK((outcome.report.errors() != 0) == expected);
    for (const Diagnostic& d : outcome.report.diagnostics()) {
      INFO(d.message);
      CHECK(d.code == Code::S_DEVICE);
    }
    CHECK(outcome.parsed.has_tir);
    for (const Module& module : outcome.parsed.program.modules)
      for (const Function& function : module.functions) CHECK(function.prim_func);
    ++programs;
  }
  CHECK(programs >= 8);
}

}  // namespace tenor::spec::test
