// SPDX-License-Identifier: Apache-2.0
#include "spec/tir/catalogue.h"

#include <catch2/catch.hpp>
#include <set>

namespace tenor::spec::test {
namespace {

TEST_CASE("every check has an id of its own, clauses, and a code that fits", "[catalogue]") {
  std::set<std::string_view> ids;
  for (const CheckInfo* check : tir::all_checks()) {
    CAPTURE(check->id);
    CHECK((check->id.starts_with("TIR-") || check->id.starts_with("TT-WS")));
    CHECK(ids.insert(check->id).second);
    CHECK(check->clauses.count > 0);
    const CodeClass code_class = info(check->code).code_class();
    CHECK((code_class == CodeClass::kIllFormed || code_class == CodeClass::kType ||
           code_class == CodeClass::kOutOfScope || code_class == CodeClass::kNote ||
           code_class == CodeClass::kBlock));
  }
  CHECK(ids.size() > 90);
}

TEST_CASE("every cited clause has a sentence", "[catalogue]") {
  for (const CheckInfo* check : tir::all_checks())
    for (const Clause clause : check->clauses.list()) {
      CAPTURE(check->id, clause.id);
      CHECK_FALSE(sentence_of(clause.id).empty());
    }
}

}  // namespace
}  // namespace tenor::spec::test
