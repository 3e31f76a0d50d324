// SPDX-License-Identifier: Apache-2.0
// Spellings of Relax that mean the same, in both generations.
#include "tests/spec/text/reader/relax/read_body.h"

namespace tenor::spec::test {
namespace {

using Lines = std::vector<std::string>;

void same(const Lines& a, const Lines& b, bool flat = false) {
  const std::string first = relax_body(a, flat);
  CHECK(first.find("return ") != std::string::npos);
  CHECK(first == relax_body(b, flat));
}

TEST_CASE("Relax: operators of Python are operators of Relax") {
  same({"z = y + y * y - y / y", "return z"},
       {"z = R.subtract(R.add(y, R.multiply(y, y)), R.divide(y, y))", "return z"});
  same({"z = -y", "return z"}, {"z = R.negative(y)", "return z"});
  same({"z = y > y", "return z"}, {"z = R.greater(y, y)", "return z"});
  same({"z = y + 1", "return z"}, {"z = R.add(y, R.const(1, \"float32\"))", "return z"});
}

TEST_CASE("Relax: tuples") {
  same({"z = (y,)", "return z"}, {"z = R.tuple(y)", "return z"});
  same({"z = [y, (o, y)]", "return z"}, {"z = (y, R.tuple(o, y))", "return z"});
  same({"t = (x, y)", "a, b = t", "return a"}, {"t = (x, y)", "a = t[0]", "b = t[1]", "return a"});
}

TEST_CASE("Relax: constants") {
  same({"z = R.const(1.5)", "return z"}, {"z = R.const(1.5, \"float32\")", "return z"});
  same({"z = R.const([1, 2])", "return z"}, {"z = R.const((1, 2), \"int32\")", "return z"});
  same({"z = 3", "return z"}, {"z = R.const(3, \"int32\")", "return z"});
}

TEST_CASE("Relax: shapes and scalars") {
  same({"z = R.zeros((4,), \"float32\")", "return z"},
       {"z = R.zeros(R.shape([4]), dtype=\"float32\")", "return z"});
  same({"n = T.int64()", "return R.shape([n, n + 1])"},
       {"n = T.Var(\"n\", \"int64\")", "return R.shape([n, n + 1])"});
}

TEST_CASE("Relax: calls of both generations") {
  same({"z = R.call_tir(\"f\", y, out_sinfo=R.Tensor((4,), \"float32\"))", "return z"},
       {"z = R.call_tir(\"f\", (y,), R.Tensor((4,), \"float32\"))", "return z"});
  same({"z = R.call_packed(\"f\", y, ty_args=R.Any)", "return z"},
       {"z = R.call_packed(\"f\", y, ty_args=(R.Any,))", "return z"}, true);
}

TEST_CASE("Relax: a name bound again is a new variable") {
  const Outcome outcome(relax_around({"z = y", "z = R.add(z, z)", "return z"}));
  REQUIRE(outcome.report.errors() == 0);
  const relax::Function* f = outcome.parsed.program.modules.at(0).functions.at(0).relax_func;
  const auto* body = relax::as<relax::SeqExpr>(f->body);
  const auto bindings = body->blocks[0]->bindings;
  REQUIRE(bindings.size() == 2);
  CHECK(bindings[0]->var != bindings[1]->var);
  const auto* sum = relax::as<relax::Call>(bindings[1]->value);
  CHECK(relax::variable_of(sum->args[0]) == bindings[0]->var);
  CHECK(relax::variable_of(body->body) == bindings[1]->var);
}

TEST_CASE("Relax: a branch ends with a value, or with a variable whose annotation says more") {
  const std::string t = "    t: R.Tensor((4,), \"float32\") = R.add(y, y)";
  const std::string u = "    u: R.Tensor((4,), \"float32\") = t";
  const std::string text = relax_around({"if o:", t, u, "    z: R.Tensor((4,), \"float32\") = u",
                                         "else:", t, "    z: R.Object = t", "return z"});
  const auto branches = [](const Outcome& outcome) {
    REQUIRE(outcome.report.errors() == 0);
    const relax::Function* f = outcome.parsed.program.modules.at(0).functions.at(0).relax_func;
    const auto* body = relax::as<relax::SeqExpr>(f->body);
    const auto* either = relax::as<relax::If>(body->blocks[0]->bindings[0]->value);
    std::string found;
    for (const relax::Expr* branch : {either->true_branch, either->false_branch}) {
      const auto* sequence = relax::as<relax::SeqExpr>(branch);
      found += std::to_string(sequence->blocks[0]->bindings.size()) + " of " +
               std::string(relax::variable_of(sequence->body)->name_hint) + "; ";
    }
    return found;
  };
  const Outcome outcome(text);
  CHECK(branches(outcome) == "2 of u; 2 of z; ");
  const std::string printed = print(outcome.parsed.program, Generation::kNested);
  CHECK(printed.find("u: R.Tensor((4,), \"float32\") = t\n        z = u\n") != std::string::npos);
  CHECK(branches(Outcome(printed)) == "2 of u; 2 of z; ");
}

TEST_CASE("Relax: the result of an inner function names dimensions around it") {
  const auto is_around = [](const std::string& parameter) {
    const Outcome outcome(relax_around({"n = T.int64()", "@R.function",
                                        "def f(a: R.Tensor(" + parameter + ", \"float32\")) -> " +
                                            "R.Tensor((\"n\",), \"float32\"):",
                                        "    return a", "z = f(y)", "return z"}));
    REQUIRE(outcome.report.errors() == 0);
    const relax::Function* f = outcome.parsed.program.modules.at(0).functions.at(0).relax_func;
    const auto dimension = [](const relax::StructInfo* s) {
      const auto* tensor = relax::as<relax::TensorStructInfo>(s);
      return as<Var>(relax::as<relax::ShapeExpr>(tensor->shape)->values[0])->variable;
    };
    const auto* body = relax::as<relax::SeqExpr>(f->body);
    const auto* inner = relax::as<relax::Function>(body->blocks[0]->bindings[0]->value);
    return dimension(inner->ret_struct_info) == dimension(f->params[0]->struct_info_annotation);
  };
  CHECK(is_around("ndim=1"));
  CHECK_FALSE(is_around("(\"n\",)"));
}

TEST_CASE("Relax: words that tell the generation") {
  const auto generation = [](const std::string& line) {
    const Outcome outcome(
        "from tvm.script import relax as R\n@R.function\ndef main(x: "
        "R.Tensor):\n    " +
        line + "\n    return y\n");
    REQUIRE(outcome.report.errors() == 0);
    return outcome.parsed.program.modules.at(0).generation;
  };
  CHECK(generation("y: R.Any = x") == Generation::kFlat);
  CHECK(generation("y = R.call_packed(\"f\", x, ty_args=R.Tensor)") == Generation::kFlat);
  CHECK(generation("y = R.call_tir(\"f\", (x,), out_ty=R.Tensor((2,)))") == Generation::kFlat);
  CHECK(generation("y: R.Object = x") == Generation::kNested);
}

TEST_CASE("Relax: statements without a name") {
  same({"R.emit(R.add(y, y))", "return y"}, {"_ = R.add(y, y)", "return y"});
  same({"return"}, {"return ()"});
}

TEST_CASE("Relax: an operator that no registry knows keeps what it is given") {
  CHECK(relax_body({"z = R.my.op(y, k=3)", "return z"}) == "z = R.my.op(y, k=3)\nreturn z");
}

}  // namespace
}  // namespace tenor::spec::test
