// SPDX-License-Identifier: Apache-2.0
// Calls of functions and operators: callee, arity, arguments, purity.
#include <catch2/catch.hpp>

#include "tests/spec/relax/derive/script.h"

using namespace tenor::spec::relax::test;

namespace {

/// `f` calls `g`, which takes a matrix and a vector of its rows' length.
std::string calls(const std::string& call, const std::string& decorator = "@R.function") {
  return script(
      "    @R.function\n"
      "    def g(a: R.Tensor((\"n\", \"m\"), \"float32\"), b: R.Tensor((\"m\",), \"float32\")) -> "
      "R.Tensor((\"m\", \"n\"), \"float32\"):\n"

      "        return R.permute_dims(a)\n"
      "    @R.function(pure=False)\n"
      "    def impure(a: R.Object) -> R.Object:\n"
      "        return a\n"
      "    " +
      decorator +
      "\n"
      "    def f(x: R.Tensor((3, 4), \"float32\"), y: R.Tensor((4,), \"float32\"), o: R.Object, "
      "z: R.Tensor(dtype=\"float32\", ndim=1)):\n"
      "        r = " +
      call +
      "\n"
      "        return r\n");
}

const char* const kImpure = "@R.function(pure=False)";

/// The same in a dataflow block of a function that may be impure.
std::string in_block(const std::string& call) {
  return script(
      "    @R.function(pure=False)\n"
      "    def impure(a: R.Object) -> R.Object:\n"
      "        return a\n"
      "    @R.function(pure=False)\n"
      "    def f(o: R.Object):\n"
      "        with R.dataflow():\n"
      "            r = " +
      call +
      "\n"
      "            R.output(r)\n"
      "        return r\n");
}

/// In a function that is pure by force.
std::string forced(const std::string& call) {
  return script(
      "    @R.function(pure=False)\n"
      "    def impure(a: R.Object) -> R.Object:\n"
      "        return a\n"
      "    @R.function\n"
      "    def f(o: R.Object):\n"
      "        R.func_attr({\"relax.force_pure\": True})\n"
      "        r = " +
      call +
      "\n"
      "        return r\n");
}

}  // namespace

TEST_CASE("RLX-Call-callee", "[Relax/Derive/14.2.1]") {
  SECTION("accepts") { CHECK(says("RLX-Call-callee", calls("Module.g(x, y)")).empty()); }
  SECTION("rejects") {
    CHECK(says("RLX-Call-callee", calls("o(x)")) == "error");
    CHECK(says("RLX-Call-callee", calls("x(y)")) == "error");
  }
}

TEST_CASE("RLX-Call-arity", "[Relax/Derive/14.2.4:b]") {
  SECTION("accepts") { CHECK(says("RLX-Call-arity", calls("Module.g(x, y)")).empty()); }
  SECTION("rejects") {
    CHECK(says("RLX-Call-arity", calls("Module.g(x)")) == "error");
    CHECK(says("RLX-Call-arity", calls("Module.g(x, y, y)")) == "error");
  }
}

TEST_CASE("RLX-Call-argument", "[Relax/Derive/14.2.6][Relax/Compat/p2:c]") {
  const char* const id = "RLX-Call-argument";
  SECTION("accepts") {
    CHECK(says(id, calls("Module.g(x, y)")).empty());
    CHECK(says(id, calls("Module.g(x, o)")).empty());
  }
  SECTION("rejects") {
    CHECK(says(id, calls("Module.g(y, x)")) == "error");
    CHECK(says(id, calls("Module.g(x, o)"), as_written_reading("RLX-D61")) == "error");
  }
  SECTION("as written, the parameter is below the argument") {
    const auto by_the_letter = as_written_reading("RLX-D8");
    CHECK(says(id, calls("Module.impure(x)", kImpure)).empty());
    CHECK(says(id, calls("Module.impure(x)", kImpure), by_the_letter) == "error");
    CHECK(says(id, calls("Module.impure(o)", kImpure), by_the_letter).empty());
  }
}

TEST_CASE("RLX-Call-argument-open", "[Relax/Derive/14.2.6:b][Relax/Compat/p2:d]") {
  const char* const id = "RLX-Call-argument-open";
  SECTION("accepts") { CHECK(says(id, calls("Module.g(x, y)")).empty()); }
  SECTION("rejects") { CHECK(says(id, calls("Module.g(x, z)")) == "warning"); }
}

TEST_CASE("RLX-Call-purity",
          "[Relax/Derive/14.2.3][Relax/PurityCheck/p1:c][Relax/PurityCheck/p2]") {
  const char* const id = "RLX-Call-purity";
  SECTION("accepts") {
    CHECK(says(id, calls("Module.impure(o)", kImpure)).empty());
    CHECK(says(id, calls("Module.g(x, y)")).empty());
    CHECK(says(id, forced("Module.impure(o)")).empty());
  }
  SECTION("rejects") {
    CHECK(says(id, calls("Module.impure(o)")) == "error");
    CHECK(says(id, in_block("Module.impure(o)")) == "error");
  }
}

