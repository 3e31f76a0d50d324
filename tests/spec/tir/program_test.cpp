// SPDX-License-Identifier: Apache-2.0
// Runs the programs beside this file. The first line of each says what the checker finds in it:
// `# <check>, <clause>: expect <verdict> <code> at <line>:<column>`.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "spec/check/well_formedness.h"
#include "spec/text/read.h"
#include "spec/tir/catalogue.h"
#include "spec/tir/check.h"

namespace tenor::spec::test {
namespace {

/// `line:column` of a byte, both from 1.
std::string position(std::string_view text, std::uint32_t offset) {
  const std::string_view before = text.substr(0, offset);
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const auto start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
  return fmt::format("{}:{}", lines + 1, before.size() - start + 1);
}

/// What the first line should say.
std::string summary(std::string_view text, const Diagnostic& d, const Report& report) {
  return fmt::format("# {}, {}: expect {} {} at {}", d.rule, d.clause,
                     word(verdict(report.diagnostics())), info(d.code).text,
                     position(text, d.span.begin));
}

TEST_CASE("programs are found to be what their first line says", "[programs]") {
  std::size_t programs = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(TENOR_SOURCE_DIR "/tests/spec/tir/programs")) {
    std::ifstream file(entry.path(), std::ios::binary);
    std::ostringstream contents;
    contents << file.rdbuf();
    const std::string text = contents.str();
    const std::string expected = text.substr(0, text.find('\n'));
    Report report;
    const ParsedFile parsed = read(text, report);
    tir::check(parsed.program, report);
    std::vector<std::string> found;
    for (const Diagnostic& d : report.diagnostics()) found.push_back(summary(text, d, report));
    CAPTURE(entry.path().filename().string(), expected, found);
    CHECK(std::find(found.begin(), found.end(), expected) != found.end());
    // A program makes one point: a finding of another check would be noise.
    for (const Diagnostic& d : report.diagnostics()) CHECK(d.rule == entry.path().stem().string());
    ++programs;
  }
  CHECK(programs > 40);
}

TEST_CASE("a program is named after its check", "[programs]") {
  for (const auto& entry :
       std::filesystem::directory_iterator(TENOR_SOURCE_DIR "/tests/spec/tir/programs")) {
    const std::string stem = entry.path().stem().string();
    CAPTURE(stem);
    CHECK(std::any_of(tir::all_checks().begin(), tir::all_checks().end(),
                      [&](const CheckInfo* check) { return check->id == stem; }));
  }
}

}  // namespace
}  // namespace tenor::spec::test
