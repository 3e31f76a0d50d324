// SPDX-License-Identifier: Apache-2.0
// Literals in text: no bit is lost. TIR/Grammar/PrimExpr/IntImm, FloatImm, StringImm; TIR-D25.
#include "spec/text/printer/literal.h"

#include <catch2/catch.hpp>
#include <limits>

#include "tests/spec/ir/make.h"

namespace tenor::spec::test {
namespace {

std::string integer(std::int64_t value, DataType dtype) {
  Make m;
  return printer::literal(*as<IntImm>(m.builder.int_imm({}, value, dtype)));
}

TEST_CASE("literal: integers") {
  CHECK(integer(-1, int_type(32)) == "-1");
  CHECK(integer(2147483647, int_type(32)) == "2147483647");
  CHECK(integer(2147483648, int_type(32)) == "T.int32(2147483648)");
  CHECK(integer(3, int_type(64)) == "T.int64(3)");
  CHECK(integer(std::numeric_limits<std::int64_t>::min(), int_type(64)) ==
        "T.int64(-9223372036854775808)");
  CHECK(integer(-1, uint_type(64)) == "T.uint64(18446744073709551615)");
  CHECK(integer(200, uint_type(8)) == "T.uint8(200)");
  CHECK(integer(1, bool_type()) == "T.bool(True)");
  CHECK(integer(0, bool_type()) == "T.bool(False)");
  CHECK(integer(2, bool_type()) == "T.bool(2)");
}

TEST_CASE("literal: floats") {
  const auto inf = std::numeric_limits<double>::infinity();
  CHECK(printer::real(1) == "1.0");
  CHECK(printer::real(-0.0) == "-0.0");
  CHECK(printer::real(1e-7) == "9.9999999999999995e-08");
  CHECK(printer::real(1e22) == "1e+22");
  CHECK(printer::real(5e-324) == "4.9406564584124654e-324");
  CHECK(printer::real(inf) == "\"inf\"");
  CHECK(printer::real(-inf) == "\"-inf\"");
  CHECK(printer::real(std::numeric_limits<double>::quiet_NaN()) == "\"nan\"");
  CHECK(printer::python_float(-inf) == "-1e999");
  CHECK(printer::python_float(0.5) == "0.5");
}

TEST_CASE("literal: strings") {
  CHECK(printer::string_literal("a\"b\\c") == "\"a\\\"b\\\\c\"");
  CHECK(printer::string_literal("\n\t\r\x01\x7f") == "\"\\n\\t\\r\\x01\\x7f\"");
  CHECK(printer::string_literal("\xc3\xa9") == "\"\xc3\xa9\"");
  CHECK(printer::string_literal(std::string_view("\0", 1)) == "\"\\x00\"");
}

}  // namespace
}  // namespace tenor::spec::test
