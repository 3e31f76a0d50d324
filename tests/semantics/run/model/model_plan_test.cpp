// SPDX-License-Identifier: Apache-2.0
// What a caller says about the inputs of a Relax function, and the values it is called with.
#include "semantics/run/model/model_plan.h"

#include "semantics/tensor/draw.h"
#include "tests/semantics/run/program.h"

namespace tenor::semantics::test {
namespace {

/// A function `main` with these parameters, which returns nothing.
struct ModelText {
  explicit ModelText(const std::string& parameters, const std::string& attributes = "")
      : text("from tvm.script import relax as R\n@R.function\ndef main(" + parameters + "):\n" +
             attributes + "    return R.tuple()\n"),
        parsed(spec::read(text, report)) {
    for (const spec::Diagnostic& d : report.diagnostics()) UNSCOPED_INFO(d.message);
    REQUIRE(report.errors() == 0);
  }
  std::variant<ModelPlan, PlanProblem> planned(const ModelInputs& inputs,
                                               const RunOptions& options = {}) const {
    return plan_model(parsed.program.modules.front().functions.front().relax_func, "main", inputs,
                      options);
  }
  ModelPlan plan_of(const ModelInputs& inputs = {}) const {
    const auto result = planned(inputs);
    if (const auto* problem = std::get_if<PlanProblem>(&result)) FAIL(problem->message);
    return std::get<ModelPlan>(result);
  }
  std::string refusal(const ModelInputs& inputs) const {
    const auto result = planned(inputs);
    const auto* problem = std::get_if<PlanProblem>(&result);
    return problem ? problem->message : "";
  }

