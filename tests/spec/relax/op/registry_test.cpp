// SPDX-License-Identifier: Apache-2.0
// The registry as a whole: every entry is found by its name and has a derivation, and nearly all
// operators that real programs call are entries. RLX-D49.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "spec/relax/op/operator.h"
#include "spec/text/reader/relax/reader.h"

namespace tenor::spec::relax {
namespace {

std::string contents(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

/// What follows `R.` in front of a parenthesis, with the number of its occurrences.
std::map<std::string, std::size_t> called_names(const std::filesystem::path& folder) {
  static const std::regex kCall("[^@\\w]R\\.([A-Za-z_][A-Za-z_0-9.]*)\\(");
  std::map<std::string, std::size_t> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".py") continue;
    const std::string text = contents(entry.path());
    for (std::sregex_iterator at(text.begin(), text.end(), kCall), end; at != end; ++at)
      ++found[(*at)[1]];
  }
  return found;
}

}  // namespace

TEST_CASE("operators are found by name, each with a derivation", "[RLX-D49]") {
  CHECK(all_operators().size() > 200);
  for (const Operator* op : all_operators()) {
    INFO(op->name);
    CHECK(find_operator(op->name) == op);
    CHECK(op->derive);
  }
  CHECK_FALSE(find_operator("nn.no_such_operator"));
}

TEST_CASE("99 of 100 calls of operators in the corpus are covered", "[RLX-D49]") {
  std::size_t covered = 0, all = 0;
  std::string missing;
  for (const auto& [name, count] : called_names(TENOR_SOURCE_DIR "/corpus/relax")) {
    const Operator* op = find_operator(name);
    if (!op && reader::find_relax_construct(name)) continue;
    all += count;
    if (op && op->derive)
      covered += count;
    else
      missing += name + " ";
  }
  INFO("not covered: " << missing);
  CHECK(all > 1000);
  CHECK(covered * 100 >= all * 99);
}

}  // namespace tenor::spec::relax
