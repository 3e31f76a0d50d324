// SPDX-License-Identifier: Apache-2.0
// Fields of structures, where memory is bytes: M, of 32 bytes, is seen as two arguments of a host's
// runtime. EXT/Packed, EXT/Builtin/tvm_struct_get.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {
namespace {

std::string reading_field(const std::string& which, const std::string& field = "13",
                          const std::string& dtype = "int32",
                          const std::string& pointer = "M.data") {
  return "C[0] = T.Cast(\"int32\", T.tvm_struct_get(" + pointer + ", " + which + ", " + field +
         ", \"" + dtype + "\"))";
}
const std::string kSecond = "T.handle_add_byte_offset(M.data, 16)";

}  // namespace

TEST_CASE("TIR-Call-field", "[EXT/Packed]") {
  SECTION("fires") { CHECK(run_lowered(reading_field("1")) == fires("5 0 0 0")); }
  SECTION("does not in the portable profile") {
    CHECK(run(reading_field("1")) == does_not_fire("TIR-Call-pointer-portable"));
  }
  SECTION("does not for a field of another datatype, or for none") {
    CHECK(run_lowered(reading_field("0", "13", "int64")) == does_not_fire("TIR-Call-out-of-scope"));
    CHECK(run_lowered(reading_field("0", "99", "int64")) == does_not_fire("TIR-Call-out-of-scope"));
  }
}

TEST_CASE("TIR-Call-field-value", "[EXT/Builtin/tvm_struct_get]") {
  SECTION("fires before the pointer, too") {
    CHECK(run_lowered(reading_field("0")) == fires("1 0 0 0"));
    CHECK(run_lowered(reading_field("-1", "13", "int32", kSecond)) == fires("1 0 0 0"));
  }
  SECTION("does not behind the last structure") {
    CHECK(run_lowered(reading_field("2")) == does_not_fire("TIR-Call-field-outside"));
  }
  SECTION("does not for a structure whose number was never written") {
    CHECK(run_lowered(reading_field("U[0]")) == does_not_fire("TIR-Call-field-indeterminate"));
  }
}

TEST_CASE("TIR-Call-field-outside", "[TIR-D44]") {
  SECTION("fires behind the memory, before it, in less than a structure, between elements") {
    CHECK(run_lowered(reading_field("2")) == stops());
    CHECK(run_lowered(reading_field("-1")) == stops());
    CHECK(run_lowered(reading_field("0", "4")) == stops());
    CHECK(run_lowered(reading_field("0", "13", "int32", "T.handle_add_byte_offset(M.data, 2)")) ==
          stops());
    CHECK(run_lowered(reading_field("0", "13", "int32", "T.reinterpret(\"handle\", T.int64(0))")) ==
          stops());
  }
  SECTION("does not") { CHECK(run_lowered(reading_field("1")) == does_not_fire("5 0 0 0")); }
  SECTION("does not for a structure whose number was never written") {
    CHECK(run_lowered(reading_field("U[0]")) == does_not_fire("TIR-Call-field-indeterminate"));
  }
}

TEST_CASE("TIR-Call-field-indeterminate", "[TIR-D19]") {
  SECTION("fires") { CHECK(run_lowered(reading_field("U[0]")) == stops()); }
  SECTION("does not") {
    CHECK(run_lowered(reading_field("1")) == does_not_fire("5 0 0 0"));
    CHECK(run_lowered(reading_field("2")) == does_not_fire("TIR-Call-field-outside"));
  }
}

}  // namespace tenor::semantics::test
