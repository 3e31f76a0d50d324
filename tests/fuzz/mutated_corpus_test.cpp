// SPDX-License-Identifier: Apache-2.0
// Mutated texts of the corpus: each is checked or refused, what is well formed is printed and read
// again, and runs to some end within its limits. What fails is a crash, or a text that does not
// keep what fuzz/entry/checked_text.h says; the current text then lies in the folder for such
// files.
#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "fuzz/entry/checked_text.h"
#include "semantics/run/invoke.h"
#include "tests/fuzz/generate/property.h"
#include "tests/fuzz/text_mutator.h"
#include "tests/share.h"

namespace tenor::fuzz::test {
namespace {

namespace fs = std::filesystem;
using namespace semantics;

std::vector<std::string> corpus_texts() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(TENOR_SOURCE_DIR "/corpus/tir"))
    if (entry.path().extension() == ".py") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<std::string> texts;
  for (const fs::path& file : files) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    texts.push_back(text.str());
  }
  return texts;
}

/// The current text, in a file that remains after a crash.
class CaseFile {
 public:
  CaseFile()
      : path_(fs::temp_directory_path() /
              ("tenor-mutated-" + std::to_string(static_cast<long>(getpid())) + ".py")) {}
  CaseFile(const CaseFile&) = delete;
  CaseFile& operator=(const CaseFile&) = delete;
  ~CaseFile() { fs::remove(path_); }
  void write(const std::string& text) const {
    std::ofstream(path_, std::ios::binary | std::ios::trunc) << text;
  }

 private:
  const fs::path path_;
};

/// Enough to reach every statement of most programs; memory and calls that a machine for tests has.
constexpr Limits kLimits{.steps = 20'000, .memory = std::uint64_t{4} << 20, .depth = 100};

/// Every redex of the watched machine has one rule, or the process ends.
bool run(const CheckedText& checked, const spec::Module& module, const spec::tir::PrimFunc* f) {
  const Invocation ran = invoke(checked.parsed.program, module, f, {}, {.limits = kLimits});
  if (ran.problem) return false;
  const auto planned = plan(checked.parsed.program, module, f, {}, {.limits = kLimits});
  Machine<WatchedConcrete> m(checked.parsed.program, module, Granularity::kExpr, kLimits);
  start(m, f, place_arguments(m, std::get<Plan>(planned)));
  m.run();
  return true;
}

struct Counts {
  std::size_t well_formed = 0, run = 0;
};

void run_all(const CheckedText& checked, Counts& counts) {
  if (!checked.well_formed()) return;
  ++counts.well_formed;
  for (const spec::Module& module : checked.parsed.program.modules)
    for (const spec::Function& function : module.functions)
      if (function.prim_func) counts.run += run(checked, module, function.prim_func);
}

TEST_CASE("mutated corpus: mutated texts are judged, and run where they are well formed") {
  const std::vector<std::string> texts = corpus_texts();
  REQUIRE(texts.size() > 100);
  const CaseFile file;
  Counts counts;
  const std::size_t programs = tenor::test::share_of(10'000);
  for (std::size_t i = 0; i < programs; ++i) {
    Choices choices = Choices::of_test(1, i);
    const std::string text = mutated(texts, choices);
    file.write(text);
    const CheckedText checked = check_text(text);
    const std::string fault = fault_of(checked, text);
    if (!fault.empty()) FAIL("text " << i << ": " << fault << "\nof\n" << text);
    run_all(checked, counts);
  }
  WARN(programs << " texts, " << counts.well_formed << " well formed, " << counts.run << " runs");
  CHECK(counts.well_formed * 20 > programs);
  CHECK(counts.run * 20 > programs);
}

}  // namespace
}  // namespace tenor::fuzz::test
