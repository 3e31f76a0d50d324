// SPDX-License-Identifier: Apache-2.0
// The steps of a plan that make arrays.
#include <fmt/format.h>

#include <algorithm>

#include "semantics/run/planner.h"
#include "semantics/tensor/draw.h"

namespace tenor::semantics {

using namespace spec;

namespace {

PlanProblem too_large(const PlannedArgument& a, const RunOptions& options) {
  return {PlanProblem::Kind::kMemory,
          fmt::format("with {} the inputs take more than {} bytes of memory", a.name,
                      options.limits.memory),
          a.buffer};
}

}  // namespace

Planner::Problem Planner::make_arrays() {
  for (std::size_t i = 0; i < inputs_.size(); ++i)
    if (function_->params[i]->dtype.is_handle() && plan_.arguments[i].memory_of == i)
      if (Problem problem = make_array(plan_.arguments[i], inputs_[i])) return problem;
  for (PlannedArgument& a : plan_.arguments)
    if (&plan_.arguments[a.memory_of] != &a) share(a);
  return {};
}

Planner::Problem Planner::make_array(PlannedArgument& a, const Input* input) {
  if (!a.buffer && !input) {
    a.scalar = Concrete::null_handle();
    a.chosen = true;
    return std::nullopt;
  }
  if (!a.buffer && input->kind != Input::Kind::kTensor)
    return usage_problem(fmt::format("{} is a handle of unknown shape: give a file", a.name));
  if (a.buffer && is_out_of_scope(a.buffer->dtype))
    return PlanProblem{
        PlanProblem::Kind::kOutOfScope,
        fmt::format("{} has elements of {}, and no document defines values of that datatype",
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
  if (a.buffer) take_raw_bytes(*a.elements, a.buffer->dtype.scalar);
  if (a.buffer) fold_lanes(*a.elements, a.buffer->dtype, a.buffer->shape.size());
  a.dtype = a.elements->dtype;
  a.shape = a.elements->shape;
  a.written = input.written;
  return lay_out(a);
}

Planner::Problem Planner::fill_array(PlannedArgument& a, const Input* input) {
  a.dtype = a.buffer->dtype;
  const ArrayText& parts = parts_[a.memory_of];
  if (parts.shape)
    a.shape = *parts.shape;
  else if (Problem problem = take_shape_of_buffer(a))
    return problem;
  if (Problem problem = lay_out(a)) return problem;
  const bool undefined = input && input->kind == Input::Kind::kUndefined;
  a.chosen = !input;
  a.written = input ? input->written : fmt::format("rand:{}", seed_of(options_.seed, a.name));
  if (undefined) return {};
  if (a.dtype.is_handle()) {
    a.written = "undef";
    return std::nullopt;
  }
  return make_elements(a);
}

Planner::Problem Planner::take_shape_of_buffer(PlannedArgument& a) {
  for (const PrimExpr* e : a.buffer->shape) {
    // A dimension that cannot be evaluated or is negative: the run will say so.
    const std::int64_t extent = std::max<std::int64_t>(0, sizes_.evaluate(e).value_or(1));
    if (Problem problem = learn_size(a.buffer, lone_variable(e), extent)) return problem;
    a.shape.push_back(extent);
  }
  return {};
}

Planner::Problem Planner::make_elements(PlannedArgument& a) {
  const ArrayText& parts = parts_[a.memory_of];
  const std::string& source = parts.elements.empty() ? a.written : parts.elements;
  auto made = make_tensor(source, a.dtype, a.shape, options_.limits.memory);
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
    const auto is_among = [&](const auto& all) { return std::ranges::find(all, v) != all.end(); };
    const bool of_layout = is_among(laid_out_);
    plan_.sizes.push_back(
        {std::string(v->name_hint), *value, of_layout || is_among(chosen_), of_layout});
  }
}

Planner::Problem Planner::lay_out(PlannedArgument& a) {
  if (!byte_count(a.dtype, a.shape, options_.limits.memory)) return too_large(a, options_);
  const bool fits =
      a.buffer && a.dtype == a.buffer->dtype && a.shape.size() == a.buffer->shape.size();
  constexpr std::uint64_t kLargest = std::uint64_t{1} << 62;
  const auto limit = static_cast<std::int64_t>(std::min(options_.limits.memory, kLargest));
  a.layout =
      fits ? layout_of(sizes_, a.buffer, a.shape, limit, open_, laid_out_) : packed_layout(a.shape);
  const ArrayText& parts = parts_[a.memory_of];
  if (!parts.strides && !parts.offset) return {};
  if (parts.strides && parts.strides->size() != a.shape.size())
    return usage_problem(fmt::format("{} has {} dimensions, but {} strides are given", a.name,
                                     a.shape.size(), parts.strides->size()));
  const auto layout = laid_out(a.layout, parts, a.shape, limit);
  if (!layout)
    return usage_problem(fmt::format("with '{}', elements of {} lie outside its memory",
                                     inputs_[a.memory_of]->written, a.name));
  a.layout = *layout;
  return std::nullopt;
}

Planner::Problem Planner::check_memory() { return semantics::check_memory(plan_, options_); }

std::optional<PlanProblem> check_memory(const Plan& plan, const RunOptions& options) {
  std::uint64_t left = options.limits.memory;
  for (std::size_t i = 0; i < plan.arguments.size(); ++i) {
    const PlannedArgument& a = plan.arguments[i];
    if (!a.is_tensor || a.memory_of != i) continue;
    const auto bytes = byte_count(a.dtype, std::vector{a.layout.extent}, left);
    if (!bytes) return too_large(a, options);
    const std::uint64_t stored = Concrete::Storage::bytes_for(options.profile, a.dtype.scalar,
                                                              *bytes / a.dtype.scalar.bytes());
    if (stored > left) return too_large(a, options);
    left -= stored;
  }
  return {};
}

}  // namespace tenor::semantics
