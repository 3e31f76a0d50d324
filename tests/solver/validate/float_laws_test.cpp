// SPDX-License-Identifier: Apache-2.0
// Divisions by powers of two: one by 2^k is a product with 2^-k where that is a number of the type,
// and where it is infinite no two of them are one.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "solver/prover/default_prover.h"
#include "solver/validate/validation.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

struct Format {
  const char* type;
  const char *low, *high;  ///< between these the quotients are finite, and not drawn by chance
  const char *divisor, *other;
  const char* inside;  ///< a number between low and high
};

/// Both inverses are infinite.
constexpr Format kTiny[] = {
    {"float64", "1e-20", "1e-17", "5e-324", "1e-323", "1e-18"},
    {"float64", "1e-20", "1e-17", "5e-324", "5.562684646268003e-309", "1e-18"},  // 2^-1024
    {"float32", "1e-20", "1e-17", "1.401298464324817e-45", "2.802596928649634e-45", "1e-18"},
    {"float32", "1e-20", "1e-17", "1.401298464324817e-45", "2.938735877055719e-39", "1e-18"},
    {"float16", "1e-4", "1e-3", "5.9604644775390625e-08", "1.1920928955078125e-07", "5e-4"},
    {"float16", "1e-4", "1e-3", "5.9604644775390625e-08", "1.52587890625e-05", "5e-4"},
    {"bfloat16", "1e-20", "1e-17", "9.183549615799121e-41", "1.8367099231598242e-40", "1e-18"},
    {"bfloat16", "1e-20", "1e-17", "9.183549615799121e-41", "2.938735877055719e-39", "1e-18"},
};

std::string number(const Format& f, const std::string& v) {
  return fmt::format("T.Cast(\"{}\", T.float64({}))", f.type, v);
}

/// C[i] = A[i] op number, where A[i] is between the two bounds, if there are any.
std::string program(const Format& f, bool guarded, const std::string& op, const std::string& v) {
  const std::string store = fmt::format("C[i] = A[i] {} {}\n", op, number(f, v));
  const std::string guard =
      fmt::format("if A[i] > {} and A[i] < {}:\n            ", number(f, f.low), number(f, f.high));
  return fmt::format(
      "from tvm.script import tir as T\n\n\n@T.prim_func\n"
      "def main(A: T.Buffer((4,), \"{0}\"), C: T.Buffer((4,), \"{0}\")):\n"
      "    for i in range(4):\n        {1}{2}",
      f.type, guarded ? guard : "", store);
}

std::string verdict(const std::string& before, const std::string& after,
                    const std::string& input = "") {
  const auto b = open_text(before), a = open_text(after);
  REQUIRE_FALSE(b[0].refused);
  REQUIRE_FALSE(a[0].refused);
  ValidateOptions options = default_options();
  if (!input.empty()) options.inputs.push_back("A=" + input);
  const auto prover = make_prover();
  return std::string(to_string(validate({&b[0], &a[0]}, options, *prover).verdict));
}

}  // namespace

TEST_CASE("float laws: divisions by numbers whose inverse is infinite are not one") {
  for (const Format& f : kTiny) {
    CAPTURE(f.type, f.divisor, f.other);
    const std::string before = program(f, true, "/", f.divisor),
                      after = program(f, true, "/", f.other);
    CHECK(verdict(before, after) != "equivalent");
    CHECK(verdict(before, after, fmt::format("fill:{}", f.inside)) == "different");
    CHECK(verdict(program(f, false, "/", f.divisor), program(f, false, "/", f.other)) ==
          "different");
    CHECK(verdict(before, program(f, true, "*", "\"inf\"")) != "equivalent");
  }
}

TEST_CASE("float laws: a division is a product where the inverse is a number") {
  constexpr Format kInverses[] = {
      {"float64", "", "", "2.2250738585072014e-308", "4.49423283715579e+307", ""},  // 2^-1022
      {"float64", "", "", "8.98846567431158e+307", "1.1125369292536007e-308", ""},  // 2^1023
      {"float32", "", "", "1.7014118346046923e+38", "5.877471754111438e-39", ""},   // 2^127
      {"float16", "", "", "3.0517578125e-05", "32768", ""},                         // 2^-15
      {"float16", "", "", "32768", "3.0517578125e-05", ""},
      {"bfloat16", "", "", "1.7014118346046923e+38", "5.877471754111438e-39", ""},
  };
  for (const Format& f : kInverses) {
    CAPTURE(f.type, f.divisor);
    CHECK(verdict(program(f, false, "/", f.divisor), program(f, false, "*", f.other)) ==
          "equivalent");
  }
}

}  // namespace tenor::solver::test
