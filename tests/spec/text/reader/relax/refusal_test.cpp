// SPDX-License-Identifier: Apache-2.0
// Text of Relax that means nothing is reported, once, by a code that says why.
#include "tests/spec/text/reader/relax/read_body.h"

namespace tenor::spec::test {
namespace {

using Lines = std::vector<std::string>;

TEST_CASE("Relax: statements that are none") {
  CHECK(relax_body({"pass"}) == "P-CONSTRUCT");
  CHECK(relax_body({"for i in range(3):", "    z = x", "return x"}) == "P-CONSTRUCT");
  CHECK(relax_body({"while o:", "    z = x", "return x"}) == "P-CONSTRUCT");
  CHECK(relax_body({"x[0] = y", "return x"}) == "P-CONSTRUCT");
  CHECK(relax_body({"a = b = x", "return x"}) == "P-CONSTRUCT");
  CHECK(relax_body({"x[0]: R.Object = y", "return x"}) == "P-CONSTRUCT");
  CHECK(relax_body({"z: R.Object", "return x"}) == "return x");
  CHECK(relax_body({"return x", "z = y"}) == "P-CONSTRUCT");
  CHECK(relax_body({"@T.prim_func", "def inner(a: T.handle):", "    pass", "return x"}) ==
        "P-CONSTRUCT");
}

TEST_CASE("Relax: names that nothing binds") {
  CHECK(relax_body({"z = R.add(x, zz)", "return z"}) == "P-NAME");
  CHECK(relax_body({"a, b = x, y, o", "return a"}) == "P-ARGUMENT");
  CHECK(relax_body({"with R.dataflow():", "    z = x", "    R.output(q)", "return x"}) == "P-NAME");
}

TEST_CASE("Relax: branches") {
  CHECK(relax_body({"if o:", "    z = x", "return x"}) == "P-CONSTRUCT");
  CHECK(relax_body({"if o:", "    z = x", "else:", "    w = x", "return x"}) == "P-CONSTRUCT");
  CHECK(relax_body({"if o:", "    return x", "else:", "    z = x", "return x"}) == "P-CONSTRUCT");
}

TEST_CASE("Relax: dataflow blocks") {
  CHECK(relax_body({"R.output(x)", "return x"}) == "P-CONSTRUCT");
  CHECK(relax_body({"with R.dataflow():", "    return x"}) == "P-CONSTRUCT P-CONSTRUCT");
  CHECK(relax_body({"with o:", "    z = x", "return x"}) == "P-CONSTRUCT");
}

TEST_CASE("Relax: arguments of another kind") {
  CHECK(relax_body({"z = R.const(\"a\")", "return z"}) == "P-ARGUMENT");
  CHECK(relax_body({"z = R.const([[1], [1, 2]])", "return z"}) == "P-ARGUMENT");
  CHECK(relax_body({"z = R.dtype(\"q\")", "return z"}) == "P-ARGUMENT");
  CHECK(relax_body({"z = R.str(3)", "return z"}) == "P-ARGUMENT");
  CHECK(relax_body({"z = R.match_cast(x)", "return z"}) == "P-ARGUMENT");
  CHECK(relax_body({"z = x[y]", "return z"}) == "P-ARGUMENT");
  CHECK(relax_body({"z = x[-1]", "return z"}) == "P-ARGUMENT");
  CHECK(relax_body({"R.func_attr(3)", "return x"}) == "P-ARGUMENT");
  CHECK(relax_body({"R.func_attr({1: 2})", "return x"}) == "P-ARGUMENT");
  CHECK(relax_body({"z = lambda a: a", "return z(x)"}) == "P-ARGUMENT");
}

TEST_CASE("Relax: arguments that an operator has no place for") {
  CHECK(relax_body({"z = R.topk(x, laregst=False)", "return z"}) == "P-ARGUMENT");
  CHECK(relax_body({"z = R.sum(x, foo=3)", "return z"}) == "P-ARGUMENT");
  CHECK(relax_body({"z = R.sum(x, axis=0, axis=0)", "return z"}) == "P-ARGUMENT");
  CHECK(relax_body({"z = R.sum(x, 0, axis=0)", "return z"}) == "P-ARGUMENT");
  CHECK(relax_body({"z = R.add(x, x, x1=x)", "return z"}) == "P-ARGUMENT");
  const auto finding = [](const std::string& call) {
    const Outcome outcome(
        "from tvm.script import relax as R\n@R.function\n"
        "def main(x: R.Tensor((2,), 'float32')):\n    z = " +
        call + "\n    return z\n");
    const auto& found = outcome.report.diagnostics().front();
    return found.message + " | " + found.hint;
  };
  CHECK(finding("R.topk(x, laregst=False)") ==
        "R.topk has no parameter laregst, did you mean 'largest'? | "
        "R.topk takes data, k, axis, ret_type, largest, dtype");
  CHECK(finding("R.sum(x, 0, axis=1)") ==
        "R.sum is given axis twice, by place and by name | give the arguments that the message "
        "names");
}

TEST_CASE("Relax: signatures") {
  const std::string head = "from tvm.script import relax as R\n@R.function\ndef main(";
  const auto codes = [&](const std::string& params) {
    return Outcome(head + params + "):\n    return x\n").codes();
  };
  CHECK(codes("x") == "P-ARGUMENT");
  CHECK(codes("x: R.Object, x: R.Object") == "P-ARGUMENT");
  CHECK(codes("*x: R.Object") == "P-CONSTRUCT");
  CHECK(codes("x: R.Object = 3") == "P-CONSTRUCT");
  CHECK(codes("x: R.Tensor((\"n +\",))") == "P-SYNTAX");
  CHECK(codes("x: R.Tensor(2, \"float32\")") == "P-ARGUMENT");
  CHECK(codes("x: R.Tensor((2,), \"float32\", \"cuda:0\")") == "P-ARGUMENT");
  CHECK(codes("x: R.Tensor(ndim=5000)") == "P-ARGUMENT");
  CHECK(codes("x: R.Shape(ndim=5000)") == "P-ARGUMENT");
}

TEST_CASE("Relax: nesting without end") {
  const auto nested = [](int depth) {
    std::string all = "x";
    for (int i = 0; i < depth; ++i) all = "R.negative(" + all + ")";
    return Lines{"z = " + all, "return z"};
  };
  CHECK(relax_body(nested(400)).starts_with("z = R.negative"));
  CHECK(relax_body(nested(4'000)) == "X-DEPTH");
  CHECK(relax_body({"z = " + std::string(5'000, '(') + "x" + std::string(5'000, ')'),
                    "return z"}) == "X-DEPTH");
  CHECK(relax_body({"return " + std::string(5'000, '[')}) == "X-DEPTH");
}

}  // namespace
}  // namespace tenor::spec::test
