// SPDX-License-Identifier: Apache-2.0
// Every entry of the ledger says what its clauses say, what is wrong with that, and what is meant.
#include "spec/clauses/ledger.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>

namespace tenor::spec {
namespace {

/// The ids in a list as entries have it, `TIR/Exec/15.3:b, TIR/Scope/b3`.
std::vector<std::string> ids_in(std::string_view listed) {
  std::vector<std::string> ids;
  for (std::size_t at = 0; at <= listed.size();) {
    const std::size_t comma = std::min(listed.find(", ", at), listed.size());
    ids.emplace_back(listed.substr(at, comma - at));
    at = comma + 2;
  }
  return ids;
}

}  // namespace

TEST_CASE("an entry is about clauses that there are, and has all its parts") {
  for (const LedgerEntry& entry : ledger()) {
    INFO(entry.id);
    for (const std::string& id : ids_in(entry.clauses)) {
      INFO(id);
      CHECK(find_clause(id));
      CHECK(document_of(id) != "ledger");
    }
    for (const std::string_view text : {entry.written, entry.fault, sentence_of(entry.id)}) {
      REQUIRE_FALSE(text.empty());
      CHECK(text.back() != '.');
    }
  }
}

TEST_CASE("each entry has a number of its own, and its clauses know it") {
  std::set<std::size_t> numbers;
  for (const LedgerEntry& entry : ledger()) {
    INFO(entry.id);
    CHECK(numbers.insert(number_of_entry(Clause{entry.id})).second);
    CHECK(*numbers.rbegin() < Readings::kEntries);
    CHECK(find_entry(entry.id) == &entry);
    for (const std::string& id : ids_in(entry.clauses)) {
      const auto about = entries_about(id);
      CHECK(std::find(about.begin(), about.end(), &entry) != about.end());
    }
  }
  CHECK(numbers.size() == 169);
  CHECK_FALSE(find_entry("RLX-D63"));
}

TEST_CASE("an entry is read as written where its letter can be chosen, and nowhere else") {
  const Readings all = all_as_written();
  CHECK(all.is_as_written("TIR-D8"_clause));
  CHECK(all.is_as_written("RLX-D1"_clause));
  CHECK_FALSE(all.is_as_written("RLX-D13"_clause));  // a misprint
  CHECK_FALSE(all.is_as_written("RLX-D60"_clause));  // comes with execution
  for (const LedgerEntry& entry : ledger()) {
    INFO(entry.id);
    CHECK(all.is_as_written(Clause{entry.id}) == entry.only_intended.empty());
  }
}

TEST_CASE("what only a run of a Relax program decides cannot be chosen yet") {
  CHECK(comes_with_execution(*find_entry("RLX-D60")));
  CHECK_FALSE(find_entry("RLX-D60")->only_intended.empty());
  CHECK_FALSE(comes_with_execution(*find_entry("RLX-D1")));
  CHECK_FALSE(comes_with_execution(*find_entry("RLX-D13")));
  for (const LedgerEntry& entry : ledger()) {
    INFO(entry.id);
    CHECK((!comes_with_execution(entry) || entry.id.starts_with("RLX-D")));
  }
}

}  // namespace tenor::spec