TEST_CASE("RLX-Call-extern-purity", "[Relax/Derive/14.2.2.1]") {
  const char* const id = "RLX-Call-extern-purity";
  const std::string packed = "R.call_packed(\"log\", o, sinfo_args=(R.Object,))";
  const std::string pure = "R.call_pure_packed(\"log\", o, sinfo_args=(R.Object,))";
  SECTION("accepts") {
    CHECK(says(id, calls(packed, kImpure)).empty());
    CHECK(says(id, calls(pure)).empty());
    CHECK(says(id, forced(packed)).empty());
  }
  SECTION("rejects") {
    CHECK(says(id, calls(packed)) == "error");
    CHECK(says(id, in_block(packed)) == "error");
  }
}

TEST_CASE("RLX-Call-operator-purity",
          "[Relax/Derive/14.1.2][Relax/Op/b1.b8:d][Relax/Op/b3.b8][Relax/Op/b4.b4:b]") {
  const char* const id = "RLX-Call-operator-purity";
  const std::string print = "R.print(o, format=\"{}\")";
  SECTION("accepts") {
    CHECK(says(id, calls(print, kImpure)).empty());
    CHECK(says(id, forced(print)).empty());
    CHECK(says(id, calls("R.add(x, x)")).empty());
    CHECK(says(id, calls("R.call_tir(Module.g, (x,), R.Tensor((4,), \"float32\"))")).empty());
    CHECK(
        says(id, in_block("R.call_dps_packed(\"g\", (o,), R.Tensor((4,), \"float32\"))")).empty());
    CHECK(says(id, in_block("R.call_pure_packed(\"g\", o, sinfo_args=R.Object)")).empty());
  }
  SECTION("rejects") {
    CHECK(says(id, calls(print)) == "error");
    CHECK(says(id, in_block(print)) == "error");
  }
}

TEST_CASE("RLX-Op-registered", "[RLX-D49][Relax/Derive/14.1.1:b]") {
  const char* const id = "RLX-Op-registered";
  SECTION("accepts") { CHECK(says(id, calls("R.add(x, y)")).empty()); }
  SECTION("rejects") {
    CHECK(says(id, calls("R.ccl.allgather(x, 2)")) == "error");
    CHECK(derived(calls("R.ccl.allgather(x, 2)"), "r") == "(not known)");
  }
}

TEST_CASE("RLX-Call-operator-argument", "[Relax/Derive/14.1.1]") {
  const char* const id = "RLX-Call-operator-argument";
  SECTION("accepts") { CHECK(says(id, calls("R.add(x, y)")).empty()); }
  SECTION("rejects") { CHECK(says(id, calls("R.matmul(y, x)")) == "error"); }
  SECTION("says nothing of what was not derived") {
    CHECK(says(id, function("(o: R.Object)", "a = o(o)\nb = R.matmul(a, a)\nreturn b")).empty());
  }
}

TEST_CASE("RLX-Call-operator-open", "[Relax/Derive/14.1.1]") {
  const char* const id = "RLX-Call-operator-open";
  SECTION("accepts") { CHECK(says(id, calls("R.add(x, y)")).empty()); }
  SECTION("rejects") { CHECK(says(id, calls("R.nn.relu(o)")) == "warning"); }
}

TEST_CASE("RLX-GlobalVar-not-reached", "[RLX-D48]") {
  const char* const id = "RLX-GlobalVar-not-reached";
  const std::string forward = script(
      "    @R.function\n    def f(x: R.Object) -> R.Object:\n        y = Module.g(x)\n"
      "        return y\n"
      "    @R.function\n    def g(x: R.Object) -> R.Object:\n        return x\n");
  SECTION("accepts") { CHECK(says(id, forward).empty()); }
  SECTION("rejects") { CHECK(says(id, forward, as_written_reading("RLX-D48")) == "error"); }
}

TEST_CASE("what a call of a function gives", "[Relax/Derive/14.2.5][Relax/Derive/14.2.7]") {
  CHECK(derived(calls("Module.g(x, y)"), "r") == "R.Tensor((4, 3), \"float32\")");
  CHECK(derived(calls("R.call_packed(\"log\", o)", kImpure), "r") == "R.Object");
  CHECK(derived(calls("Module.g(x)"), "r") == "(not known)");
}

TEST_CASE("what an external function gives is what the call says", "[RLX-D16]") {
  const auto gives = [](const std::string& sinfo_args) {
    return derived(calls("R.call_packed(\"log\", x, sinfo_args=(" + sinfo_args + "))", kImpure),
                   "r");
  };
  CHECK(gives("R.Tensor((7,), \"int8\"),") == "R.Tensor((7,), \"int8\")");
  CHECK(gives("R.Shape, R.Object") == "R.Tuple(R.Shape, R.Object)");
}
