// SPDX-License-Identifier: Apache-2.0
// Variables and literals. TIR/Eval/1 to 4.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

TEST_CASE("TIR-Var", "[TIR/Eval/1]") {
  SECTION("fires") { CHECK(run("C[0] = n") == fires("2 0 0 0")); }
  SECTION("fires for each lane") {
    CHECK(run("v: T.int32x2 = T.Ramp(n, 5, 2)\nC[T.Ramp(1, 1, 2)] = v") == fires("0 2 7 0"));
  }
  SECTION("does not") { CHECK(run("C[0] = 2") == does_not_fire("2 0 0 0")); }
}

TEST_CASE("TIR-IntImm", "[TIR/Eval/2]") {
  SECTION("fires") { CHECK(run("C[0] = -7") == fires("-7 0 0 0")); }
  SECTION("fires at the ends of a datatype") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.uint8(255))\nC[1] = T.Cast(\"int32\", T.int8(-128))") ==
          fires("255 -128 0 0"));
  }
  SECTION("does not") {
    CHECK(run_file("@T.prim_func\ndef main(c: T.handle):\n    m = T.int32()\n    C = "
                   "T.match_buffer(c, (m,), \"int32\")\n"
                   "    C[m - m] = m") == does_not_fire("4 0 0 0"));
  }
}

TEST_CASE("TIR-FloatImm", "[TIR/Eval/3]") {
  SECTION("fires, rounding to nearest even") {
    CHECK(run("C[0] = T.reinterpret(\"int32\", T.float32(0.1))") == fires("1036831949 0 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", T.reinterpret(\"int16\", T.float16(2049)))") ==
          fires("26624 0 0 0"));
  }
  SECTION("does not") {
    CHECK(run("C[0] = T.reinterpret(\"int32\", x)") == does_not_fire("1069547520 0 0 0"));
  }
}

TEST_CASE("TIR-StringImm", "[TIR/Eval/4]") {
  SECTION("fires") {
    const Run failing = run("assert n == 3, \"n should be three\"");
    CHECK(failing == fires("TIR-AssertStmt-error"));
    CHECK(failing.message.find("n should be three") != std::string::npos);
  }
  SECTION("does not") {
    CHECK(run("assert n == 2, \"n should be two\"\nC[0] = 1") == does_not_fire("1 0 0 0"));
  }
}

}  // namespace tenor::semantics::test
