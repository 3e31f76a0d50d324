// SPDX-License-Identifier: Apache-2.0
// A program from a text, and inputs for it.
#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "semantics/run/invoke.h"
#include "spec/text/read.h"

namespace tenor::semantics::test {

/// The first function of a text of the nested generation; `T` and `I` need no import.
struct TextProgram {
  explicit TextProgram(const std::string& body)
      : text("from tvm.script import tir as T\n@T.prim_func\n" + body),
        parsed(spec::read(text, report)) {
    for (const spec::Diagnostic& d : report.diagnostics()) UNSCOPED_INFO(d.message);
    REQUIRE(report.errors() == 0);
    REQUIRE(function() != nullptr);
  }
  const spec::Module& module() const { return parsed.program.modules.front(); }
  const spec::tir::PrimFunc* function() const { return module().functions.front().prim_func; }

  std::variant<Plan, PlanProblem> planned(const std::vector<Input>& inputs = {},
                                          const RunOptions& options = {},
                                          OpenLayout open = OpenLayout::kPacked) const {
    return plan(parsed.program, module(), function(), inputs, options, open);
  }
  Plan plan_of(const std::vector<Input>& inputs = {}) const {
    const auto result = planned(inputs);
    if (const auto* problem = std::get_if<PlanProblem>(&result)) FAIL(problem->message);
    return std::get<Plan>(result);
  }
  /// Why there is no plan; empty where there is one.
  std::string refusal(const std::vector<Input>& inputs, const RunOptions& options = {}) const {
    const auto result = planned(inputs, options);
    const auto* problem = std::get_if<PlanProblem>(&result);
    return problem ? problem->message : "";
  }
  Invocation run(const std::vector<Input>& inputs = {}, const RunOptions& options = {}) const {
    return invoke(parsed.program, module(), function(), inputs, options);
  }

  std::string text;
  spec::Report report;
  spec::ParsedFile parsed;
};

inline Input number(std::string name, std::string value) {
  return {std::move(name), Input::Kind::kNumber, {}, "", std::move(value)};
}
inline Input source(std::string name, std::string value) {
  return {std::move(name), Input::Kind::kSource, {}, "", std::move(value)};
}
inline Input alias(std::string name, std::string other) {
  return {std::move(name), Input::Kind::kAlias, {}, other, "@" + other};
}
inline Input undefined(std::string name) {
  return {std::move(name), Input::Kind::kUndefined, {}, "", "undef"};
}
/// int32 elements.
inline Tensor int32s(std::vector<std::int64_t> shape, const std::vector<std::int32_t>& values) {
  Tensor tensor{spec::int_type(32), std::move(shape), {}};
  tensor.data.resize(values.size() * 4);
  for (std::size_t i = 0; i < values.size(); ++i)
    store_scalar(tensor.dtype.scalar, tensor.data, i, static_cast<std::uint32_t>(values[i]));
  return tensor;
}
inline Input array(std::string name, Tensor tensor) {
  return {std::move(name), Input::Kind::kTensor, std::move(tensor), "", "a.npy"};
}

}  // namespace tenor::semantics::test
