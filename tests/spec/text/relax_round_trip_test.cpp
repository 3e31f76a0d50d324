// SPDX-License-Identifier: Apache-2.0
// Reading what was printed of Relax gives the same program, in either generation; printing that
// again gives the same text; and the normal form is its own normal form and is read back as it is.
// For every text of Relax in the corpus and in tests/spec/text/programs/relax. Relax/Grammar.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "spec/ir/hash.h"
#include "spec/relax/normalize.h"
#include "spec/text/print.h"
#include "spec/text/read.h"
#include "tests/share.h"
#include "tests/slurp.h"

namespace tenor::spec::test {
namespace {

namespace fs = std::filesystem;
constexpr Generation kFlat = Generation::kFlat;

/// `corpus/relax/MODEL/GENERATION/*.py`, and our own; not the scripts that made the corpus.
std::vector<fs::path> relax_programs() {
  const fs::path root = fs::path(TENOR_SOURCE_DIR);
  std::vector<fs::path> files;
  for (const char* name : {"corpus/relax", "tests/spec/text/programs/relax"})
    for (const auto& entry : fs::recursive_directory_iterator(root / name)) {
      const bool script = entry.path().parent_path() == root / "corpus/relax";
      if (entry.path().extension() == ".py" && !script) files.push_back(entry.path());
    }
  std::sort(files.begin(), files.end());
  return files;
}

ParsedFile read_quietly(const std::string& text) {
  Report report;
  return read(text, report);
}

std::vector<Function*> relax_functions(Program& program) {
  std::vector<Function*> found;
  for (Module& module : program.modules)
    for (Function& function : module.functions)
      if (function.relax_func || function.extern_func) found.push_back(&function);
  return found;
}

void check_equal(const Function& a, const Function& b, EqualOptions options) {
  CHECK(a.name == b.name);
  REQUIRE(a.kind == b.kind);
  if (!a.relax_func) {
    CHECK(a.extern_func->global_symbol == b.extern_func->global_symbol);
    return;
  }
  REQUIRE(b.relax_func);
  const auto found = difference(*a.relax_func, *b.relax_func, options);
  CHECK((found ? a.name + " " + found->path + ": " + found->what : "") == "");
  CHECK(hash(*a.relax_func, options) == hash(*b.relax_func, options));
}

void check_equal(Program& a, Program& b, EqualOptions options) {
  const auto before = relax_functions(a), after = relax_functions(b);
  REQUIRE(before.size() == after.size());
  for (std::size_t i = 0; i < before.size(); ++i) check_equal(*before[i], *after[i], options);
}

/// `program`, printed in its own generation, is read as the same; and that is printed as it was.
void check_printed(Program& program, EqualOptions options) {
  const Generation own = program.modules.front().generation;
  const std::string text = print(program, own);
  ParsedFile again = read_quietly(text);
  INFO(text);
  check_equal(program, again.program, options);
  CHECK((print(again.program, own) == text));
}

Program crossed(const Program& program) {
  const Generation own = program.modules.front().generation;
  return read_quietly(print(program, own == kFlat ? Generation::kNested : kFlat)).program;
}

/// `program`, printed in the other generation, is read and printed as it was, and is the same after
/// going back and forth again. Flat text that goes there and back is what it was; nested text may
/// leave out what compilers write of an attribute that says nothing.
void check_crossing(Program& program) {
  Program there = crossed(program);
  INFO(print(there, there.modules.front().generation));
  check_printed(there, {.normal_form = true});
  Program back = crossed(there);
  Program again = crossed(back);
  check_equal(there, again, {.normal_form = true});
  if (program.modules.front().generation == kFlat)
    check_equal(program, back, {.normal_form = true});
}

TEST_CASE("Relax round trip: every program we have") {
  const auto files = relax_programs();
  REQUIRE(files.size() > 100);
  std::size_t count = 0;
  const auto share = tenor::test::share_of(files, 24);
  for (const fs::path& file : share) {
    INFO(file.string());
    ParsedFile parsed = read_quietly(tenor::test::slurp(file));
    REQUIRE(!parsed.program.modules.empty());
    count += relax_functions(parsed.program).size();
    check_printed(parsed.program, {});
    check_crossing(parsed.program);
  }
  CHECK(count > share.size() - 10);
}

TEST_CASE("Relax round trip: normal forms", "[Relax/NormalForm/p1:b]") {
  std::size_t changed = 0;
  for (const fs::path& file : tenor::test::share_of(relax_programs(), 24)) {
    INFO(file.string());
    ParsedFile parsed = read_quietly(tenor::test::slurp(file));
    const bool printed_by_a_compiler = file.string().find("corpus/relax") != std::string::npos;
    for (Function* function : relax_functions(parsed.program)) {
      if (!function->relax_func) continue;
      const relax::Function* normal = relax::normalize(parsed.program, function->relax_func);
      CHECK(relax::normalize(parsed.program, normal) == normal);
      changed += normal != function->relax_func ? 1 : 0;
      if (printed_by_a_compiler) CHECK(equal(*normal, *function->relax_func));
      function->relax_func = normal;
    }
    check_printed(parsed.program, {});
  }
  CHECK(changed >= 2 / tenor::test::stride(24));
}

}  // namespace
}  // namespace tenor::spec::test
