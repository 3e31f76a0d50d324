// SPDX-License-Identifier: Apache-2.0
// SeqStmt, IfThenElse, Evaluate, AssertStmt. TIR/Exec/4, 9, 10, 11.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

TEST_CASE("TIR-SeqStmt", "[TIR/Exec/9]") {
  SECTION("fires: in order") {
    CHECK(run("C[0] = 1\nC[1] = C[0] + 1\nC[0] = 5") == fires("5 2 0 0"));
  }
  SECTION("fires for none") {
    CHECK(run_built([](spec::Builder& b, const spec::tir::PrimFunc&) {
            return b.stmt<spec::tir::SeqStmt>({});
          }) == fires("0 0 0 0"));
  }
  SECTION("does not, for a statement alone") { CHECK(run("C[0] = 1") == does_not_fire("1 0 0 0")); }
}

TEST_CASE("TIR-IfThenElse-evaluate", "[TIR/Exec/10]") {
  SECTION("fires") {
    CHECK(run("if n // C[0] == 1:\n    C[0] = 1") == fires("TIR-BinaryOp-divide-by-zero"));
    CHECK(run("if n == 2:\n    C[0] = 1") == fires("1 0 0 0"));
  }
  SECTION("does not") {
    CHECK(run("C[0] = T.if_then_else(n == 2, 1, 0)") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-IfThenElse-then", "[TIR/Exec/10:b]") {
  SECTION("fires for 1") {
    CHECK(run("if n == 2:\n    C[0] = 1\nelse:\n    C[0] = 2") == fires("1 0 0 0"));
  }
  SECTION("does not for 0") {
    CHECK(run("if n == 3:\n    C[0] = 1\nelse:\n    C[0] = 2") == does_not_fire("2 0 0 0"));
  }
}

TEST_CASE("TIR-IfThenElse-else", "[TIR/Exec/10:c]") {
  SECTION("fires for 0, whether or not there is an else_case") {
    CHECK(run("if n == 3:\n    C[0] = 1\nelse:\n    C[0] = 2") == fires("2 0 0 0"));
    CHECK(run("if n == 3:\n    C[0] = 1\nC[1] = 2") == fires("0 2 0 0"));
  }
  SECTION("does not for 1") {
    CHECK(run("if n == 2:\n    C[0] = 1\nelse:\n    C[0] = 2") == does_not_fire("1 0 0 0"));
    CHECK(run("if U[0] == 2:\n    C[0] = 1") == does_not_fire("TIR-IfThenElse-indeterminate"));
  }
}

TEST_CASE("TIR-IfThenElse-indeterminate", "[TIR-D19]") {
  SECTION("fires") { CHECK(run("if U[0] == 2:\n    C[0] = 1") == stops()); }
  SECTION("does not") { CHECK(run("if A[1] == 2:\n    C[0] = U[0]") == does_not_fire("? 0 0 0")); }
}

TEST_CASE("TIR-Evaluate-value", "[TIR/Exec/11]") {
  SECTION("fires, and an error in it is the program's") {
    CHECK(run("T.evaluate(n // C[0])\nC[0] = 1") == fires("TIR-BinaryOp-divide-by-zero"));
    CHECK(run("T.evaluate(n)\nC[0] = 1") == fires("1 0 0 0"));
  }
  SECTION("does not") { CHECK(run("C[0] = n") == does_not_fire("2 0 0 0")); }
}

TEST_CASE("TIR-Evaluate", "[TIR/Exec/11:b]") {
  SECTION("fires, for scalars and vectors alike") {
    CHECK(run("T.evaluate(n)\nC[0] = 1") == fires("1 0 0 0"));
    CHECK(run("T.evaluate(T.Ramp(n, 1, 4))\nC[0] = 1") == fires("1 0 0 0"));
  }
  SECTION("does not, where the value leaves the function") {
    CHECK(run("C[0] = 1\nT.evaluate(T.ret(0))") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-AssertStmt-evaluate", "[TIR/Exec/4]") {
  SECTION("fires") {
    CHECK(run("assert n == 2, \"no\"\nC[0] = 1") == fires("1 0 0 0"));
    CHECK(run("assert n // C[0] == 2, \"no\"\nC[0] = 1") == fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not") { CHECK(run("T.evaluate(n == 3)\nC[0] = 1") == does_not_fire("1 0 0 0")); }
}

TEST_CASE("TIR-AssertStmt", "[TIR/Exec/4:b]") {
  SECTION("fires for 1") { CHECK(run("assert n == 2, \"no\"\nC[0] = 1") == fires("1 0 0 0")); }
  SECTION("does not for 0") {
    CHECK(run("assert n == 3, \"no\"\nC[0] = 1") == does_not_fire("TIR-AssertStmt-error"));
  }
}

TEST_CASE("TIR-AssertStmt-fails", "[TIR/Exec/4:c]") {
  SECTION("fires for 0") {
    CHECK(run("assert n == 3, \"no\"\nC[0] = 1") == fires("TIR-AssertStmt-error"));
  }
  SECTION("does not for 1") {
    CHECK(run("assert n == 2, \"no\"\nC[0] = 1") == does_not_fire("1 0 0 0"));
    CHECK(run("assert U[0] == 2, \"no\"\nC[0] = 1") ==
          does_not_fire("TIR-AssertStmt-indeterminate"));
  }
}

TEST_CASE("TIR-AssertStmt-indeterminate", "[TIR-D19]") {
  SECTION("fires") { CHECK(run("assert U[0] == 2, \"no\"\nC[0] = 1") == stops()); }
  SECTION("does not") {
    CHECK(run("assert A[1] == 2, \"no\"\nC[0] = 1") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-AssertStmt-error", "[TIR/Exec/4:c]") {
  SECTION("fires, with its message") {
    const Run found = run("assert n == 3, \"three is needed\"\nC[0] = 1");
    CHECK(found == stops());
    CHECK(found.message == "three is needed");
  }
  SECTION("fires, with the kind and the parts of the message in the later spelling") {
    const Run found =
        run("assert n == 3, (\"ValueError\", [\"three is needed\", \", not less\"])\nC[0] = 1");
    CHECK(found == stops());
    CHECK(found.message == "ValueError: three is needed, not less");
  }
  SECTION("does not") {
    CHECK(run("assert n == 2, \"two is needed\"\nC[0] = 1") == does_not_fire("1 0 0 0"));
  }
}

}  // namespace tenor::semantics::test
