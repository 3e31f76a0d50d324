// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>
#include <set>

#include "semantics/relax/call/call_tir.h"
#include "semantics/relax/call/own.h"
#include "semantics/relax/op/bodies.h"
#include "semantics/relax/op/call_arguments.h"
#include "semantics/relax/op/calls.h"
#include "semantics/relax/op/data_shape.h"
#include "semantics/relax/op/definition.h"
#include "spec/relax/op/operator.h"
#include "spec/text/read.h"

namespace tenor::semantics::relax {
namespace {

TEST_CASE("every operator of which StructInfo is derived has a body, or a reason", "[house]") {
  for (const spec::relax::Operator* op : spec::relax::all_operators()) {
    if (!op->derive) continue;
    INFO(op->name);
    const bool has_body = find_body(op->name) != nullptr || find_data_shaped(op->name) != nullptr;
    CHECK(has_body != (find_without_body(op->name) != nullptr));
  }
}

TEST_CASE("operators are said to have a rule of their own if and only if they have one",
          "[house]") {
  using Names = std::set<std::string_view>;
  const Names in_rules(std::begin(kOwnOperators), std::end(kOwnOperators));
  const Names elsewhere{"call_tir", "call_tir_inplace", "call_tir_with_grad", "call_dps_packed",
                        "memory.view"};
  Names said;
  for (const WithoutBody& one : operators_without_body())
    if (one.kind == Without::kOwnRule) said.insert(one.name);
  for (const std::string_view name : in_rules) {
    INFO(name);
    CHECK(said.contains(name));
  }
  for (const std::string_view name : said) {
    INFO(name);
    CHECK((in_rules.contains(name) || elsewhere.contains(name)));
  }
}

TEST_CASE("bodies and reasons are those of operators", "[house]") {
  for (const std::string_view name : names_with_body_or_reason()) {
    INFO(name);
    const auto* op = spec::relax::find_operator(name);
    CHECK((op && op->derive));
  }
}

TEST_CASE("every operator with a body has one definition, and says all of it", "[house]") {
  std::multiset<std::string_view> defined;
  for (const DefinitionLine& line : definition_lines()) {
    for (const std::string_view name : names_of(line)) defined.insert(name);
    const Definition& d = line.definition;
    INFO(line.names);
    for (const std::string_view said : {d.source, d.between, d.rounds, d.ties, d.nan})
      CHECK_FALSE(said.empty());
  }
  for (const spec::relax::Operator* op : spec::relax::all_operators()) {
    INFO(op->name);
    const bool has_body = find_body(op->name) != nullptr || find_data_shaped(op->name) != nullptr;
    CHECK(defined.count(op->name) == (has_body ? 1 : 0));
    CHECK((find_definition(op->name) != nullptr) == has_body);
  }
}

/// The datatypes of floats among what the body is given (`is_result`: that it leaves).
std::set<std::string> floats_of(const spec::tir::PrimFunc& body, std::size_t results,
                                bool is_result) {
  std::set<std::string> types;
  for (std::size_t i = 0; i < body.buffers.size(); ++i)
    if (body.buffers[i] && (i >= body.buffers.size() - results) == is_result)
      types.insert(spec::to_string(body.buffers[i]->dtype));
  return types;
}

TEST_CASE("bodies compute floats of the datatypes that their definitions say", "[house]") {
  const std::vector<ListedCall> calls = listed_calls();
  spec::Report report;
  spec::ParsedFile parsed = spec::read(module_of(calls), report);
  REQUIRE(report.errors() == 0);
  std::size_t i = 0, held = 0;
  for (const spec::Function& f : parsed.program.modules.front().functions) {
    const Definition* definition = find_definition(calls[i].name);
    CAPTURE(calls[i++].call);
    const auto* seq = spec::relax::as<spec::relax::SeqExpr>(f.relax_func->body);
    const auto* call =
        spec::relax::as<spec::relax::Call>(seq->blocks.front()->bindings.front()->value);
    const auto made = operator_body(call, arguments_of(*call), parsed.program);
    const auto* body = std::get_if<OperatorBody>(&made);
    if (!body || !definition) continue;
    const bool of_result = definition->between == kOfResult;
    const std::string_view of_nan =
        body->of_nan.substr(0, 5) == "here " ? body->of_nan.substr(5) : "";
    CHECK(definition->nan.find(of_nan) != std::string_view::npos);
    if (!of_result && definition->between != kOfOperand && definition->between != kNothingBetween)
      continue;
    ++held;
    const std::vector<spec::DataType> computed = computed_floats(*body->function);
    if (definition->between == kNothingBetween) CHECK(computed.empty());
    const auto allowed = floats_of(*body->function, body->results.size(), of_result);
    for (const spec::DataType& type : computed) CHECK(allowed.contains(spec::to_string(type)));
  }
  CHECK(held > 200);
}

}  // namespace
}  // namespace tenor::semantics::relax
