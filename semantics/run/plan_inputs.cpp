// SPDX-License-Identifier: Apache-2.0
// The steps of a plan that match what is given with parameters, by their names.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "semantics/run/planner.h"
#include "spec/diagnostic/suggest.h"

namespace tenor::semantics {

using namespace spec;
using namespace spec::tir;

namespace {

/// Which argument the text's own name means: a parameter's before a buffer's.
std::optional<std::size_t> argument_called(const PrimFunc& f, std::string_view name) {
  for (std::size_t i = 0; i < f.params.size(); ++i)
    if (f.params[i]->name_hint == name) return i;
  for (std::size_t i = 0; i < f.params.size(); ++i)
    if (f.buffers[i] && f.buffers[i]->name == name) return i;
  return {};
}

}  // namespace

std::vector<std::string> argument_names(const PrimFunc& f) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < f.params.size(); ++i) {
    const std::string hint(f.params[i]->name_hint);
    const std::string own = f.buffers[i] ? std::string(f.buffers[i]->name) : hint;
    std::string name = own;
    if (argument_called(f, name) != i) name = hint;
    for (int k = 1; argument_called(f, name) != i; ++k) {
      name = fmt::format("{}_{}", own, k);
      if (!argument_called(f, name) && std::ranges::find(names, name) == names.end()) break;
    }
    names.push_back(std::move(name));
  }
  return names;
}

std::optional<std::size_t> Planner::parameter_called(std::string_view name) const {
  if (const auto own = argument_called(*function_, name)) return own;
  const auto& all = plan_.arguments;
  const auto given = std::ranges::find(all, name, &PlannedArgument::name);
  if (given == all.end()) return {};
  return static_cast<std::size_t>(given - all.begin());
}

bool Planner::is_parameter(const Variable* v) const {
  const auto& params = function_->params;
  return std::find(params.begin(), params.end(), v) != params.end();
}

PlanProblem Planner::unknown(const std::string& name) const {
  std::vector<std::string> known;
  for (const PlannedArgument& a : plan_.arguments) known.push_back(a.name);
  for (const Variable* v : sizes_.variables())
    if (!is_parameter(v)) known.emplace_back(v->name_hint);
  std::string near = did_you_mean(name, known);
  if (near.empty()) near = fmt::format("; there is {}", fmt::join(known, ", "));
  if (known.empty()) near = " (it has no inputs)";
  return usage_problem(fmt::format("{} has no parameter, buffer or size called '{}'{}",
                                   function_->name, name, near));
}

Planner::Problem Planner::match_inputs() {
  for (const Input& input : given_) {
    const auto i = parameter_called(input.name);
    if (!i) {
      if (Problem problem = match_size(input)) return problem;
      continue;
    }
    if (inputs_[*i]) return usage_problem(fmt::format("'{}' is given twice", input.name));
    inputs_[*i] = &input;
    if (Problem problem = read_parts(*i, input)) return problem;
  }
  return {};
}

Planner::Problem Planner::read_parts(std::size_t i, const Input& input) {
  auto parts = parse_array_text(input.written);
  if (const TensorProblem* problem = problem_of(parts))
    return usage_problem(fmt::format("{}: {}", input.name, problem->message));
  parts_[i] = std::get<ArrayText>(std::move(parts));
  if (!parts_[i].has_parts()) return {};
  if (!function_->params[i]->dtype.is_handle())
    return usage_problem(
        fmt::format("{} is a number and cannot have a shape, strides or an offset: '{}'",
                    input.name, input.written));
  if (input.kind == Input::Kind::kAlias)
    return usage_problem(
        fmt::format("{} is the array of {} and takes its shape and layout from there: '{}'",
                    input.name, input.other, input.written));
  if (parts_[i].shape && input.kind == Input::Kind::kTensor)
    return usage_problem(
        fmt::format("{} takes its shape from the file: '{}'", input.name, input.written));
  return {};
}

Planner::Problem Planner::find_aliases() {
  const auto is_alias = [&](std::size_t i) {
    return inputs_[i] && inputs_[i]->kind == Input::Kind::kAlias;
  };
  for (std::size_t i = 0; i < inputs_.size(); ++i) {
    std::size_t target = i;
    for (std::size_t hops = 0; is_alias(target); ++hops) {
      const auto next = parameter_called(inputs_[target]->other);
      if (!next) return unknown(inputs_[target]->other);
      if (hops > inputs_.size())
        return usage_problem(fmt::format("'{}' is an alias of itself", inputs_[i]->name));
      target = *next;
    }
    if (target != i && !function_->params[target]->dtype.is_handle())
      return usage_problem(
          fmt::format("'{}' has no memory to share", plan_.arguments[target].name));
    plan_.arguments[i].memory_of = target;
  }
  return {};
}

}  // namespace tenor::semantics
