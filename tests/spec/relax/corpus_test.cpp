// SPDX-License-Identifier: Apache-2.0
// What is found in the texts of Relax that compilers printed, stage by stage, is what
// corpus_findings.tsv says, a line for each file and code; docs/findings.md says why.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "spec/prover/canonical.h"
#include "spec/relax/check.h"
#include "spec/text/read.h"
#include "spec/tir/check.h"
#include "tests/share.h"

namespace tenor::spec::relax::test {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// `03-FuseOps.py` of `MODEL/GENERATION`, the code, how often: without notes.
void find_all(const fs::path& file, const std::string& name, std::set<std::string>& lines) {
  Report report;
  const std::string text = contents(file);
  ParsedFile parsed = read(text, report);
  const CanonicalProver prover;
  spec::tir::check(parsed.program, report, prover);
  for (Module& module : parsed.program.modules) check(parsed.program, module, prover, report);
  std::map<std::string, int> count;
  for (const Diagnostic& d : report.diagnostics())
    if (d.severity != Severity::kNote) ++count[std::string(info(d.code).text)];
  for (const auto& [code, times] : count)
    lines.insert(name + "\t" + code + "\t" + std::to_string(times));
}

}  // namespace

TEST_CASE("what is found in the corpus of Relax is what is written down", "[corpus]") {
  const fs::path corpus = fs::path(TENOR_SOURCE_DIR) / "corpus/relax";
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(corpus))
    if (entry.path().extension() == ".py" && entry.path().parent_path() != corpus)
      files.push_back(entry.path());
  std::ranges::sort(files);
  std::set<std::string> tried, found, expected;
  for (const fs::path& path : tenor::test::share_of(files, 12)) {
    const std::string name = fs::relative(path, corpus).generic_string();
    tried.insert(name);
    find_all(path, name, found);
  }
  std::ifstream file(TENOR_SOURCE_DIR "/tests/spec/relax/corpus_findings.tsv");
  for (std::string line; std::getline(file, line);)
    if (tried.contains(line.substr(0, line.find('\t')))) expected.insert(line);
  for (const std::string& line : found) {
    INFO("not written down: " << line);
    CHECK(expected.contains(line));
  }
  for (const std::string& line : expected) {
    INFO("not found: " << line);
    CHECK(found.contains(line));
  }
}

}  // namespace tenor::spec::relax::test
