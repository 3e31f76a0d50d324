// SPDX-License-Identifier: Apache-2.0
// Programs that a real compiler printed, at every stage: by the rules, and compiled. Those that the
// emitter refuses, and how many, are written down here: neither may grow unseen.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>

#include "tests/fuzz/backend/compared.h"
#include "tests/share.h"

namespace tenor::fuzz::test {
namespace {

namespace fs = std::filesystem;

/// The files below `folder` whose names contain `part`, in the order of their names.
std::vector<std::string> files(const std::string& folder, const std::string& part) {
  std::vector<std::string> found;
  for (const auto& entry : fs::recursive_directory_iterator(TENOR_SOURCE_DIR "/" + folder)) {
    const std::string path = entry.path().string();
    if (entry.path().extension() == ".py" && path.find(part) != std::string::npos)
      found.push_back(path);
  }
  std::sort(found.begin(), found.end());
  return found;
}

struct Counts {
  std::size_t compared = 0;
  std::map<std::string, std::size_t> refused;
};

Counts compare_all(const std::vector<std::string>& paths, c::Compiler compiler) {
  const TempDir dir;
  const c::Backend backend = backend_for_test(compiler, dir);
  Counts counts;
  for (const std::string& path : paths) {
    const Compared compared = compare_text(read_text(path), backend);
    INFO(path);
    CHECK(compared.failure == "");
    const std::string refusal = "not emitted: ";
    if (compared.skipped.starts_with(refusal))
      ++counts.refused[compared.skipped.substr(refusal.size())];
    counts.compared += compared.skipped.empty();
  }
  return counts;
}

/// As many of them as is due, spread evenly.
std::vector<std::string> share_of_files(const std::vector<std::string>& all) {
  std::vector<std::string> some;
  const std::size_t count = std::max<std::size_t>(1, tenor::test::share_of(all.size()));
  for (std::size_t i = 0; i < count; ++i) some.push_back(all[i * all.size() / count]);
  return some;
}

TEST_CASE("backend: the corpus compiled by tcc") {
  const std::vector<std::string> all = share_of_files(files("corpus/tir", ""));
  const Counts counts = compare_all(all, c::Compiler::kTcc);
  CHECK(counts.compared * 3 > all.size() * 2);
  for (const auto& [construct, count] : counts.refused) {
    INFO(construct << ", " << count << " times");
    const bool known = construct == "memory that threads share" ||
                       construct == "memory with a copy per thread" ||
                       construct == "packed arguments";
    CHECK(known);
  }
}

TEST_CASE("backend: the corpus as it was written compiled by gcc") {
  const std::vector<std::string> all = share_of_files(files("corpus/tir", "nested/00-input"));
  CHECK(compare_all(all, c::Compiler::kGcc).compared * 3 > all.size() * 2);
}

TEST_CASE("backend: the programs of the clauses compiled by tcc") {
  CHECK(compare_all(files("spec/clauses/programs", ""), c::Compiler::kTcc).compared > 75);
}

}  // namespace
}  // namespace tenor::fuzz::test
