// SPDX-License-Identifier: Apache-2.0
// Equality and hash of Relax: names do not count, everything else does. Relax/Grammar/Expr,
// StructInfo, Binding.
#include <catch2/catch.hpp>

#include "spec/ir/hash.h"
#include "spec/text/read.h"

namespace tenor::spec::test {
namespace {

/// A function with these parameters and this body, one line a statement.
struct Text {
  Text(const std::string& signature, const std::string& body) {
    Report report;
    parsed = read("@R.function\ndef f" + signature + ":\n" + body, report);
    const Module& module = parsed.program.modules.front();
    REQUIRE(module.functions.front().relax_func);
    function = module.functions.front().relax_func;
  }
  ParsedFile parsed;
  const relax::Function* function = nullptr;
};

const char* const kSignature =
    "(x: R.Tensor((\"n\", \"m\"), \"float32\"), c: R.Tensor((), \"bool\"))";
const char* const kBody =
    "    y = R.add(x, x)\n    z = R.sum(y, axis=[0], keepdims=True)\n"
    "    return (y, z)\n";

void check(const Text& a, const Text& b, bool same) {
  CHECK(equal(*a.function, *b.function) == same);
  CHECK((hash(*a.function) == hash(*b.function)) == same);
}

TEST_CASE("equal: Relax up to names") {
  const Text a(kSignature, kBody);
  check(a, Text(kSignature, kBody), true);
  check(a,
        Text("(p: R.Tensor((\"q\", \"r\"), \"float32\"), d: R.Tensor((), \"bool\"))",
             "    q = T.int64()\n    _ = R.add(p, p)\n"
             "    u = R.sum(_, keepdims=True, axis=[0])\n    return (_, u)\n"),
        true);
}

TEST_CASE("equal: what Relax says otherwise") {
  const Text a(kSignature, kBody);
  const char* const signatures[] = {
      "(x: R.Tensor((\"n\", \"n\"), \"float32\"), c: R.Tensor((), \"bool\"))",
      "(x: R.Tensor((\"n\", \"m\"), \"float16\"), c: R.Tensor((), \"bool\"))",
      "(x: R.Tensor((\"n\", \"m + 1\"), \"float32\"), c: R.Tensor((), \"bool\"))",
      "(x: R.Tensor(ndim=2, dtype=\"float32\"), c: R.Tensor((), \"bool\"))",
      "(x: R.Object, c: R.Tensor((), \"bool\"))",
      "(x: R.Tensor((\"n\", \"m\"), \"float32\"), c: R.Tensor((), \"bool\")) -> R.Object",
  };
  for (const char* signature : signatures) {
    INFO(signature);
    check(a, Text(signature, kBody), false);
  }
  const char* const bodies[] = {
      "    y = R.add(x, x)\n    z = R.sum(y, axis=[1], keepdims=True)\n    return (y, z)\n",
      "    y = R.add(x, x)\n    z = R.sum(x, axis=[0], keepdims=True)\n    return (y, z)\n",
      "    y = R.subtract(x, x)\n    z = R.sum(y, axis=[0], keepdims=True)\n    return (y, z)\n",
      "    y = R.add(x, x)\n    z = R.sum(y, axis=[0], keepdims=True)\n    return (z, y)\n",
      "    y: R.Object = R.add(x, x)\n    z = R.sum(y, axis=[0], keepdims=True)\n    return (y, "
      "z)\n",
      "    with R.dataflow():\n        y = R.add(x, x)\n"
      "        z = R.sum(y, axis=[0], keepdims=True)\n        R.output(y, z)\n    return (y, z)\n",
  };
  for (const char* body : bodies) {
    INFO(body);
    check(a, Text(kSignature, body), false);
  }
}

TEST_CASE("equal: constants of Relax by their elements") {
  const auto constant = [](const char* value) {
    return Text("()", std::string("    return ") + value + "\n");
  };
  const Text one = constant("R.const([1, 2], \"int32\")");
  check(one, constant("R.const([1, 2], \"int32\")"), true);
  check(one, constant("R.const([1, 3], \"int32\")"), false);
  check(one, constant("R.const([[1, 2]], \"int32\")"), false);
  check(one, constant("R.const([1, 2], \"uint32\")"), false);
}

TEST_CASE("equal: a function of Relax that calls itself") {
  const char* const own =
      "    @R.function\n    def g(y: R.Object) -> R.Object:\n        return g(y)\n    return "
      "g(x)\n";
  const char* const same =
      "    @R.function\n    def h(z: R.Object) -> R.Object:\n        return h(z)\n    return "
      "h(x)\n";
  const char* const other =
      "    @R.function\n    def h(z: R.Object) -> R.Object:\n        return x(z)\n    return "
      "h(x)\n";
  const Text a("(x: R.Object)", own);
  check(a, Text("(x: R.Object)", same), true);
  check(a, Text("(x: R.Object)", other), false);
}

TEST_CASE("equal: the place of a difference in Relax") {
  const Text a(kSignature, kBody);
  const Text b(kSignature,
               "    y = R.add(x, x)\n    z = R.sum(y, axis=[1], keepdims=True)\n"
               "    return (y, z)\n");
  const auto found = difference(*a.function, *b.function);
  REQUIRE(found);
  CHECK(found->path == "body.blocks[0].bindings[1].value");
}

TEST_CASE("equal: free variables of Relax match themselves alone, unless any do") {
  const Text a("(x: R.Tensor((\"n\",)))", "    return x\n"),
      b("(y: R.Tensor((\"k\",)))", "    return y\n");
  const auto* x = a.function->params.front()->struct_info_annotation;
  const auto* y = b.function->params.front()->struct_info_annotation;
  CHECK(equal(x, x));
  CHECK_FALSE(equal(x, y));
  CHECK(equal(x, y, {.match_free = true}));
  CHECK(hash(x) == hash(y));
}

}  // namespace
}  // namespace tenor::spec::test
