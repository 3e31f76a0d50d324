// SPDX-License-Identifier: Apache-2.0
// Annotations of bindings, function literals, casts and results.
#include <catch2/catch.hpp>

#include "tests/spec/relax/derive/script.h"

using namespace tenor::spec::relax::test;

namespace {

const char* const kTakesMatrix = "(x: R.Tensor((\"n\", 4), \"float32\"))";
const char* const kTakesVector = "(x: R.Tensor((3,), \"float32\"))";

std::string sum(const std::string& annotation) {
  return function(kTakesMatrix, "y: " + annotation + " = R.add(x, x)\nreturn y");
}

std::string cast(const std::string& variable, const std::string& to) {
  return function("(x: R.Tensor((3,), \"float32\"), o: R.Object)",
                  "m = T.int64()\n" + variable + " = R.match_cast(x, " + to + ")\nreturn y");
}

std::string literal(const std::string& annotation) {
  return function(kTakesVector,
                  "@R.function\ndef g(a: R.Tensor((3,), \"float32\")) -> R.Tensor((3,), "
                  "\"float32\"):\n    return a\n"
                  "h: " +
                      annotation + " = g\nreturn x");
}

std::string result(const std::string& annotation) {
  return function(std::string(kTakesMatrix) + " -> " + annotation, "return x");
}

}  // namespace

TEST_CASE("RLX-VarBinding-annotation", "[Relax/Derive/11.2.3:d]") {
  const char* const id = "RLX-VarBinding-annotation";
  SECTION("accepts") {
    CHECK(says(id, sum("R.Tensor((n, 4), \"float32\")")).empty());
    CHECK(says(id, sum("R.Tensor(ndim=2, dtype=\"float32\")")).empty());
    CHECK(says(id, sum("R.Tensor((3, 4), \"float32\")")).empty());
  }
  SECTION("rejects") {
    CHECK(says(id, sum("R.Tensor((n, 5), \"float32\")")) == "error");
    CHECK(says(id, sum("R.Tensor((n, 4), \"float16\")")) == "error");
    CHECK(says(id, sum("R.Shape(ndim=2)")) == "error");
  }
  SECTION("as written, the annotation is judged for the value") {
    const std::string wider = sum("R.Tensor(ndim=2)");
    CHECK(says("RLX-VarBinding-more-specific", wider).empty());
    CHECK(says("RLX-VarBinding-more-specific", wider, as_written_reading("RLX-D9")) == "warning");
  }
}

TEST_CASE("RLX-VarBinding-more-specific", "[Relax/Derive/11.2.3:c]") {
  const char* const id = "RLX-VarBinding-more-specific";
  SECTION("accepts") { CHECK(says(id, sum("R.Tensor((n, 4), \"float32\")")).empty()); }
  SECTION("rejects") {
    CHECK(says(id, sum("R.Tensor((3, 4), \"float32\")")) == "warning");
    CHECK(says(id, function("(o: R.Object)", "y: R.Tensor(ndim=2) = o\nreturn y")) == "warning");
  }
}

TEST_CASE("as written, an object is of another kind than what is required", "[RLX-D61]") {
  const auto by_the_letter = as_written_reading("RLX-D61");
  const std::string bound = function("(o: R.Object)", "y: R.Tensor(ndim=2) = o\nreturn y");
  CHECK(says("RLX-VarBinding-annotation", bound).empty());
  CHECK(says("RLX-VarBinding-annotation", bound, by_the_letter) == "error");
  const std::string returned = function("(o: R.Object) -> R.Tensor(ndim=2)", "return o");
  CHECK(says("RLX-Function-result", returned).empty());
  CHECK(says("RLX-Function-result-more-specific", returned) == "warning");
  CHECK(says("RLX-Function-result", returned, by_the_letter) == "error");
  // A cast's annotation has to be above what is cast to, in both readings.
  const std::string cast =
      function("(o: R.Object)", "y: R.Tensor(ndim=2) = R.match_cast(o, R.Object)\nreturn y");
  CHECK(says("RLX-MatchCast-annotation", cast) == "error");
}

