// SPDX-License-Identifier: Apache-2.0
// What sequences, blocks and bindings know, and what is gone after them.
#include <catch2/catch.hpp>

#include "tests/spec/relax/derive/script.h"

using namespace tenor::spec::relax::test;

namespace {

const std::string kAnyVector = "R.Tensor(dtype=\"float32\", ndim=1)";

/// `body` with a vector whose length is the shape variable n, one of any length, and a condition.
std::string of_vectors(const std::string& body) {
  return function(
      "(x: R.Tensor((\"n\",), \"float32\"), a: R.Tensor(dtype=\"float32\", ndim=1), "
      "c: R.Tensor((), \"bool\"))",
      "n = T.int64()\nm = T.int64()\n" + body);
}

/// A function that is bound inside another and calls itself.
const std::string kRecursive =
    function("(x: " + kVector + ")", "@R.function\ndef g(a: " + kVector + ") -> " + kAnyVector +
                                         ":\n    b = g(a)\n    return b\nr = g(x)\nreturn r");

}  // namespace

TEST_CASE("a variable is what is known of it", "[Relax/Derive/2]") {
  CHECK(derived(of_vectors("y = x\nreturn y"), "y") == "R.Tensor((n,), \"float32\")");
  CHECK(derived(of_vectors("with R.dataflow():\n    u = a\n    w = u\n    R.output(w)\nreturn w"),
                "w") == kAnyVector);
  CHECK(derived(of_vectors("h = Module.f\nreturn x"), "h").find("R.Callable((R.Tensor((n,)") == 0);
}

TEST_CASE("a binding is known to the next", "[Relax/Derive/10.1.1][Relax/Derive/11.3.2]") {
  const std::string text = of_vectors(
      "y = R.match_cast(a, R.Tensor((m,), \"float32\"))\n"
      "z = R.zeros(R.shape([m, n]), \"int8\")\nw = (y, z)\nreturn w");
  CHECK(derived(text, "w") == "R.Tuple(R.Tensor((m,), \"float32\"), R.Tensor((m, n), \"int8\"))");
}

TEST_CASE("variables of a dataflow block are gone behind it", "[Relax/Derive/10.1.2][RLX-D55]") {
  const std::string text = of_vectors(
      "with R.dataflow():\n    lv = R.shape_of(a)\n    gv: R.Tensor(lv, \"float32\") = a\n"
      "    R.output(gv)\nh = gv\nreturn h");
  CHECK(derived(text, "h") == "R.Tensor(dtype=\"float32\")");
  CHECK(derived(text, "h", as_written_reading("RLX-D55")) == "R.Tensor(lv, \"float32\")");
  CHECK(signature(text, "f", as_written_reading("RLX-D55")).find("lv") == std::string::npos);
}

TEST_CASE("a sequence is what its body is", "[Relax/Derive/10.2]") {
  CHECK(derived(of_vectors("if c:\n    y = (x, a)\n    v = y[0]\nelse:\n    v = x\nreturn v"),
                "v") == "R.Tensor((n,), \"float32\")");
}

TEST_CASE("variables of a sequence are gone behind it", "[Relax/Derive/10.3][Relax/Derive/10.4]") {
  const std::string text = of_vectors(
      "if c:\n    s = R.shape([3])\n    y: R.Tensor(s, \"float32\") = a\n    v = y\n"
      "else:\n    v = a\nreturn v");
  CHECK(bound(text, "y") == "R.Tensor(s, \"float32\")");
  CHECK(bound(text, "v").find("(s") == std::string::npos);
}

TEST_CASE("shape variables of a sequence are gone behind it", "[Relax/Derive/10.3:b]") {
  const std::string text = of_vectors(
      "if c:\n    w = R.match_cast(a, R.Tensor((m,), \"float32\"))\n    v = (x, w)\n"
      "else:\n    v = (x, a)\nreturn v");
  CHECK(bound(text, "w") == "R.Tensor((m,), \"float32\")");
  CHECK(signature(text, "f").find("R.Tuple(R.Tensor((n,), \"float32\"), " + kAnyVector + ")") !=
        std::string::npos);
}

TEST_CASE("a function that is bound may call itself",
          "[Relax/Derive/11.2.1][Relax/Derive/11.2.1:c]") {
  CHECK(derived(kRecursive, "b") == kAnyVector);
  CHECK(derived(kRecursive, "r") == kAnyVector);
  CHECK(bound(kRecursive, "g") == "R.Callable((" + kVector + ",), " + kAnyVector + ", True)");
}

TEST_CASE("without annotation a variable is what its value is",
          "[Relax/Derive/11.2.2][Relax/Derive/11.2.4]") {
  CHECK(bound(of_vectors("y = R.add(x, x)\nreturn y"), "y") == "R.Tensor((n,), \"float32\")");
  CHECK(bound(of_vectors("y = (x, R.shape([n]))\nreturn y"), "y") ==
        "R.Tuple(R.Tensor((n,), \"float32\"), R.Shape([n]))");
}

TEST_CASE("an annotation is what is known of a variable", "[Relax/Derive/11.2.3:b]") {
  const auto annotated = [](const std::string& annotation) {
    return of_vectors("y: " + annotation + " = R.add(x, x)\nreturn y");
  };
  CHECK(derived(annotated(kAnyVector), "y") == "R.Tensor((n,), \"float32\")");
  CHECK(bound(annotated(kAnyVector), "y") == kAnyVector);
  CHECK(bound(annotated(kVector), "y") == kVector);
  CHECK(bound(annotated("R.Object"), "y") == "R.Object");
}

TEST_CASE("a cast is judged by what its value is", "[Relax/Derive/11.3.1][Relax/Derive/11.3.3:b]") {
  const auto cast = [](const std::string& of, const std::string& to) {
    return says("RLX-MatchCast-possible",
                of_vectors("z = R.zeros(R.shape([3]), \"float32\")\ny = R.match_cast(" + of + ", " +
                           to + ")\nreturn y"));
  };
  CHECK(cast("a", kVector).empty());  // may succeed
  CHECK(cast("z", kVector).empty());  // always does
  CHECK(cast("z", "R.Object").empty());
  CHECK(cast("z", "R.Tensor((4,), \"float32\")") == "warning");
}

TEST_CASE("what a cast says is known of its variable",
          "[Relax/Derive/11.3.4:b][Relax/Derive/11.3.5]") {
  const auto cast = [](const std::string& variable) {
    return of_vectors(variable + " = R.match_cast(a, R.Tensor((m,), \"float32\"))\nreturn y");
  };
  CHECK(bound(cast("y"), "y") == "R.Tensor((m,), \"float32\")");
  CHECK(bound(cast("y: " + kAnyVector), "y") == kAnyVector);
}

TEST_CASE("an element of what a tuple is", "[Relax/Derive/12.1][Relax/Derive/12.4]") {
  CHECK(derived(of_vectors("t = (x, (c, a))\ny = t[1][0]\nreturn y"), "y") ==
        "R.Tensor((), \"bool\")");
  CHECK(derived(of_vectors("y = (x, (c, a))[1]\nreturn y"), "y") ==
        "R.Tuple(R.Tensor((), \"bool\"), " + kAnyVector + ")");
}
