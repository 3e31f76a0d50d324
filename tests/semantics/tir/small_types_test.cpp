// SPDX-License-Identifier: Apache-2.0
// Floats of 8 bits and fewer and integers of four, in programs: literals, loads, stores, casts,
// comparisons, vectors, and views of their bytes. EXT/DataType.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {
namespace {

/// Statements with a buffer S of four elements of that datatype.
std::string with(const std::string& dtype, const std::string& body) {
  return "with T.block(\"b\"):\n    S = T.alloc_buffer((4,), \"" + dtype + "\")\n    " + body;
}

TEST_CASE("small types: what is stored is loaded", "[EXT/DataType]") {
  CHECK(run(with("float8_e4m3fn",
                 "S[1] = T.Cast(\"float8_e4m3fn\", T.float32(0.3))\n    "
                 "C[0] = T.Cast(\"int32\", T.Cast(\"float32\", S[1]) * T.float32(10000))"))
            .result == "3125 0 0 0");
  CHECK(run(with("int4", "S[3] = T.Cast(\"int4\", n - 5)\n    C[0] = T.Cast(\"int32\", S[3])"))
            .result == "-3 0 0 0");
  CHECK(run(with("uint4", "S[3] = T.Cast(\"uint4\", n - 5)\n    C[0] = T.Cast(\"int32\", S[3])"))
            .result == "13 0 0 0");
  CHECK(run(with("int4", "C[0] = T.Cast(\"int32\", S[3])")).result == "? 0 0 0");
}

TEST_CASE("small types: operators", "[EXT/DataType]") {
  CHECK(run("C[0] = T.Cast(\"int32\", T.float8_e5m2(3) * T.Cast(\"float8_e5m2\", n))").result ==
        "6 0 0 0");
  CHECK(run("C[0] = T.Cast(\"int32\", T.float8_e5m2(1) / T.Cast(\"float8_e5m2\", n - 2) > "
            "T.float8_e5m2(57344))")
            .result == "1 0 0 0");
  CHECK(run("C[0] = T.Cast(\"int32\", T.int4(7) + T.Cast(\"int4\", n))").result == "-7 0 0 0");
  CHECK(run("C[0] = T.Cast(\"int32\", T.max(T.int4(-8), T.Cast(\"int4\", n)))").result ==
        "2 0 0 0");
  CHECK(run("C[0] = T.Cast(\"int32\", T.exp(T.Cast(\"float8_e4m3fn\", n)) * T.float8_e4m3fn(2))")
            .result == "15 0 0 0");
}

TEST_CASE("small types: a NaN has no value where the format has none", "[EXT/DataType]") {
  CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"float4_e2m1fn\", (x - x) / (x - x)))").result ==
        "TIR-Cast-no-nan");
  CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"float4_e2m1fn\", T.float32(2) / (x - x)))").result ==
        "6 0 0 0");
  CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"int4\", T.float32(8)))").result ==
        "TIR-Cast-out-of-range");
}

TEST_CASE("small types: vectors", "[EXT/DataType]") {
  CHECK(run(with("float8_e4m3fn",
                 "S[0:4] = T.Cast(\"float8_e4m3fnx4\", F[0:4])\n    "
                 "C[0:4] = T.Cast(\"int32x4\", S[0:4] * S[0:4])"))
            .result == "1 4 9 16");
}

TEST_CASE("small types: bytes are seen as another datatype's", "[EXT/DataType][TIR-D44]") {
  const auto seen = [](const std::string& as, const std::string& value, const std::string& by) {
    return run_lowered(
               "P = T.allocate([4], \"uint8\", \"global\")\n"
               "D = T.decl_buffer((4,), \"uint8\", data=P)\n"
               "E = T.decl_buffer((4,), \"" +
               as + "\", data=P)\n" + value +
               "\n"
               "C[0] = T.Cast(\"int32\", " +
               by + ")")
        .result;
  };
  CHECK(seen("float8_e4m3fn", "D[1] = T.uint8(0x40)", "E[1]") == "2 0 0 0");
  CHECK(seen("float8_e4m3fn", "E[1] = T.float8_e4m3fn(2)", "D[1]") == "64 0 0 0");
  CHECK(seen("int4", "D[1] = T.uint8(0x1d)", "E[1]") == "-3 0 0 0");
  CHECK(seen("uint4", "D[1] = T.uint8(0x1d)", "E[1]") == "13 0 0 0");
  CHECK(seen("float4_e2m1fn", "D[1] = T.uint8(0x17)", "E[1]") == "6 0 0 0");
  CHECK(seen("int4", "E[1] = T.int4(-3)", "D[1]") == "253 0 0 0");
}

}  // namespace
}  // namespace tenor::semantics::test