TEST_CASE("RLX-VarBinding-less-specific", "[RLX-D23]") {
  const char* const id = "RLX-VarBinding-less-specific";
  const auto by_the_letter = as_written_reading("RLX-D23");
  SECTION("accepts") {
    CHECK(says(id, sum("R.Tensor((n, 4), \"float32\")"), by_the_letter).empty());
    CHECK(says(id, sum("R.Tensor((3, 4), \"float32\")")).empty());
  }
  SECTION("rejects") {
    CHECK(says(id, sum("R.Tensor((3, 4), \"float32\")"), by_the_letter) == "error");
  }
}

TEST_CASE("RLX-MatchCast-possible", "[Relax/Derive/11.3.3]") {
  const char* const id = "RLX-MatchCast-possible";
  SECTION("accepts") {
    CHECK(says(id, cast("y", "R.Tensor((m,), \"float32\")")).empty());
    CHECK(says(id, cast("y", "R.Tensor(ndim=1)")).empty());
    const std::string down = "y = R.match_cast(o, R.Tensor(ndim=2))\nreturn y";
    CHECK(says(id, function("(o: R.Object)", down)).empty());
  }
  SECTION("rejects") {
    CHECK(says(id, cast("y", "R.Tensor((4,), \"float32\")")) == "warning");
    CHECK(says(id, cast("y", "R.Shape(ndim=1)")) == "warning");
  }
  SECTION("as written, a cast goes up or down") {
    const std::string sideways = function("(x: R.Tensor(dtype=\"float32\"))",
                                          "y = R.match_cast(x, R.Tensor(ndim=2))\nreturn y");
    CHECK(says(id, sideways).empty());
    CHECK(says(id, sideways, as_written_reading("RLX-D24")) == "warning");
  }
}

TEST_CASE("RLX-MatchCast-annotation", "[Relax/Derive/11.3.4]") {
  const char* const id = "RLX-MatchCast-annotation";
  const std::string three = "R.Tensor((3,), \"float32\")";
  SECTION("accepts") { CHECK(says(id, cast("y: " + three, three)).empty()); }
  SECTION("rejects") { CHECK(says(id, cast("y: R.Tensor((4,), \"float32\")", three)) == "error"); }
}

TEST_CASE("RLX-MatchCast-more-specific", "[RLX-D23]") {
  const char* const id = "RLX-MatchCast-more-specific";
  const std::string three = "R.Tensor((3,), \"float32\")";
  SECTION("accepts") { CHECK(says(id, cast("y: " + three, three)).empty()); }
  SECTION("rejects") {
    CHECK(says(id, cast("y: " + three, "R.Tensor((m,), \"float32\")")) == "warning");
  }
}

TEST_CASE("RLX-Function-result", "[Relax/Derive/15.5]") {
  const char* const id = "RLX-Function-result";
  SECTION("accepts") {
    CHECK(says(id, result("R.Tensor((\"n\", 4), \"float32\")")).empty());
    CHECK(says(id, result("R.Object")).empty());
  }
  SECTION("rejects") { CHECK(says(id, result("R.Tensor((\"n\", 5), \"float32\")")) == "error"); }
}

TEST_CASE("RLX-Function-result-more-specific", "[Relax/Derive/15.5:b]") {
  const char* const id = "RLX-Function-result-more-specific";
  SECTION("accepts") { CHECK(says(id, result("R.Tensor((\"n\", 4), \"float32\")")).empty()); }
  SECTION("rejects") { CHECK(says(id, result("R.Tensor((2, 4), \"float32\")")) == "warning"); }
}

TEST_CASE("a function literal for its annotation", "[Relax/Derive/11.2.3]") {
  const std::string good =
      "R.Callable((R.Tensor((3,), \"float32\"),), R.Tensor((3,), "
      "\"float32\"), True)";
  const std::string bad = "R.Callable((R.Tensor((4,), \"float32\"),), R.Object, True)";
  CHECK(says("RLX-VarBinding-annotation", literal(good)).empty());
  CHECK(says("RLX-VarBinding-annotation", literal(bad)) == "error");
}
