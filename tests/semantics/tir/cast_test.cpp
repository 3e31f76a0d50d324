// SPDX-License-Identifier: Apache-2.0
// Cast. TIR/Eval/5.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

TEST_CASE("TIR-Cast-operand", "[TIR/Eval/5]") {
  SECTION("fires") { CHECK(run("C[0] = T.Cast(\"int32\", F[n])") == fires("3 0 0 0")); }
  SECTION("does not") { CHECK(run("C[0] = A[n]") == does_not_fire("3 0 0 0")); }
}

TEST_CASE("TIR-Cast", "[TIR/Eval/5:d]") {
  SECTION("fires: truncates, keeps what fits, wraps what does not") {
    CHECK(run("C[0] = T.Cast(\"int32\", x)\nC[1] = T.Cast(\"int32\", T.float32(0) - x)\n"
              "C[2] = T.Cast(\"int32\", T.Cast(\"uint8\", A[3] + 252))\n"
              "C[3] = T.Cast(\"int32\", T.Cast(\"int8\", A[0] + 127))") == fires("1 -1 0 -128"));
  }
  SECTION("fires for an unsigned value: kept, not extended by its sign") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"uint8\", A[0] + 254))") == fires("255 0 0 0"));
  }
  SECTION("fires for a float to Bool: is it other than 0") {
    CHECK(run("if T.Cast(\"bool\", x):\n    C[0] = 1") == fires("1 0 0 0"));
  }
  SECTION("does not, where the readings differ") {
    CHECK(run("if T.Cast(\"bool\", n):\n    C[0] = 1") == does_not_fire("1 0 0 0"));
  }
  SECTION("fires lane by lane") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = T.Cast(\"int32x4\", F[T.Ramp(0, 1, 4)])") == fires("1 2 3 4"));
  }
  SECTION("fires for a value that was never written, and makes none") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"float32\", U[0]))") == fires("? 0 0 0"));
  }
  SECTION("does not, where the value has no place in the target") {
    CHECK(run("C[0] = T.Cast(\"int32\", x * T.float32(1e20))") ==
          does_not_fire("TIR-Cast-out-of-range"));
  }
  SECTION("does not, for a handle") {
    CHECK(run("if T.isnullptr(T.Cast(\"handle\", n - n)):\n    C[0] = 1") ==
          does_not_fire("TIR-Call-pointer-portable"));
  }
}

TEST_CASE("TIR-Cast-out-of-range", "[TIR-D13]") {
  SECTION("fires above, below and for NaN") {
    CHECK(run("C[0] = T.Cast(\"int32\", x * T.float32(1e20))") == stops());
    CHECK(run("C[0] = T.Cast(\"int32\", T.float32(-2147483904) * T.Cast(\"float32\", n - 1))") ==
          stops());
    CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"uint8\", T.float32(-1) * T.Cast(\"float32\", n - "
              "1)))") == stops());
    CHECK(run("C[0] = T.Cast(\"int32\", (F[0] - F[0]) / (F[0] - F[0]))") == stops());
  }
  SECTION("fires for one lane of several") {
    CHECK(run("C[T.Ramp(0, 1, 2)] = T.Cast(\"int32x2\", F[T.Ramp(0, 1, 2)] * "
              "T.Broadcast(T.float32(2e9), 2))") == stops());
  }
  SECTION("does not at the last values that have a place") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.float32(-2147483648) * F[0])\n"
              "C[1] = T.Cast(\"int32\", T.Cast(\"uint8\", T.float32(255.75) * F[0]))") ==
          does_not_fire("-2147483648 255 0 0"));
    CHECK(run("p: T.handle(\"int32\") = T.Cast(\"handle\", C.data)\nC[0] = 1") ==
          does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Cast-no-nan", "[EXT/DataType]") {
  const auto to = [](const std::string& dtype, const std::string& value) {
    return run("C[0] = T.Cast(\"int32\", T.Cast(\"float32\", T.Cast(\"" + dtype + "\", " + value +
               ")))");
  };
  SECTION("fires for NaN") { CHECK(to("float4_e2m1fn", "(x - x) / (x - x)") == stops()); }
  SECTION("does not for infinity, which is rounded to the last value") {
    CHECK(to("float4_e2m1fn", "x / (x - x)") == does_not_fire("6 0 0 0"));
  }
  SECTION("does not where the format has a NaN") {
    CHECK(to("float8_e5m2", "(x - x) / (x - x)") == does_not_fire("TIR-Cast-out-of-range"));
  }
  SECTION("does not for handles") {
    CHECK(run("p: T.handle(\"int32\") = T.Cast(\"handle\", C.data)\nC[0] = 1") ==
          does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Cast-handle", "[TIR/Eval/5.1]") {
  SECTION("fires from handle to handle") {
    CHECK(run("p: T.handle(\"int32\") = T.Cast(\"handle\", C.data)\n"
              "D = T.decl_buffer((4,), \"int32\", data=p)\nD[1] = 5") == fires("0 5 0 0"));
  }
  SECTION("fires for 0: the null handle") {
    CHECK(run("p: T.handle(\"int32\") = T.Cast(\"handle\", n - 2)\n"
              "D = T.decl_buffer((4,), \"int32\", data=p)\nD[1] = 5") ==
          fires("TIR-DeclBuffer-layout"));
  }
  SECTION("fires for 0, and the value is a handle from there on") {
    const Run found = run_value([](spec::Builder& b, const spec::tir::PrimFunc&) {
      const auto* zero = b.int_imm({}, 0, spec::int_type(32));
      return b.cast({}, b.cast({}, zero, spec::handle_type()), spec::int_type(32));
    });
    CHECK(found == fires("TIR-Cast-handle-number"));
    CHECK(found.message == "the null handle is cast to \"int32\"");
  }
  SECTION("does not, for another number") {
    CHECK(run("p: T.handle(\"int32\") = T.Cast(\"handle\", n)\nC[0] = 1") ==
          does_not_fire("TIR-Cast-handle-number"));
  }
  SECTION("does not, between numbers") {
    CHECK(run("C[0] = T.Cast(\"int32\", F[0])") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Cast-handle-number", "[TIR/Eval/5.2:b]") {
  SECTION("fires for a number other than 0, and for one that was never written") {
    CHECK(run("p: T.handle(\"int32\") = T.Cast(\"handle\", n)\nC[0] = 1") == stops());
    CHECK(run("p: T.handle(\"int32\") = T.Cast(\"handle\", U[0])\nC[0] = 1") == stops());
  }
  SECTION("does not, for 0") {
    CHECK(run("p: T.handle(\"int32\") = T.Cast(\"handle\", n - 2)\nC[0] = 1") ==
          does_not_fire("1 0 0 0"));
  }
}

}  // namespace tenor::semantics::test
