// SPDX-License-Identifier: Apache-2.0
// Models in the Term domain against the Concrete one: on inputs that are known, the terms of a run
// are what the machine computes, and it ends where they say.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <set>

#include "semantics/domain/term/show.h"
#include "semantics/run/model/model_plan.h"
#include "semantics/run/model/term_run.h"
#include "spec/diagnostic/report.h"
#include "spec/text/read.h"
#include "tests/semantics/relax/model.h"
#include "tests/slurp.h"

namespace tenor::semantics::relax::test {
namespace {

void flatten(const HostValue& value, std::vector<const HostValue*>& parts) {
  const auto* tuple = std::get_if<HostTuple>(&value.value);
  if (!tuple) return parts.push_back(&value);
  for (const HostValue& field : tuple->fields) flatten(field, parts);
}
std::vector<const HostValue*> flattened(std::span<const HostValue> values) {
  std::vector<const HostValue*> parts;
  for (const HostValue& value : values) flatten(value, parts);
  return parts;
}

/// The scalars of a part as the machine has them; without a value where nothing was written.
std::vector<ConcreteValue> scalars_of(const HostValue& part) {
  std::vector<ConcreteValue> all;
  if (const auto* prim = std::get_if<HostPrim>(&part.value))
    all.push_back(Concrete::of(prim->bits, prim->dtype.scalar));
  if (const auto* shape = std::get_if<HostShape>(&part.value))
    for (const std::int64_t d : shape->dimensions)
      all.push_back(Concrete::integer(spec::int_type(64).scalar, d));
  const auto* tensor = std::get_if<HostTensor>(&part.value);
  if (!tensor) return all;
  const spec::ScalarType type = tensor->tensor.dtype.scalar;
  for (std::size_t i = 0; i < tensor->tensor.data.size() / type.bytes(); ++i)
    all.push_back(tensor->written.empty() || tensor->written[i]
                      ? Concrete::of(load_scalar(type, tensor->tensor.data, i), type)
                      : Concrete::indeterminate(type));
  return all;
}

/// What terms say on known inputs.
class Evaluated {
 public:
  Evaluated(TermBank& bank, std::span<const HostValue> arguments)
      : parts_(flattened(arguments)), evaluate_(bank, [this](std::uint32_t k, std::uint64_t i) {
          return scalars_of(*parts_[k]).at(i);
        }) {}

  bool holds(TermId condition) { return evaluate_(condition).bits != 0; }
  ConcreteValue operator()(const TermValue& v) {
    if (v.indeterminate || !v.is_term) return v.known();
    return holds(v.undefined()) ? Concrete::indeterminate(v.type) : evaluate_(v.term());
  }

 private:
  std::vector<const HostValue*> parts_;
  TermEvaluator evaluate_;
};

bool is_same(const ConcreteValue& a, const ConcreteValue& b) {
  return a.indeterminate == b.indeterminate &&
         (a.indeterminate || numeric::same_value(a.type, a.bits, b.bits));
}

std::string parts_differ(Evaluated& evaluate, const std::vector<TermPart>& terms,
                         std::span<const HostValue> values) {
  const auto parts = flattened(values);
  if (parts.size() != terms.size()) return "the structures differ";
  for (std::size_t k = 0; k < parts.size(); ++k) {
    const auto scalars = scalars_of(*parts[k]);
    if (scalars.size() != terms[k].scalars.size()) return fmt::format("part {}: its size", k);
    for (std::size_t i = 0; i < scalars.size(); ++i)
      if (!is_same(evaluate(terms[k].scalars[i]), scalars[i]))
        return fmt::format("part {}, scalar {}", k, i);
  }
  return "";
}

/// Where terms say other than the machine computes; nothing where the run as terms comes to no end.
std::optional<std::string> difference_of_model(const ModelSetup& setup,
                                               std::span<const HostValue> arguments) {
  TermBank bank;
  const ModelTermInvocation terms = invoke_model_on_terms(bank, setup, arguments);
  if (terms.outcome.kind == OutcomeKind::kUndecided) {
    UNSCOPED_INFO(terms.outcome.message);
    return {};
  }
  const ModelInvocation run = invoke(setup, arguments);
  for (const Note& note : run.notes)
    if (note.code == spec::Code::N_MIN_MAX) return {};  // as terms need not (TIR-D16)
  Evaluated evaluate(bank, arguments);
  const Outcome* end = &terms.outcome;
  for (auto e = terms.exits.rbegin(); e != terms.exits.rend(); ++e)
    if (evaluate.holds(e->condition)) end = &e->outcome;
  if (end->kind != run.outcome.kind || end->code != run.outcome.code)
    return "end: " + end->message + " as terms, " + run.outcome.message + " by the machine";
  if (end->kind != OutcomeKind::kDone) return "";
  std::string text = parts_differ(evaluate, terms.returned, std::span(&*run.returned, 1));
  if (text.empty()) text = parts_differ(evaluate, terms.arguments, run.arguments);
  return text;
}

struct TextModel {
  explicit TextModel(const std::string& text) {
    spec::Report report;
    parsed = spec::read(text, report);
    if (report.errors() > 0 || parsed.program.modules.empty()) return;
    module = &parsed.program.modules.front();
    for (const spec::Function& f : module->functions)
      if (f.relax_func && !f.relax_func->is_private && !main) main = f.relax_func;
  }
  ModelSetup setup() { return {parsed.program, *module, main}; }

