// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/relax/op/computed.h"

#include <fmt/format.h>

#include "semantics/relax/op/call_arguments.h"
#include "semantics/run/invoke.h"
#include "spec/text/print.h"
#include "spec/text/read.h"
#include "spec/tir/check.h"

namespace tenor::semantics::relax::test {
namespace {

using spec::relax::as;

/// A function that is read, and its call.
struct CallText {
  CallText(const std::string& parameters, const std::string& call)
      : text(
            "from tvm.script import ir as I, relax as R, tir as T\n@R.function(pure=False)\ndef "
            "main(" +
            parameters + "):\n    result = " + call + "\n    return result\n"),
        parsed(spec::read(text, report)) {
    for (const spec::Diagnostic& d : report.diagnostics()) UNSCOPED_INFO(d.message);
    REQUIRE(report.errors() == 0);
    function = parsed.program.modules.front().functions.front().relax_func;
    const auto* body = as<spec::relax::SeqExpr>(function->body);
    found = as<spec::relax::Call>(body->blocks.front()->bindings.front()->value);
    REQUIRE(found);
  }

  std::string text;
  spec::Report report;
  spec::ParsedFile parsed;
  const spec::relax::Function* function = nullptr;
  const spec::relax::Call* found = nullptr;
};

/// The tensors among the arguments as inputs, by the names of the body's parameters.
std::vector<Input> inputs_of(const spec::relax::Function& function, const spec::relax::Call& call,
                             const spec::tir::PrimFunc& body,
                             const std::vector<std::vector<double>>& given) {
  std::vector<Input> inputs;
  const auto add = [&](const spec::relax::Expr* e) {
    const auto type = tensor_type(e);
    if (!type) return;
    const auto place = std::ranges::find(function.params, spec::relax::variable_of(e));
    const std::vector<double>& values =
        given.at(static_cast<std::size_t>(place - function.params.begin()));
    Tensor tensor{type->dtype, type->shape, {}};
    tensor.data.resize(*byte_count(type->dtype, type->shape));
    REQUIRE(values.size() == *element_count(type->shape));
    for (std::size_t i = 0; i < values.size(); ++i)
      store_scalar(type->dtype.scalar, tensor.data, i,
                   Concrete::cast(Concrete::of(std::bit_cast<std::uint64_t>(values[i]),
                                               spec::float_type(64).scalar),
                                  type->dtype.scalar)
                       .bits);
    const std::string name(body.buffers[inputs.size()]->name);
    inputs.push_back({name, Input::Kind::kTensor, std::move(tensor), "", "a.npy"});
  };
  for (const spec::relax::Expr* e : call.args) {
    add(e);
    if (const auto* tuple = as<spec::relax::Tuple>(e))
      for (const spec::relax::Expr* field : tuple->fields) add(field);
  }
  return inputs;
}

std::string shown(const ArrayResult& array) {
  const Tensor& t = array.tensor;
  std::string text = spec::to_string(t.dtype) + show_shape(t.shape) + ":";
  for (std::size_t i = 0; i < array.written.size(); ++i) {
    const ConcreteValue value =
        Concrete::cast(Concrete::of(load_scalar(t.dtype.scalar, t.data, i), t.dtype.scalar),
                       spec::float_type(64).scalar);
    text += array.written[i] ? fmt::format(" {:.6g}", std::bit_cast<double>(value.bits)) : " undef";
  }
  return text;
}

/// It is well-formed, and its text says the same.
void require_well_formed(const spec::Program& program, const spec::Module& module,
                         const spec::tir::PrimFunc& body) {
  spec::Report report;
  spec::tir::check(program, module, body, report);
  for (const spec::Diagnostic& d : report.diagnostics())
    UNSCOPED_INFO(d.message << "\n" << spec::print(body, spec::Generation::kNested));
  REQUIRE(report.errors() == 0);
  const std::string text =
      "from tvm.script import tir as T\n" + spec::print(body, spec::Generation::kNested);
  spec::Report again;
  const spec::ParsedFile parsed = spec::read(text, again);
  REQUIRE(again.errors() == 0);
}

}  // namespace

std::string body_text(const std::string& parameters, const std::string& call) {
  CallText text(parameters, call);
  const auto made = operator_body(text.found, arguments_of(*text.found), text.parsed.program);
  if (const auto* why = std::get_if<Refused>(&made)) return why->what;
  return spec::print(*std::get<OperatorBody>(made).function, spec::Generation::kNested);
}

std::string computes(const std::string& parameters, const std::string& call,
                     const std::vector<std::vector<double>>& inputs) {
  CallText text(parameters, call);
  spec::Program& program = text.parsed.program;
  const auto made = operator_body(text.found, arguments_of(*text.found), program);
  if (const auto* why = std::get_if<Refused>(&made)) return why->what;
  const auto& body = std::get<OperatorBody>(made);
  spec::Module module;
  module.functions.push_back(
      {spec::Function::Kind::kPrimFunc, std::string(body.function->name), {}, body.function});
  require_well_formed(program, module, *body.function);
  const auto given = inputs_of(*text.function, *text.found, *body.function, inputs);
  const Invocation run = invoke(program, module, body.function, given);
  if (run.problem) return run.problem->message;
  if (run.outcome.kind != OutcomeKind::kDone)
    return std::string(run.outcome.code ? spec::info(*run.outcome.code).text : "no result");
  std::string results;
  for (std::size_t i = run.arrays.size() - body.results.size(); i < run.arrays.size(); ++i)
    results += (results.empty() ? "" : "; ") + shown(run.arrays[i]);
  return results;
}

}  // namespace tenor::semantics::relax::test
