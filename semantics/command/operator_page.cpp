// SPDX-License-Identifier: Apache-2.0
// What `explain` says of an operator: its definition, and its body for the first call of it that is
// listed.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "semantics/command/command.h"
#include "semantics/relax/op/bodies.h"
#include "semantics/relax/op/call_arguments.h"
#include "semantics/relax/op/calls.h"
#include "semantics/relax/op/data_shape.h"
#include "semantics/relax/op/definition.h"
#include "spec/relax/op/operator.h"
#include "spec/text/print.h"
#include "spec/text/read.h"

namespace tenor::semantics {
namespace {

using spec::relax::as;

/// A body as text, and the datatypes of floats that it computes.
struct Example {
  std::string text;
  std::vector<std::string> floats{};
};

std::vector<std::string> floats_of(const spec::tir::PrimFunc& body) {
  std::vector<std::string> names;
  for (const spec::DataType& type : relax::computed_floats(body))
    names.push_back(spec::to_string(type));
  return names;
}

Example body_of(const relax::ListedCall& listed) {
  const std::string text = relax::module_of({&listed, 1});
  spec::Report report;
  spec::ParsedFile parsed = spec::read(text, report);
  const auto* function = parsed.program.modules.front().functions.front().relax_func;
  const auto* seq = as<spec::relax::SeqExpr>(function->body);
  const auto* call = as<spec::relax::Call>(seq->blocks.front()->bindings.front()->value);
  const auto made = relax::operator_body(call, relax::arguments_of(*call), parsed.program);
  if (const auto* why = std::get_if<relax::Refused>(&made)) return {"# " + why->what + "\n"};
  const auto& body = std::get<relax::OperatorBody>(made);
  const std::string printed = spec::print(*body.function, spec::Generation::kNested);
  if (!body.counts) return {printed, floats_of(*body.function)};
  const std::vector<std::int64_t> twos(static_cast<std::size_t>(body.results[0].shape[0]), 2);
  const auto filled = relax::operator_body(call, relax::arguments_of(*call), parsed.program, &twos);
  const auto* written = std::get_if<relax::OperatorBody>(&filled);
  return {printed + "\n# and where the numbers that it wrote are 2:\n" +
          (written ? spec::print(*written->function, spec::Generation::kNested) : "")};
}

/// A comment that is the call, and the body.
Example example_of(std::string_view name) {
  const std::vector<relax::ListedCall> calls = relax::listed_calls();
  const auto listed = std::ranges::find(calls, name, &relax::ListedCall::name);
  if (listed == calls.end()) return {};
  const std::string inputs = listed->inputs.empty() ? "" : " where " + listed->inputs;
  Example example = body_of(*listed);
  example.text = fmt::format("# {}{}\n", listed->call, inputs) + example.text;
  return example;
}

/// What holds for all calls, and the example.
void show_body(spec::Page& page, std::string_view name) {
  const Example example = example_of(name);
  page.example = example.text;
  const relax::Definition* known = relax::find_definition(name);
  if (!known) return;
  const std::string here =
      example.floats.empty() ? "" : fmt::format("; below {}", fmt::join(example.floats, ", "));
  page.facts = {{"source", std::string(known->source)},
                {"inner", std::string(known->between) + here},
                {"rounds", std::string(known->rounds)},
                {"ties", std::string(known->ties)},
                {"NaN", std::string(known->nan)}};
}

}  // namespace

/// With or without the `R.` of the text.
std::optional<spec::Page> operator_page(std::string_view name) {
  if (name.starts_with("R.")) name.remove_prefix(2);
  const auto* op = spec::relax::find_operator(name);
  const std::string_view refused = spec::relax::why_refused(name);
  if (!op && refused.empty()) return std::nullopt;
  spec::Page page{"R." + std::string(name),
                  "an operator of Relax",
                  {},
                  {},
                  spec::clauses("RLX-D49", "Relax/Eval/12.1:d")};
  if (!op) {
    page.summary += " without rules";
    page.reason = refused;
    return page;
  }
  if (relax::find_body(op->name)) {
    page.summary += "; for each call a PrimFunc says what it computes";
    show_body(page, op->name);
  } else if (relax::find_data_shaped(op->name)) {
    page.summary +=
        "; its shape depends on data: for each call a PrimFunc counts, then another computes";
    show_body(page, op->name);
  } else {
    const relax::WithoutBody* known = relax::find_without_body(op->name);
    page.summary += " without a body";
    page.reason = known ? known->reason : "it is out of scope by name";
  }
  return page;
}

}  // namespace tenor::semantics
