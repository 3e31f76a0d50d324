// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>
#include <cmath>

#include "tests/spec/tir/fixture.h"

namespace tenor::spec::test {
namespace {

TEST_CASE("TIR-IntImm-lanes", "[TIR/ExprTyping/2.1.1]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says("TIR-IntImm-lanes", t.i(1)) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-IntImm-lanes", t.builder.int_imm({}, 1, int_type(32, 4))) == "error");
  }
}

TEST_CASE("TIR-IntImm-code", "[TIR/ExprTyping/2.1.2]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-IntImm-code", t.builder.int_imm({}, 1, uint_type(8))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-IntImm-code", t.builder.int_imm({}, 1, float_type(32))) == "error");
    CHECK(t.says("TIR-IntImm-code", t.builder.int_imm({}, 0, handle_type())) == "error");
  }
}

TEST_CASE("TIR-IntImm-unsigned-negative", "[TIR/ExprTyping/2.1.3]") {
  Fixture t;
  const auto says = [&](std::int64_t value, bool in_range, DataType dtype) {
    const IntImm* e = t.builder.int_imm({}, value, dtype);
    const_cast<IntImm*>(e)->in_range = in_range;
    return t.says("TIR-IntImm-unsigned-negative", e);
  };
  SECTION("accepts") {
    CHECK(says(0, true, uint_type(8)) == "");
    CHECK(says(-1, true, uint_type(64)) == "");  // 2^64 - 1
    CHECK(says(-1, true, int_type(8)) == "");
    CHECK(says(0, false, uint_type(8)) == "");  // too large, not negative
  }
  SECTION("rejects") {
    CHECK(says(-1, false, uint_type(8)) == "error");
    CHECK(says(-1, false, uint_type(64)) == "error");
  }
}

TEST_CASE("TIR-IntImm-unsigned-range", "[TIR/ExprTyping/2.1.3:b]") {
  Fixture t;
  const auto says = [&](std::int64_t value, int bits, bool in_range = true) {
    const IntImm* e = t.builder.int_imm({}, value, uint_type(bits));
    const_cast<IntImm*>(e)->in_range = in_range;
    return t.says("TIR-IntImm-unsigned-range", e);
  };
  SECTION("accepts") {
    CHECK(says(0, 8) == "");
    CHECK(says(255, 8) == "");
    CHECK(says(1, 1) == "");
    CHECK(says(4294967295, 32) == "");
    CHECK(says(-1, 64) == "");  // 2^64 - 1
  }
  SECTION("rejects") {
    CHECK(says(-1, 8) == "error");
    CHECK(says(256, 8) == "error");
    CHECK(says(2, 1) == "error");
    CHECK(says(0, 64, false) == "error");
  }
}

TEST_CASE("TIR-IntImm-signed-range", "[TIR/ExprTyping/2.1.4]") {
  Fixture t;
  const auto says = [&](std::int64_t value, int bits) {
    return t.says("TIR-IntImm-signed-range", t.i(value, bits));
  };
  SECTION("accepts") {
    CHECK(says(-128, 8) == "");
    CHECK(says(2147483647, 32) == "");
    CHECK(says(INT64_MIN, 64) == "");
  }
  SECTION("rejects") {
    CHECK(says(128, 8) == "error");
    CHECK(says(-129, 8) == "error");
    CHECK(says(2147483648, 32) == "error");
  }
}

TEST_CASE("TIR-FloatImm-code", "[TIR/ExprTyping/3.1.1]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-FloatImm-code", t.builder.float_imm({}, 1, bfloat16_type())) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-FloatImm-code", t.builder.float_imm({}, 1, int_type(32))) == "error");
  }
}

TEST_CASE("TIR-FloatImm-lanes", "[TIR-D28]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says("TIR-FloatImm-lanes", t.f(1)) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-FloatImm-lanes", t.builder.float_imm({}, 1, float_type(32, 4))) == "error");
  }
}

TEST_CASE("TIR-FloatImm-range", "[TIR/ExprTyping/3.1.2][TIR-D26]") {
  Fixture t;
  const auto says = [&](double value, DataType dtype) {
    return t.says("TIR-FloatImm-range", t.builder.float_imm({}, value, dtype));
  };
  SECTION("accepts") {
    CHECK(says(65504, float_type(16)) == "");
    CHECK(says(-3.4028234663852886e38, float_type(32)) == "");
    CHECK(says(3.3895313892515355e38, bfloat16_type()) == "");
    CHECK(says(1e308, float_type(64)) == "");
    CHECK(says(INFINITY, float_type(16)) == "");
    CHECK(says(NAN, float_type(32)) == "");
  }
  SECTION("rejects") {
    CHECK(says(65505, float_type(16)) == "error");
    CHECK(says(3.4028235e38, float_type(32)) == "error");
    CHECK(says(-3.39e38, bfloat16_type()) == "error");
  }
}

TEST_CASE("TIR-DataType-has-values", "[TIR/Values/1:b][TIR-D24]") {
  Fixture t;
  const auto says = [&](DataType dtype) {
    return t.says("TIR-DataType-has-values", t.builder.cast({}, t.i(1), dtype));
  };
  SECTION("accepts") {
    CHECK(says(int_type(8)) == "");
    CHECK(says(bool_type()) == "");
    CHECK(says(float_type(16)) == "");
    CHECK(says(bfloat16_type()) == "");
    CHECK(says(handle_type()) == "");
  }
  SECTION("rejects") {
    CHECK(says(int_type(1)) == "error");
    CHECK(says(float_type(8)) == "error");
    CHECK(says({{TypeCode::kBFloat, 32}, false, 1}) == "error");
    CHECK(says(int_type(24)) == "error");
  }
}

TEST_CASE("TIR-DataType-lanes", "[TIR/Values/2][TIR-D23][TIR-D71]") {
  Fixture t;
  const auto says = [&](DataType dtype) {
    return t.says("TIR-DataType-lanes", t.builder.call({}, dtype, "exp", {}));
  };
  SECTION("accepts") {
    CHECK(says(float_type(32, 2)) == "");
    CHECK(says(float_type(32, 3)) == "");
  }
  SECTION("rejects") {
    CHECK(says(float_type(32, 0)) == "error");
    CHECK(says(handle_type().with_lanes(4)) == "error");
  }
}

TEST_CASE("TIR-DataType-in-scope", "[TIR-D24]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says("TIR-DataType-in-scope", t.f(1)) == ""); }
  SECTION("rejects") {
    const PrimExpr* scalable = t.builder.cast({}, t.f(1), {{TypeCode::kFloat, 32}, true, 4});
    CHECK(t.says("TIR-DataType-in-scope", scalable) == "error");
    CHECK(t.says("TIR-DataType-in-scope", t.builder.cast({}, t.i(1), int_type(2))) == "error");
  }
}

}  // namespace
}  // namespace tenor::spec::test