  spec::ParsedFile parsed;
  const spec::Module* module = nullptr;
  const spec::relax::Function* main = nullptr;
};

TextModel model_of(const std::string& body) {
  return TextModel(
      "from tvm.script import ir as I, relax as R, tir as T\n@I.ir_module\nclass Module:\n" + body);
}

HostValue boolean(bool value) { return tensor({}, {value ? 1.0 : 0.0}, spec::bool_type()); }

const char* const kChooses =
    "    @R.function\n"
    "    def main(c: R.Tensor((), 'bool'), x: R.Tensor((2,), 'float32')):\n"
    "        if c:\n"
    "            a = R.add(x, x)\n"
    "            y = (a, R.shape([2]), R.prim_value(7))\n"
    "        else:\n"
    "            b = R.multiply(x, x)\n"
    "            y = (b, R.shape([2]), R.prim_value(7))\n"
    "        z = y[0]\n"
    "        w = R.subtract(z, x)\n"
    "        return (y, w)\n";

}  // namespace

TEST_CASE("terms of models: data choose between branches", "[terms][Relax/Eval/10.1]") {
  TextModel model = model_of(kChooses);
  for (const bool c : {false, true}) {
    const std::vector<HostValue> arguments{boolean(c), tensor({2}, {3, -5})};
    CHECK(difference_of_model(model.setup(), arguments).value_or("undecided") == "");
  }
  TermBank bank;
  const auto terms =
      invoke_model_on_terms(bank, model.setup(), std::vector{boolean(true), tensor({2}, {3, -5})});
  REQUIRE(terms.returned.size() == 4);
  CHECK(terms.returned[0].scalars[0].is_term);
  CHECK_FALSE(terms.returned[1].scalars[0].is_term);
  CHECK(terms.exits.empty());
}

TEST_CASE("terms of models: a tensor that data choose is not written", "[terms]") {
  TextModel model = model_of(
      "    @T.prim_func\n"
      "    def f(A: T.Buffer((2,), 'float32')):\n"
      "        A[0] = T.float32(1)\n"
      "    @R.function(pure=False)\n"
      "    def main(c: R.Tensor((), 'bool'), x: R.Tensor((2,), 'float32')):\n"
      "        if c:\n"
      "            y = x\n"
      "        else:\n"
      "            b = R.multiply(x, x)\n"
      "            y = b\n"
      "        z = R.call_tir_inplace(Module.f, (y,), inplace_indices=[0],\n"
      "                               out_sinfo=R.Tensor((2,), 'float32'))\n"
      "        return (x, z)\n");
  TermBank bank;
  const auto terms =
      invoke_model_on_terms(bank, model.setup(), std::vector{boolean(true), tensor({2}, {3, -5})});
  CHECK(terms.outcome.kind == OutcomeKind::kUndecided);
  CHECK_THAT(terms.outcome.message, Catch::Contains("data choose"));
}

TEST_CASE("terms of models: a number that data choose leaves a premise open", "[terms][RLX-D49]") {
  const auto chosen = [](const std::string& use) {
    TextModel model = model_of(
        "    @R.function(pure=False)\n"
        "    def main(c: R.Tensor((), 'bool'), x: R.Tensor((2,), 'float32')) -> R.Object:\n"
        "        if c:\n"
        "            s = R.shape([2])\n"
        "            n = R.prim_value(0)\n"
        "            v = (s, n)\n"
        "        else:\n"
        "            s = R.shape([3])\n"
        "            n = R.prim_value(1)\n"
        "            v = (s, n)\n"
        "        s = v[0]\n"
        "        n = v[1]\n"
        "        y: R.Object = " +
        use + "\n        return y\n");
    TermBank bank;
    const auto terms = invoke_model_on_terms(bank, model.setup(),
                                             std::vector{boolean(true), tensor({2}, {3, -5})});
    CHECK(terms.outcome.kind == OutcomeKind::kUndecided);
    return terms.outcome.message;
  };
  const auto packed = [&](const std::string& name, const std::string& arguments) {
    return chosen("R.call_packed('vm.builtin." + name + "', " + arguments +
                  ", sinfo_args=(R.Object,))");
  };
  using Catch::Contains;
  CHECK_THAT(chosen("R.builtin.alloc_tensor(s, R.dtype('float32'), R.prim_value(0))"),
             Contains("Relax-alloc_tensor"));
  CHECK_THAT(chosen("R.memory.alloc_storage(s, R.prim_value(0), R.str('global'), "
                    "R.dtype('float32'))"),
             Contains("Relax-alloc_storage"));
  CHECK_THAT(chosen("R.inspect.tensor_shape_i(x, n)"), Contains("Relax-inspect"));
  CHECK_THAT(packed("reshape", "x, s"), Contains("Relax-"));
  CHECK_THAT(packed("make_prim_value", "x, n, n"), Contains("Relax-"));
  CHECK_THAT(packed("tuple_getitem", "(x, x), n"), Contains("Relax-"));
}

TEST_CASE("terms of models: a branch that errs is an exit", "[terms][Relax/MatchCast/p1:b]") {
  TextModel model = model_of(
      "    @R.function(pure=False)\n"
      "    def main(c: R.Tensor((), 'bool'), x: R.Tensor((2,), 'float32')):\n"
      "        if c:\n"
      "            a = R.match_cast(x, R.Tensor((3,), 'float32'))\n"
      "            y = a\n"
      "        else:\n"
      "            y = x\n"
      "        return y\n");
  for (const bool c : {false, true}) {
    const std::vector<HostValue> arguments{boolean(c), tensor({2}, {3, -5})};
    CHECK(difference_of_model(model.setup(), arguments).value_or("undecided") == "");
  }
}

TEST_CASE("terms of models: first stages of the corpus", "[terms][property]") {
  const std::filesystem::path folder = TENOR_SOURCE_DIR "/corpus/relax";
  std::set<std::filesystem::path> models;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.is_directory()) models.insert(entry.path());
  std::size_t compared = 0, undecided = 0;
  for (const auto& model_folder : models) {
    std::set<std::filesystem::path> stages;
    for (const auto& file : std::filesystem::recursive_directory_iterator(model_folder))
      if (file.path().extension() == ".py") stages.insert(file.path());
    if (stages.empty()) continue;
    TextModel model(tenor::test::slurp(stages.begin()->string()));
    if (!model.main) continue;
    ModelInputs inputs;
    const auto first = plan_model(model.main, "main", inputs);
    if (const auto* plan = std::get_if<ModelPlan>(&first))
      for (const PlannedSize& size : plan->parts.sizes)
        inputs.inputs.push_back({size.name, Input::Kind::kNumber, {}, "", "2"});
    const auto planned = plan_model(model.main, "main", inputs);
    const auto* plan = std::get_if<ModelPlan>(&planned);
    if (!plan) continue;
    CAPTURE(stages.begin()->string());
    const auto found = difference_of_model(model.setup(), plan->arguments);
    CHECK(found.value_or("") == "");
    compared += found.has_value(), undecided += !found;
  }
  CHECK(compared >= 12);
  CHECK(undecided <= 3);
}

}  // namespace tenor::semantics::relax::test
