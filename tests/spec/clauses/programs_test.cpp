// SPDX-License-Identifier: Apache-2.0
// The first lines of the programs that show clauses. That they are true is for tests/house.
#include "spec/clauses/programs.h"

#include <catch2/catch.hpp>

namespace tenor::spec {
namespace {

TEST_CASE("the first line of a program says what it shows and what comes of it") {
  const ShownProgram* program = program_of("U-OOB-WRITE");
  REQUIRE(program);
  CHECK(program->word == "unspecified");
  CHECK(program->code == "U-OOB-WRITE");
  CHECK(program->shows_it("TIR-BufferStore-out-of-bounds"));
  CHECK(program->shows_it("TIR/Exec/5.5.4"));
  CHECK_FALSE(program->shows_it("TIR/Exec/5.5"));
}

TEST_CASE("of several programs the shortest is shown, and where asked for one that breaks") {
  const ShownProgram* any = program_of("TIR/Scope/b2");
  const ShownProgram* broken = program_of("TIR/Scope/b2", true);
  REQUIRE(any);
  REQUIRE(broken);
  CHECK(broken->word == "ill-formed");
  CHECK(any->text.size() <= broken->text.size());
  CHECK_FALSE(program_of("TIR/Exec/9", true));
  CHECK_FALSE(program_of("TIR/Exec/5.5.9"));
}

}  // namespace
}  // namespace tenor::spec
