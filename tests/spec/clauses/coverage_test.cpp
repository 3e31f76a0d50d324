// SPDX-License-Identifier: Apache-2.0
// How a clause is accounted for, by implementations of the test's own.
#include "spec/clauses/coverage.h"

#include <catch2/catch.hpp>

#include "spec/clauses/reasons.h"

namespace tenor::spec {
namespace {

std::string_view standing(const Coverage& coverage, std::string_view id) {
  return word(coverage.standing_of(*find_clause(id)));
}

TEST_CASE("a clause stands by the first that accounts for it") {
  const Coverage coverage(
      {production("For", clauses("TIR/Exec/9")),
       {Implementation::Kind::kRule, "R", clauses("TIR/Exec/9"), "a.h", "E-ASSERT"},
       function("f", clauses("TIR/Scope/p1:c"))});
  CHECK(standing(coverage, "TIR/Exec/9") == "rule");
  REQUIRE(coverage.implementations_of("TIR/Exec/9").size() == 2);
  CHECK(coverage.implementations_of("TIR/Exec/9")[0]->name == "R");
  CHECK(standing(coverage, "TIR/Scope/p1:c") == "function");
  CHECK(standing(coverage, "TIR/Exec/8") == "uncited");
}

TEST_CASE("a clause that repeats others stands with them") {
  CHECK(standing(Coverage({function("f", clauses("TIR/Scope/p1:c"))}), "TIR/Eval/1:b") ==
        "same-as");
  CHECK(standing(Coverage({}), "TIR/Eval/1:b") == "uncited");
  CHECK(standing(Coverage({}), "Relax/Function/p2") == "later");      // as Entry/p1:b
  CHECK(standing(Coverage({}), "Relax/Function/p2:b") == "same-as");  // as Entry/p1:c, explained
  const Coverage half({function("f", clauses("Relax/WellFormed/14:e"))});
  CHECK(standing(half, "Relax/WellFormed/10") == "uncited");  // it repeats 15:c too
}

TEST_CASE("what nothing can execute is explained, and what is to come is later") {
  const Coverage coverage({});
  CHECK(standing(coverage, "TIR/Overview/b1") == "explained");
  CHECK(standing(coverage, "TIR/Exec/3.2:c") == "explained");
  CHECK(standing(coverage, "Relax/Op/b1") == "later");
  CHECK(standing(coverage, "Relax/Optimize/p1") == "explained");
  CHECK(standing(coverage, "Relax/Derive/2") == "uncited");
  CHECK(standing(Coverage({function("f", clauses("Relax/Op/b1"))}), "Relax/Op/b1") == "function");
  CHECK(reason_not_executable(*find_clause("TIR/Exec/12.1.5")).empty());
}

TEST_CASE("a implementation knows the file that it stands in") {
  constexpr Implementation kHere = production("here", clauses("TIR/Exec/9"));
  CHECK(kHere.where == "spec/clauses/coverage_test.cpp");
}

}  // namespace
}  // namespace tenor::spec