  std::string text;
  spec::Report report;
  spec::ParsedFile parsed;
};

const Tensor& tensor_in(const relax::HostValue& value) {
  return std::get<relax::HostTensor>(value.value).tensor;
}

using Shape = std::vector<std::int64_t>;

TEST_CASE("tensors of a model that are not given are drawn as those of TIR") {
  const ModelPlan plan = ModelText(R"(x: R.Tensor(("n", 4), "float32"))").plan_of();
  const Tensor& x = tensor_in(plan.arguments.at(0));
  CHECK(x.shape == Shape{kDefaultSize, 4});
  CHECK(x == std::get<Tensor>(draw(spec::float_type(32), x.shape, seed_of(0, "x"))));
  CHECK(plan.parts.arguments.at(0).chosen);
  CHECK(plan.parts.arguments.at(0).written == "rand:" + std::to_string(seed_of(0, "x")));
  REQUIRE(plan.parts.sizes.size() == 1);
  CHECK(plan.parts.sizes[0].name == "n");
  CHECK(plan.parts.sizes[0].chosen);
}

TEST_CASE("integers of a model that are not given are indices of the smallest axis") {
  const ModelPlan plan =
      ModelText(R"(x: R.Tensor((5, 1, 3), "float32"), i: R.Tensor((4,), "int64"), )"
                R"(b: R.Tensor((4,), "int8"))")
          .plan_of();
  const std::string source = "index:3:" + std::to_string(seed_of(0, "i"));
  CHECK(plan.parts.arguments.at(1).written == source);
  CHECK(tensor_in(plan.arguments.at(1)) ==
        std::get<Tensor>(make_tensor(source, spec::int_type(64), {4})));
  CHECK(plan.parts.arguments.at(2).written == "rand:" + std::to_string(seed_of(0, "b")));
}

TEST_CASE("sizes of a model are given, or learned from arrays") {
  const ModelText model(R"(x: R.Tensor(("n", 2), "int32"), y: R.Tensor(("n * 2",), "int32"))");
  CHECK(tensor_in(model.plan_of({{number("n", "3")}, {}}).arguments.at(1)).shape == Shape{6});
  const Input x = array("x", int32s({2, 2}, {1, 2, 3, 4}));
  const ModelPlan plan = model.plan_of({{x}, {}});
  CHECK(tensor_in(plan.arguments.at(0)) == x.tensor);
  CHECK(tensor_in(plan.arguments.at(1)).shape == Shape{4});
  CHECK_FALSE(plan.parts.sizes.at(0).chosen);
  CHECK(tensor_in(model.plan_of({{source("x", "iota,shape=(3,2)")}, {}}).arguments.at(1)).shape ==
        Shape{6});
}

TEST_CASE("dimensions that nothing says have the default size, where their number is known") {
  const ModelText model(R"(x: R.Tensor(dtype="int32", ndim=2))");
  const ModelPlan plan = model.plan_of({});
  CHECK(tensor_in(plan.arguments.at(0)).shape == Shape{8, 8});
  REQUIRE(plan.parts.sizes.size() == 2);
  CHECK(plan.parts.sizes[1].name == "x.shape.1");
  CHECK(plan.parts.sizes[1].chosen);
  CHECK(plan.parts.arguments.at(0).written ==
        "rand:" + std::to_string(seed_of(0, "x")) + ",shape=(8,8)");
}

TEST_CASE("dimensions that nothing says are given by the names of their axes") {
  const ModelText model(R"(x: R.Tensor(dtype="float32", ndim=2), i: R.Tensor((4,), "int64"))");
  const ModelPlan plan = model.plan_of({{number("x.shape.1", "3")}, {}});
  CHECK(tensor_in(plan.arguments.at(0)).shape == Shape{8, 3});
  CHECK(plan.parts.sizes.at(0).chosen);
  CHECK_FALSE(plan.parts.sizes.at(1).chosen);
  CHECK(plan.parts.arguments.at(1).written == "index:3:" + std::to_string(seed_of(0, "i")));
  CHECK(model.refusal({{source("x", "iota,shape=(2,5)"), number("x.shape.1", "3")}, {}}) ==
        "main cannot be called so:\n  x.shape.1: 3, but x is float32 (2, 5)");
  CHECK(model.refusal({{number("x.shape.0", "-1")}, {}}).find("no tensor has that size") !=
        std::string::npos);
}

TEST_CASE("an array that is given has any shape where only the number of dimensions is said") {
  const ModelText model(R"(x: R.Tensor(dtype="int32", ndim=2))");
  const Input x = array("x", int32s({1, 2}, {1, 2}));
  CHECK(tensor_in(model.plan_of({{x}, {}}).arguments.at(0)) == x.tensor);
  CHECK(tensor_in(model.plan_of({{source("x", "iota,shape=(3,2)")}, {}}).arguments.at(0)).shape ==
        Shape{3, 2});
  CHECK(model.refusal({{array("x", int32s({2}, {1, 2}))}, {}}) ==
        "main cannot be called so:\n  x: int32 (2,), but its parameter is int32 of 2 dimensions");
}

TEST_CASE("sizes of a model are solved from dimensions that are linear in one of them") {
  const ModelText model(R"(x: R.Tensor(("n * 2 + 1",), "int32"), y: R.Tensor(("n",), "int32"), )"
                        R"(z: R.Tensor(("n + m + m",), "int32"), w: R.Tensor(("m",), "int32"))");
  const auto shapes = [&](const std::string& x, const std::string& z) {
    std::vector<Input> inputs{source("x", "iota,shape=(" + x + ",)")};
    if (!z.empty()) inputs.push_back(source("z", "iota,shape=(" + z + ",)"));
    std::vector<Shape> all;
    for (const auto& argument : model.plan_of({inputs, {}}).arguments)
      all.push_back(tensor_in(argument).shape);
    return all;
  };
  CHECK(shapes("5", "") == std::vector<Shape>{{5}, {2}, {18}, {8}});
  CHECK(shapes("7", "11") == std::vector<Shape>{{7}, {3}, {11}, {4}});
  CHECK(model.refusal({{source("x", "iota,shape=(4,)")}, {}}) ==
        "main cannot be called so:\n"
        "  x: dimension 0 is n * T.int64(2) + T.int64(1), which is 4 for no size n");
  CHECK(model.refusal({{source("x", "iota,shape=(0,)")}, {}}).ends_with("for no size n"));
}

TEST_CASE("a size that makes a dimension negative is named") {
  const ModelText model(R"(x: R.Tensor(("n",), "int32"))");
  CHECK(model.refusal({{number("n", "-4")}, {}}) ==
        "main cannot be called so:\n"
        "  x: dimension 0 is n, which is -4: no tensor has it");
}

TEST_CASE("all that stands against a call of a model is said at once") {
  const ModelText model(
      R"(x: R.Tensor((2,), "int32"), y: R.Tensor((2,), "int32"), z: R.Tensor("int32"), )"
      R"(f: R.Object)");
  CHECK(model.refusal({{array("x", int32s({3}, {1, 2, 3})), source("unknown", "iota")}, {}}) ==
        "main cannot be called so:\n"
        "  unknown: no parameter or size has this name\n"
        "  x: int32 (3,), but its parameter is int32 (2,)\n"
        "  z: its shape is not known: give a file, or a shape as in rand:7,shape=(3,4)\n"
        "  f: an object of no known kind: give the rows of a cache, such as f=FILE.npy or "
        "f=rand:7,shape=(3,4), or call a function that makes one");
}

TEST_CASE("an object of a model is a cache of given rows, or what its place among those made has") {
  const ModelText model(R"(a: R.Object, x: R.Tensor((1,), "int32"), b: R.Object)");
  const ModelInputs given{{array("a", int32s({2, 1}, {1, 2}))},
                          {},
                          {"init", {{relax::HostNull{}}, {relax::HostString{"second"}}}}};
  const ModelPlan plan = model.plan_of(given);
  CHECK(std::get<relax::HostCache>(plan.arguments.at(0).value).rows.tensor.shape == Shape{2, 1});
  CHECK(std::get<relax::HostString>(plan.arguments.at(2).value).text == "second");
  CHECK(plan.parts.arguments.at(2).maker == "init");
  CHECK(
      model.refusal({{array("a", int32s({2, 1}, {1, 2}))}, {}, {"init", {{relax::HostNull{}}}}}) ==
      "main cannot be called so:\n  b: it is object 2, and init makes 1");
  CHECK(model.refusal({{source("a", "fill:1"), source("b", "fill:1,shape=(1,2)")}, {}}) ==
        "main cannot be called so:\n  a: the rows of a cache are an array of rank 1 or more");
}

TEST_CASE("one size of a model has one value") {
  const ModelText model(R"(x: R.Tensor(("n",), "int32"), y: R.Tensor(("n",), "int32"))");
  CHECK(model.refusal({{array("x", int32s({1}, {1})), array("y", int32s({2}, {1, 2}))}, {}}) ==
        "main cannot be called so:\n  y: int32 (2,), but its parameter is int32 (1,), where n is "
        "1 by x");
  CHECK(model.refusal({{number("n", "2"), array("x", int32s({1}, {1}))}, {}}) ==
        "main cannot be called so:\n  x: int32 (1,), but its parameter is int32 (2,), where n is "
        "2 by --input n");
}

TEST_CASE("weights of a model have its names, with dots or without") {
  const ModelText model(R"(x: R.Tensor((1,), "int32"), fc_w: R.Tensor((1,), "int32"))",
                        "    R.func_attr({\"num_input\": 1})\n");
  const Input weight = array("fc.w", int32s({1}, {7}));
  CHECK(tensor_in(model.plan_of({{}, {weight}}).arguments.at(1)) == weight.tensor);
  CHECK(tensor_in(model.plan_of({{}, {array("arr_0", weight.tensor)}}).arguments.at(1)) ==
        weight.tensor);
  CHECK(model.refusal({{}, {array("fc.v", weight.tensor)}}) ==
        "main cannot be called so:\n"
        "  fc.v: no parameter or size has this name\n"
        "  fc_w: missing, int32 (1,)");
  CHECK(model.refusal({{}, {weight, array("fc_w", weight.tensor)}}) ==
        "main cannot be called so:\n  fc_w: given twice, as a.npy and as a.npy");
}

TEST_CASE("an input goes before a weight of the same name") {
  const ModelText model(R"(w: R.Tensor((1,), "int32"))");
  const ModelPlan plan =
      model.plan_of({{array("w", int32s({1}, {1}))}, {array("w", int32s({1}, {2}))}});
  CHECK(tensor_in(plan.arguments.at(0)) == int32s({1}, {1}));
}

TEST_CASE("fields of a tuple are given by number") {
  const ModelText model(R"(x: R.Tensor((1,), "int32"), p: R.Tuple(R.Tensor((1,), "int32"), )"
                        R"(R.Tuple(R.Tensor((1,), "int32"))))");
  const Tensor first = int32s({1}, {1}), second = int32s({1}, {2});
  for (const auto& names : {std::pair("p.0", "p.1.0"), std::pair("p_0", "p_1_0"),
                            std::pair("p0", "p10"), std::pair("arr_0", "arr_1")}) {
    const ModelPlan plan =
        model.plan_of({{}, {array(names.first, first), array(names.second, second)}});
    const auto& tuple = std::get<relax::HostTuple>(plan.arguments.at(1).value);
    REQUIRE(tuple.fields.size() == 2);
    CHECK(tensor_in(tuple.fields[0]) == first);
    CHECK(tensor_in(std::get<relax::HostTuple>(tuple.fields[1].value).fields.at(0)) == second);
  }
}

TEST_CASE("shapes and numbers of a model are given by number, or follow from sizes") {
  const ModelText model(
      R"(x: R.Tensor(("n",), "int32"), s: R.Shape(["n", "m"]), k: R.Prim("int64"))");
  const ModelPlan plan =
      model.plan_of({{number("s.1", "5"), number("k", "-2"), array("x", int32s({2}, {1, 2}))}, {}});
  CHECK(std::get<relax::HostShape>(plan.arguments.at(1).value).dimensions == Shape{2, 5});
  CHECK(std::get<relax::HostPrim>(plan.arguments.at(2).value).bits ==
        static_cast<std::uint64_t>(-2));
  CHECK(model.refusal({{number("s.0", "3"), array("x", int32s({2}, {1, 2}))}, {}}) ==
        "main cannot be called so:\n  s.0: 3, but its parameter says 2, where n is 2 by x");
}

TEST_CASE("memory bounds the inputs of a model") {
  RunOptions options;
  options.limits.memory = 100;
  const auto result = ModelText(R"(x: R.Tensor((1000,), "int32"))").planned({}, options);
  REQUIRE(std::holds_alternative<PlanProblem>(result));
  CHECK(std::get<PlanProblem>(result).kind == PlanProblem::Kind::kMemory);
  const auto both =
      ModelText(R"(x: R.Tensor((15,), "int32"), y: R.Tensor((15,), "int32"))").planned({}, options);
  REQUIRE(std::holds_alternative<PlanProblem>(both));
  CHECK(std::get<PlanProblem>(both).message ==
        "with y the inputs take more than 100 bytes of memory");
}

TEST_CASE("nothing may be written in a tensor of a model") {
  const ModelPlan plan = ModelText(R"(x: R.Tensor((2,), "int32"))").plan_of({{undefined("x")}, {}});
  CHECK(std::get<relax::HostTensor>(plan.arguments.at(0).value).written ==
        std::vector<std::uint8_t>{0, 0});
}

}  // namespace
}  // namespace tenor::semantics::test
