// SPDX-License-Identifier: Apache-2.0
// The steps of a plan that make arrays.
#include <fmt/format.h>

#include <algorithm>

#include "semantics/tensor/draw.h"
#include "semantics/tir/planner.h"

namespace tenor::semantics {

using namespace spec;

Planner::Problem Planner::make_arrays() {
  for (std::size_t i = 0; i < inputs_.size(); ++i)
    if (function_->params[i]->dtype.is_handle() && plan_.arguments[i].memory_of == i)
      if (Problem problem = make_array(plan_.arguments[i], inputs_[i])) return problem;
  for (PlannedArgument& a : plan_.arguments)
    if (&plan_.arguments[a.memory_of] != &a) share(a);
  return {};
}

Planner::Problem Planner::make_array(PlannedArgument& a, const Input* input) {
  if (!a.buffer && !input) return a.scalar = Concrete::null_handle(), a.chosen = true, std::nullopt;
  if (!a.buffer && input->kind != Input::Kind::kTensor)
    return usage_problem(fmt::format("{} is a handle of no known shape: give it a file", a.name));
  if (a.buffer && is_out_of_scope(a.buffer->dtype))
    return PlanProblem{PlanProblem::Kind::kOutOfScope,
                       fmt::format("{} has elements of {}, which the documents give no values",
                                   a.name, to_string(a.buffer->dtype)),
                       a.buffer};
  if (input && input->kind == Input::Kind::kNumber)
    return usage_problem(
        fmt::format("{0} is a buffer: write {0}=fill:{1}", input->name, input->written));
  a.is_tensor = true;
  if (input && input->kind == Input::Kind::kTensor) return take_array(a, *input);
  return fill_array(a, input);
}

Planner::Problem Planner::take_array(PlannedArgument& a, const Input& input) {
  a.elements = input.tensor;
  if (a.buffer) fold_lanes(*a.elements, a.buffer->dtype, a.buffer->shape.size());
  a.dtype = a.elements->dtype;
  a.shape = a.elements->shape;
  a.written = input.written;
  return lay_out(a);
}

Planner::Problem Planner::fill_array(PlannedArgument& a, const Input* input) {
  a.dtype = a.buffer->dtype;
  for (const PrimExpr* e : a.buffer->shape) {
    // A dimension that cannot be evaluated or is negative: the run will say so.
    const std::int64_t extent = std::max<std::int64_t>(0, sizes_.evaluate(e).value_or(1));
    if (Problem problem = learn_size(a.buffer, lone_variable(e), extent)) return problem;
    a.shape.push_back(extent);
  }
  if (Problem problem = lay_out(a)) return problem;
  const bool undefined = input && input->kind == Input::Kind::kUndefined;
  a.chosen = !input;
  a.written = input ? input->written : fmt::format("rand:{}", seed_of(options_.seed, a.name));
  if (undefined || a.dtype.is_handle()) return a.written = "undef", std::nullopt;
  return make_elements(a);
}

Planner::Problem Planner::make_elements(PlannedArgument& a) {
  auto made = make_tensor(a.written, a.dtype, a.shape, options_.memory);
  if (const TensorProblem* problem = problem_of(made))
    return usage_problem(fmt::format("{}: {}", a.name, problem->message));
  a.elements = std::get<Tensor>(std::move(made));
  return {};
}

void Planner::share(PlannedArgument& a) const {
  const PlannedArgument& owner = plan_.arguments[a.memory_of];
  a.is_tensor = owner.is_tensor;
  a.scalar = owner.scalar;
  a.dtype = owner.dtype;
  a.shape = owner.shape;
  a.layout = owner.layout;
  a.written = "@" + owner.name;
}

void Planner::list_sizes() {
  for (const Variable* v : sizes_.variables()) {
    const auto value = sizes_.value(v);
    if (!value || is_parameter(v)) continue;
    const bool is_chosen = std::find(chosen_.begin(), chosen_.end(), v) != chosen_.end();
    plan_.sizes.push_back({std::string(v->name_hint), *value, is_chosen});
  }
}

PlanProblem Planner::too_large(const PlannedArgument& a) const {
  return {
      PlanProblem::Kind::kMemory,
      fmt::format("with {} the inputs take more than {} bytes of memory", a.name, options_.memory),
      a.buffer};
}

Planner::Problem Planner::lay_out(PlannedArgument& a) {
  if (!byte_count(a.dtype, a.shape, options_.memory)) return too_large(a);
  const bool fits =
      a.buffer && a.dtype == a.buffer->dtype && a.shape.size() == a.buffer->shape.size();
  constexpr std::uint64_t kLargest = std::uint64_t{1} << 62;
  const auto limit = static_cast<std::int64_t>(std::min(options_.memory, kLargest));
  a.layout = fits ? layout_of(sizes_, a.buffer, a.shape, limit) : packed_layout(a.shape);
  return {};
}

Planner::Problem Planner::judge_memory() {
  std::uint64_t left = options_.memory;
  for (std::size_t i = 0; i < plan_.arguments.size(); ++i) {
    const PlannedArgument& a = plan_.arguments[i];
    if (!a.is_tensor || a.memory_of != i) continue;
    const auto bytes = byte_count(a.dtype, std::vector{a.layout.extent}, left);
    if (!bytes) return too_large(a);
    const std::uint64_t stored = Concrete::Storage::bytes_for(options_.profile, a.dtype.scalar,
                                                              *bytes / a.dtype.scalar.bytes());
    if (stored > left) return too_large(a);
    left -= stored;
  }
  return {};
}

}  // namespace tenor::semantics
