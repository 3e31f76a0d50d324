// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/relax/fixture.h"

namespace tenor::spec::relax::test {
namespace {

/// What the check says of a tensor of that datatype, as an annotation and as a constant.
std::string of(Fixture& f, std::string_view check, DataType dtype) {
  const std::string annotated =
      f.says(check, {f.bind(f.variable("y", f.tensor({f.i(4)}, dtype)), f.use(f.x))});
  CHECK(f.says(check, {f.bind(f.variable("c"), f.scalar(dtype))}) == annotated);
  return annotated;
}

TEST_CASE("RLX-DataType-lanes", "[Relax/WellFormed/20]") {
  Fixture f;
  SECTION("accepts") { CHECK(of(f, "RLX-DataType-lanes", float_type(32)).empty()); }
  SECTION("rejects") {
    CHECK(of(f, "RLX-DataType-lanes", float_type(32).with_lanes(4)) == "error");
    CHECK(of(f, "RLX-DataType-lanes", int_type(8).with_lanes(2)) == "error");
  }
}

TEST_CASE("RLX-DataType-bits", "[Relax/WellFormed/20:d][Relax/WellFormed/20:e]") {
  Fixture f;
  SECTION("accepts") {
    for (const int bits : {1, 8, 16, 32, 64}) {
      CHECK(of(f, "RLX-DataType-bits", int_type(bits)).empty());
      CHECK(of(f, "RLX-DataType-bits", uint_type(bits)).empty());
    }
    for (const int bits : {16, 32, 64}) CHECK(of(f, "RLX-DataType-bits", float_type(bits)).empty());
    for (const char* small : {"float8_e5m2", "float4_e2m1fn", "int4", "uint4"})
      CHECK(of(f, "RLX-DataType-bits", *parse_datatype(small)).empty());
  }
  SECTION("rejects") {
    for (const int bits : {24, 128}) {
      CHECK(of(f, "RLX-DataType-bits", int_type(bits)) == "error");
      CHECK(of(f, "RLX-DataType-bits", uint_type(bits)) == "error");
    }
    CHECK(of(f, "RLX-DataType-bits", float_type(80)) == "error");
  }
}

TEST_CASE("RLX-DataType-of-grammar", "[RLX-D50]") {
  Fixture f;
  const DataType brain = *parse_datatype("bfloat16");
  SECTION("accepts") {
    CHECK(of(f, "RLX-DataType-of-grammar", brain).empty());
    f.readings.set("RLX-D50", true);
    CHECK(of(f, "RLX-DataType-of-grammar", float_type(16)).empty());
  }
  SECTION("rejects") {
    f.readings.set("RLX-D50", true);
    CHECK(of(f, "RLX-DataType-of-grammar", brain) == "error");
  }
}

TEST_CASE("RLX-DataType-wide-void", "[RLX-D11]") {
  Fixture f;
  SECTION("accepts") { CHECK(of(f, "RLX-DataType-wide-void", void_type()).empty()); }
  SECTION("rejects") { CHECK(of(f, "RLX-DataType-wide-void", handle_type()) == "note"); }
}

TEST_CASE("RLX-DataType-void", "[Relax/WellFormed/20:c][RLX-D11]") {
  Fixture f;
  SECTION("accepts") {
    CHECK(of(f, "RLX-DataType-void", void_type()).empty());  // as is intended
    f.readings.set("RLX-D11", true);
    CHECK(of(f, "RLX-DataType-void", handle_type()).empty());
  }
  SECTION("rejects") {
    f.readings.set("RLX-D11", true);
    CHECK(of(f, "RLX-DataType-void", void_type()) == "error");
  }
}

TEST_CASE("RLX-DataType-in-scope", "[TIR-D24]") {
  Fixture f;
  const DataType eight = *parse_datatype("float8_e4m3fn"), foreign = *parse_datatype("custom[a]8");
  SECTION("accepts") {
    CHECK(of(f, "RLX-DataType-in-scope", float_type(16)).empty());
    CHECK(of(f, "RLX-DataType-in-scope", eight).empty());
  }
  SECTION("rejects") { CHECK(of(f, "RLX-DataType-in-scope", foreign) == "error"); }
}

}  // namespace
}  // namespace tenor::spec::relax::test
