// SPDX-License-Identifier: Apache-2.0
// Reading what was printed gives the same program: within a generation node for node, across the
// generations up to the normal form; and printing that again gives the same text. For every text of
// the corpus and of tests/spec/text/programs. TIR/PreRFC/FrontEnd; TIR-D79.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "spec/ir/hash.h"
#include "spec/text/print.h"
#include "spec/text/read.h"
#include "tests/share.h"
#include "tests/slurp.h"

namespace tenor::spec::test {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> programs() {
  const fs::path root = fs::path(TENOR_SOURCE_DIR);
  std::vector<fs::path> files;
  for (const char* name : {"corpus/tir", "tests/spec/text/programs"}) {
    const fs::path folder = root / name;
    if (!fs::exists(folder)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
      if (entry.path().extension() == ".py") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string describe(const std::optional<Difference>& difference) {
  return difference ? difference->path + ": " + difference->what : "";
}

/// The functions of `program` that could be read, in order.
std::vector<const tir::PrimFunc*> functions(const Program& program) {
  std::vector<const tir::PrimFunc*> found;
  for (const Module& module : program.modules)
    for (const Function& function : module.functions)
      if (function.prim_func) found.push_back(function.prim_func);
  return found;
}

/// What reading `text` gives is `before`, up to `options`.
void check_same(const std::vector<const tir::PrimFunc*>& before, const std::string& text,
                EqualOptions options) {
  Report report;
  const ParsedFile again = read(text, report);
  const auto after = functions(again.program);
  INFO(text);
  REQUIRE(after.size() == before.size());
  for (std::size_t i = 0; i < before.size(); ++i) {
    CHECK(describe(difference(*before[i], *after[i], options)) == "");
    CHECK(hash(*before[i], options) == hash(*after[i], options));
  }
}

void check_round_trip(const Program& program, Generation own) {
  const auto before = functions(program);
  if (before.empty()) return;
  const Generation other = own == Generation::kFlat ? Generation::kNested : Generation::kFlat;
  const std::string text = print(program, own), translated = print(program, other);
  check_same(before, text, {});
  check_same(before, translated, {.normal_form = true});
  Report report;
  CHECK(print(read(text, report).program, own) == text);
}

TEST_CASE("round trip: every program we have") {
  const auto files = programs();
  REQUIRE(files.size() > 100);
  std::size_t read_functions = 0;
  for (const fs::path& file : tenor::test::share_of(files, 24)) {
    INFO(file.string());
    Report report;
    const ParsedFile parsed = read(tenor::test::slurp(file), report);
    read_functions += functions(parsed.program).size();
    const bool flat = !parsed.program.modules.empty() &&
                      parsed.program.modules.front().generation == Generation::kFlat;
    check_round_trip(parsed.program, flat ? Generation::kFlat : Generation::kNested);
  }
  CHECK(read_functions >= 1200 / tenor::test::stride(24));
}

}  // namespace
}  // namespace tenor::spec::test
